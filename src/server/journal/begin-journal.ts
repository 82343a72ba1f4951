import type { Storage } from '#server/storage/storage.ts';
import { hasBegun } from './journal.repository.ts';
import { beginAction } from './record-changes.ts';

/**
 * Notes everything that stands as the beginning of the site's history, once; several starts take turns. To be called when a
 * site is filled, so that filling it is its beginning and no history.
 */
export async function beginJournal(storage: Storage): Promise<void> {
  if (await hasBegun(storage.db)) return;
  await storage.inTurn(async () => {
    if (await hasBegun(storage.db)) return;
    await storage.write(null, async (scope) => {
      scope.changesSite();
      scope.record(beginAction, 'site');
    });
  });
}
