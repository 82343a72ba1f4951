import type { Translated } from '#content/language/language.ts';
import { parseBackground } from '#server/pages/store/page-settings.repository.ts';
import { inParts } from '#server/storage/in-parts.ts';
import type { Db } from '#server/storage/schema.ts';
import { titlesOf } from '#server/storage/titles.ts';

/** How a token is named in content. */
const named = '%var(--%';

export interface NamingPage {
  readonly id: string;
  readonly identifier: string;
  readonly live: string | null;
  readonly draft: string | null;
}

/** Every page that is not in the trash, with its two versions. */
export async function listPagesOf(db: Db): Promise<NamingPage[]> {
  return db
    .selectFrom('pages')
    .where('deleted_at', 'is', null)
    .select(['id', 'identifier', 'live_version_id as live', 'draft_version_id as draft'])
    .orderBy('identifier')
    .execute();
}

interface NamingVersion {
  readonly id: string;
  /** As it is stored. */
  readonly overview: string;
}

/** The blocks of those versions that name a token at all: the others are not read. In parts, so that few are in memory at once. */
export async function* versionsNaming(db: Db, ids: readonly string[]): AsyncGenerator<NamingVersion[]> {
  for (const part of inParts(ids)) {
    yield await db
      .selectFrom('versions')
      .select(['id', 'overview'])
      .where('id', 'in', part)
      .where('overview', 'like', named)
      .execute();
  }
}

/** The backgrounds that name a token, of pages and of their versions (empty for the page itself). */
export async function backgroundsNaming(db: Db) {
  const rows = await db
    .selectFrom('page_backgrounds')
    .select(['page_id', 'version_id', 'background', 'dynamic_background'])
    .where(({ or, eb }) => or([eb('background', 'like', named), eb('dynamic_background', 'like', named)]))
    .execute();
  return rows.map(({ page_id: pageId, version_id: versionId, ...row }) => ({
    pageId,
    versionId,
    background: parseBackground(row.background, row.dynamic_background),
  }));
}

export async function titlesOfPages(db: Db, pages: readonly NamingPage[]): Promise<Map<string, Translated>> {
  const rows = pages.map(({ live, draft }) => ({ live_version_id: live, draft_version_id: draft }));
  return titlesOf(db, rows);
}
