import type { Kysely } from 'kysely';

interface Tables {
  readonly audit: { readonly action: string };
  readonly settings: { readonly key: string };
}

/**
 * Renames what the removal of the demo stored: any starting content can be removed, and this version reads
 * only the new names.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  for (const act of ['remove', 'restore']) {
    const action = `starting-content/${act}`;
    await db.updateTable('audit').set({ action }).where('action', '=', `demo/${act}`).execute();
  }
  const key = 'starting-content-removal';
  await db.updateTable('settings').set({ key }).where('key', '=', 'demo-removal').execute();
}
