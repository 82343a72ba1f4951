import { isLanguage, type Language, languages } from '#content/language/language.ts';
import { type Db, isSet } from '#server/storage/schema.ts';

/** A share link to the draft of a page in one language. */
export interface StoredPreviewLink {
  readonly id: string;
  readonly pageId: string;
  readonly language: Language;
  /** Grants are bound to this seed. */
  readonly seed: string;
  readonly expiresAt: string;
  /** Created by an owner: then it opens a protected page too. */
  readonly byOwner: boolean;
  readonly createdAt: string;
  readonly createdBy: string | null;
}

interface Row {
  readonly id: string;
  readonly page_id: string;
  readonly language: string;
  readonly grant_seed: string;
  readonly expires_at: string;
  readonly by_owner: boolean | number;
  readonly created_at: string;
  readonly created_by: string | null;
}

function toLink(row: Row): StoredPreviewLink {
  return {
    id: row.id,
    pageId: row.page_id,
    language: isLanguage(row.language) ? row.language : languages[0],
    seed: row.grant_seed,
    expiresAt: row.expires_at,
    byOwner: isSet(row.by_owner),
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}

/** Lists a page's links that expire after a time, ISO 8601; the newest first. */
export async function listStoredLinks(db: Db, pageId: string, now: string): Promise<StoredPreviewLink[]> {
  const rows = await db
    .selectFrom('preview_links')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toLink);
}

/**
 * Finds a link that opens its draft: its page is not in the trash, and has not become protected since someone
 * without access created the link.
 */
export async function findOpenLink(db: Db, id: string): Promise<StoredPreviewLink | undefined> {
  const row = await db
    .selectFrom('preview_links as link')
    .innerJoin('pages as page', 'page.id', 'link.page_id')
    .selectAll('link')
    .where('link.id', '=', id)
    .where('page.deleted_at', 'is', null)
    .where((where) => where.or([where('page.requires_login', '=', false), where('link.by_owner', '=', true)]))
    .executeTakeFirst();
  return row && toLink(row);
}

export async function insertLink(db: Db, link: StoredPreviewLink): Promise<void> {
  await db
    .insertInto('preview_links')
    .values({
      id: link.id,
      page_id: link.pageId,
      language: link.language,
      grant_seed: link.seed,
      expires_at: link.expiresAt,
      by_owner: link.byOwner,
      created_at: link.createdAt,
      created_by: link.createdBy,
    })
    .execute();
}

/** Deletes expired links. */
export async function deleteOverLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
}

/** Returns false if there is none. */
export async function deleteLink(db: Db, pageId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_links')
    .where('id', '=', id)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
