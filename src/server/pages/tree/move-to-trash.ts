import type { PageRecord } from '#server/pages/store/page-record.ts';
import { markDeleted } from '#server/pages/store/pages.repository.ts';
import { dropScheduled } from '#server/pages/store/schedule.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';

/** Moves a page to the trash within a write. What was planned for it goes: nothing happens by itself to what comes back. */
export async function moveToTrash(scope: WriteScope, { id, identifier }: PageRecord): Promise<void> {
  await markDeleted(scope.db, id, scope);
  await dropScheduled(scope.db, id);
  scope.changesSite();
  scope.record('page/delete', id, { identifier }, { way: 'page-from-trash', pageId: id });
}
