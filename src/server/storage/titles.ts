import { isTranslated, type Translated } from '#content/language/language.ts';
import type { Db } from './schema.ts';
import { splitIntoParts } from './split-into-parts.ts';

/** Lists the current titles of pages, by version id: the draft's or else the live version's. */
export async function findVersionTitles(
  db: Db,
  pages: readonly { readonly live_version_id: string | null; readonly draft_version_id: string | null }[],
): Promise<Map<string, Translated>> {
  const ids = pages.map((page) => page.draft_version_id ?? page.live_version_id).filter((id) => id !== null);
  const titles = new Map<string, Translated>();
  for (const part of splitIntoParts([...new Set(ids)])) {
    const rows = await db.selectFrom('versions').select(['id', 'title']).where('id', 'in', part).execute();
    for (const { id, title } of rows) {
      const read = readTitle(title);
      if (read !== undefined) titles.set(id, read);
    }
  }
  return titles;
}

/** Parses a stored title; undefined if invalid, so that lists of many pages still work. */
export function readTitle(stored: string): Translated | undefined {
  try {
    const title: unknown = JSON.parse(stored);
    return isTranslated(title) ? title : undefined;
  } catch {
    return undefined;
  }
}
