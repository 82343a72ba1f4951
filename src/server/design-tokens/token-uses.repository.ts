import type { Translated } from '#content/language/language.ts';
import { parseBackground } from '#server/pages/store/page-settings.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/** Pattern of token uses in stored content. */
const named = '%var(--%';

export interface NamingPage {
  readonly id: string;
  readonly identifier: string;
  readonly live: string | null;
  readonly draft: string | null;
}

/** Lists every page outside the trash, with its live version and draft. */
export async function listPagesWithVersions(db: Db): Promise<NamingPage[]> {
  return db
    .selectFrom('pages')
    .where('deleted_at', 'is', null)
    .select(['id', 'identifier', 'live_version_id as live', 'draft_version_id as draft'])
    .orderBy('identifier')
    .execute();
}

interface NamingVersion {
  readonly id: string;
  /** Stored JSON. */
  readonly overview: string;
}

/**
 * Reads the blocks of those versions that use a token; the others aren't read. In batches, to limit memory.
 */
export async function* readVersionsUsingTokens(
  db: Db,
  ids: readonly string[],
): AsyncGenerator<NamingVersion[]> {
  for (const part of splitIntoParts(ids)) {
    yield await db
      .selectFrom('versions')
      .select(['id', 'overview'])
      .where('id', 'in', part)
      .where('overview', 'like', named)
      .execute();
  }
}

/** Lists the backgrounds that use a token, of pages and versions (an empty id for the page itself). */
export async function listBackgroundsUsingTokens(db: Db) {
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

export async function findPageTitles(db: Db, pages: readonly NamingPage[]): Promise<Map<string, Translated>> {
  const rows = pages.map(({ live, draft }) => ({ live_version_id: live, draft_version_id: draft }));
  return findVersionTitles(db, rows);
}
