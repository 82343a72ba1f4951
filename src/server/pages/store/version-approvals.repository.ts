import type { Db } from '#server/storage/schema.ts';

/** True if a client has approved the version. */
export async function isApproved(db: Db, versionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('draft_approvals')
    .select('id')
    .where('version_id', '=', versionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the approvals of a version to another one with the same content. */
export async function moveApprovals(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('draft_approvals').set({ version_id: to }).where('version_id', '=', from).execute();
}
