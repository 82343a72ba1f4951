import type { Db } from '#server/storage/schema.ts';

/** Whether somebody outside the studio has approved what a version says. */
export async function isApproved(db: Db, versionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('draft_approvals')
    .select('id')
    .where('version_id', '=', versionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was approved stands in another version from now on. */
export async function moveApprovals(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('draft_approvals').set({ version_id: to }).where('version_id', '=', from).execute();
}
