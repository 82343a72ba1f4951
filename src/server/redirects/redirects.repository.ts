import type { Selectable } from 'kysely';
import type { Db, RedirectsTable } from '#server/storage/schema.ts';

export interface RedirectRecord {
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  readonly updatedAt: string;
}

function toRecord(row: Selectable<RedirectsTable>): RedirectRecord {
  return { fromPath: row.from_path, toPath: row.to_path, reason: row.reason, updatedAt: row.updated_at };
}

export async function findRedirect(db: Db, fromPath: string): Promise<RedirectRecord | undefined> {
  const row = await db
    .selectFrom('redirects')
    .selectAll()
    .where('from_path', '=', fromPath)
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function upsertRedirect(db: Db, redirect: RedirectRecord): Promise<void> {
  const values = { to_path: redirect.toPath, reason: redirect.reason, updated_at: redirect.updatedAt };
  await db
    .insertInto('redirects')
    .values({ from_path: redirect.fromPath, ...values })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet(values))
    .execute();
}

/** Answers whether there was one. */
export async function deleteRedirect(db: Db, fromPath: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('from_path', '=', fromPath)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
