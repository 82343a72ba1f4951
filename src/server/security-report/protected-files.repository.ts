import { parseMediaId } from '#content/media/media-url.ts';
import { selectPublishedUses } from '#server/media/store/media-visibility.ts';
import { selectPublicUses } from '#server/media/store/shared-files.ts';
import { selectDraftsShowing } from '#server/protection/locks/draft-lock.repository.ts';
import { isAmongFiles } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';

/** Page that shows a file. */
interface Use {
  readonly url: string;
  readonly pageId: string;
}

/** Lists the files of visible protected pages. */
export async function findProtectedUses(db: Db): Promise<Use[]> {
  const rows = await selectPublishedUses(db)
    .where('page.requires_login', '=', true)
    .select(['use.url', 'page.id as pageId'])
    .distinct()
    .orderBy('use.url')
    .orderBy('page.id')
    .execute();
  return rows.filter(({ url }) => parseMediaId(url) !== undefined);
}

/** Finds public pages that show some of these files, by file id. */
export async function findPublicUses(db: Db, ids: readonly string[]): Promise<Use[]> {
  const found: Use[] = [];
  for (const part of splitIntoParts(ids)) {
    found.push(
      ...(await selectPublicUses(db, part).select(['use.url', 'page.id as pageId']).distinct().execute()),
    );
  }
  return found;
}

/** Share link that opens these files, since its draft shows them. */
export interface PreviewLinkUse extends Use {
  readonly id: string;
  /** ISO 8601. */
  readonly until: string;
}

export async function findPreviewLinkUses(
  db: Db,
  ids: readonly string[],
  now: string,
): Promise<PreviewLinkUse[]> {
  const found: PreviewLinkUse[] = [];
  for (const part of splitIntoParts(ids)) {
    const rows = await selectDraftsShowing(db, isAmongFiles('use.url', part))
      .where('link.expires_at', '>', now)
      .select(['link.id', 'link.expires_at as until', 'page.id as pageId', 'use.url'])
      .distinct()
      .orderBy('link.expires_at')
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Protection of a page, without its passwords. */
export interface Lock {
  readonly pageId: string;
  readonly hasOwnPassword: boolean;
  /** Label of the shared password. */
  readonly shared: string | null;
}

export async function findLocks(db: Db, pageIds: readonly string[]): Promise<Lock[]> {
  const found: Lock[] = [];
  for (const part of splitIntoParts(pageIds)) {
    const rows = await db
      .selectFrom('pages as page')
      .leftJoin('password_accesses as access', 'access.id', 'page.password_id')
      .where('page.id', 'in', part)
      .select(['page.id as pageId', 'page.login_password as own', 'access.id as shared'])
      .execute();
    found.push(
      ...rows.map(({ pageId, own, shared }) => ({
        pageId,
        hasOwnPassword: own !== null,
        shared: shared ?? null,
      })),
    );
  }
  return found;
}

/** Client space with a working link that contains a page. */
export interface HoldingClientSpace {
  readonly pageId: string;
  readonly id: string;
  readonly client: string;
  /** ISO 8601; null for a link without expiry. */
  readonly until: string | null;
}

export async function findClientSpaces(
  db: Db,
  pageIds: readonly string[],
  now: string,
): Promise<HoldingClientSpace[]> {
  const found: HoldingClientSpace[] = [];
  for (const part of splitIntoParts(pageIds)) {
    const rows = await db
      .selectFrom('room_pages as held')
      .innerJoin('rooms as clientSpace', 'clientSpace.id', 'held.room_id')
      .where('held.page_id', 'in', part)
      .where('clientSpace.revoked_at', 'is', null)
      .where((where) =>
        where.or([where('clientSpace.expires_at', 'is', null), where('clientSpace.expires_at', '>', now)]),
      )
      .select([
        'held.page_id as pageId',
        'clientSpace.id',
        'clientSpace.client',
        'clientSpace.expires_at as until',
      ])
      .orderBy('clientSpace.client')
      .orderBy('clientSpace.id')
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Finds the names of files, by id. */
export async function findMediaNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const part of splitIntoParts(ids)) {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'name'])
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
