import { posterUrlsIn } from '#content/posters-in.ts';
import { expectPosters, knowsPosters } from '#server/media/posters.repository.ts';
import { addUses, currentVersionsSaying } from './older-embeds.repository.ts';
import type { PageDeps } from './page-deps.ts';
import { parseOverview } from './stored-content.ts';

/**
 * Notes the posts of other sites on pages that were saved before anybody fetched their pictures: a site that knows of none is
 * looked through. What cannot be read is left for its next save.
 */
export async function expectOlderPosters({
  storage,
  definitions,
}: Pick<PageDeps, 'storage' | 'definitions'>): Promise<void> {
  if (await knowsPosters(storage.db)) return;
  const types = [...definitions.values()].filter(({ embeds }) => embeds).map(({ type }) => `"${type}"`);
  const versions = await currentVersionsSaying(storage.db, types);
  const uses = versions.flatMap(({ id, page_id, overview }) =>
    postersIn(id, overview).map((url) => ({ version_id: id, page_id, url })),
  );
  if (uses.length === 0) return;
  await storage.increment(async (db) => {
    await addUses(db, uses);
    await expectPosters(
      db,
      uses.map(({ url }) => url),
    );
  });

  function postersIn(versionId: string, text: string): string[] {
    try {
      return posterUrlsIn(definitions, parseOverview({ text, versionId }));
    } catch {
      return [];
    }
  }
}
