import type { Storage } from '#server/storage/storage.ts';
import { hasBegun } from './journal.repository.ts';
import { beginAction } from './record-changes.ts';

/**
 * Records the current site as the beginning of its history, once; concurrent starts take turns. Call it after
 * an empty site was filled, so that filling it isn't part of the history.
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
