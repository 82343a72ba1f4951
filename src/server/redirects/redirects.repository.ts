import type { Selectable } from 'kysely';
import type { Db, RedirectsTable } from '#server/storage/schema.ts';
import type { RedirectRule } from './redirect-rules.ts';

export interface RedirectRecord extends RedirectRule {
  readonly updatedAt: string;
}

function toRecord(row: Selectable<RedirectsTable>): RedirectRecord {
  return {
    fromPath: row.from_path,
    toPath: row.to_path,
    pageId: row.page_id,
    reason: row.reason,
    updatedAt: row.updated_at,
  };
}

export async function findRedirect(db: Db, fromPath: string): Promise<RedirectRecord | undefined> {
  const row = await db
    .selectFrom('redirects')
    .selectAll()
    .where('from_path', '=', fromPath)
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function listRedirects(db: Db): Promise<RedirectRecord[]> {
  const rows = await db.selectFrom('redirects').selectAll().orderBy('from_path').execute();
  return rows.map(toRecord);
}

export async function upsertRedirect(db: Db, redirect: RedirectRecord): Promise<void> {
  const values = {
    to_path: redirect.toPath,
    page_id: redirect.pageId,
    reason: redirect.reason,
    updated_at: redirect.updatedAt,
  };
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
