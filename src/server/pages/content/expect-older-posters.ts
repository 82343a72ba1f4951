import { setImmediate } from 'node:timers/promises';
import type { Definitions } from '#content/block/block.ts';
import { listPosterUrls } from '#content/media/poster-urls.ts';
import { expectPosters, hasPosters } from '#server/media/store/posters.repository.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { parseOverview } from '#server/pages/store/stored-content.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import {
  addUses,
  findVersionsContaining,
  listCurrentVersionIds,
  type Use,
} from './older-embeds.repository.ts';

/**
 * Enqueues the posters of third-party embeds in pages saved before posters were fetched. Runs only if the
 * site has no posters yet, a few pages at a time. Unreadable versions wait for their next save.
 */
export async function enqueueOlderPosters({
  storage,
  definitions,
}: Pick<PageDeps, 'storage' | 'definitions'>): Promise<void> {
  const types = [...definitions.values()].filter(({ embeds }) => embeds).map(({ type }) => `"${type}"`);
  if (types.length === 0 || (await hasPosters(storage.db))) return;
  const uses: Use[] = [];
  for (const part of splitIntoParts(await listCurrentVersionIds(storage.db))) {
    for (const { id, page_id, overview } of await findVersionsContaining(storage.db, part, types)) {
      for (const url of collectPosterUrls(definitions, id, overview))
        uses.push({ version_id: id, page_id, url });
    }
    await setImmediate();
  }
  const urls = uses.map(({ url }) => url);
  if (urls.length === 0) return;
  await storage.increment(async (db) => {
    await addUses(db, uses);
    await expectPosters(db, [...new Set(urls)]);
  });
}

function collectPosterUrls(definitions: Definitions, versionId: string, text: string): string[] {
  try {
    return listPosterUrls(definitions, parseOverview({ text, versionId }));
  } catch {
    return [];
  }
}
