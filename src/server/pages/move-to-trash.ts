import type { WriteScope } from '#server/storage/storage.ts';
import type { PageRecord } from './page-record.ts';
import { markDeleted } from './pages.repository.ts';
import { dropScheduled } from './schedule.repository.ts';

/** Moves a page to the trash within a write. What was planned for it goes: nothing happens by itself to what comes back. */
export async function moveToTrash(scope: WriteScope, { id, identifier }: PageRecord): Promise<void> {
  await markDeleted(scope.db, id, scope);
  await dropScheduled(scope.db, id);
  scope.changesSite();
  scope.record('page/delete', id, { identifier }, { way: 'page-from-trash', pageId: id });
}
