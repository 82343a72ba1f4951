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

/** Finds the rules of these paths, by path. */
export async function findRedirects(db: Db, paths: readonly string[]): Promise<Map<string, RedirectRecord>> {
  if (paths.length === 0) return new Map();
  const rows = await db.selectFrom('redirects').selectAll().where('from_path', 'in', paths).execute();
  return new Map(rows.map((row) => [row.from_path, toRecord(row)]));
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

/** Rows per statement, since databases limit its parameters. */
const atOnce = 500;

/** Writes many rules of distinct paths. */
export async function upsertRedirects(db: Db, redirects: readonly RedirectRecord[]): Promise<void> {
  for (let start = 0; start < redirects.length; start += atOnce) {
    const rows = redirects.slice(start, start + atOnce).map((redirect) => ({
      from_path: redirect.fromPath,
      to_path: redirect.toPath,
      page_id: redirect.pageId,
      reason: redirect.reason,
      updated_at: redirect.updatedAt,
    }));
    await db
      .insertInto('redirects')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('from_path').doUpdateSet((row) => ({
          to_path: row.ref('excluded.to_path'),
          page_id: row.ref('excluded.page_id'),
          reason: row.ref('excluded.reason'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}

/** Filters ids to those of existing pages, including the trash. */
export async function filterExistingPageIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await db
      .selectFrom('pages')
      .select('id')
      .where('id', 'in', ids.slice(start, start + atOnce))
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}

export async function deleteRedirects(db: Db, fromPaths: readonly string[]): Promise<void> {
  for (let start = 0; start < fromPaths.length; start += atOnce) {
    await db
      .deleteFrom('redirects')
      .where('from_path', 'in', fromPaths.slice(start, start + atOnce))
      .execute();
  }
}

/** Resolves to true if there was one. */
export async function deleteRedirect(db: Db, fromPath: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('from_path', '=', fromPath)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
