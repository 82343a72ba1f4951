import type { Db } from '#server/storage/schema.ts';

/** A shared password as stored: sealed. */
export interface SealedAccess {
  readonly id: string;
  readonly password: string;
}

export async function listPasswordAccesses(db: Db): Promise<SealedAccess[]> {
  const rows = await db.selectFrom('password_accesses').select(['id', 'password']).orderBy('id').execute();
  return rows.map(({ id, password }) => ({ id, password }));
}

export async function findPasswordAccess(db: Db, id: string): Promise<SealedAccess | undefined> {
  const row = await db
    .selectFrom('password_accesses')
    .select(['id', 'password'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, password: row.password };
}

export async function insertPasswordAccess(db: Db, access: SealedAccess, now: string): Promise<void> {
  await db
    .insertInto('password_accesses')
    .values({ ...access, updated_at: now })
    .execute();
}

/** Answers whether there is one with this id. */
export async function updatePasswordAccess(db: Db, access: SealedAccess, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_accesses')
    .set({ password: access.password, updated_at: now })
    .where('id', '=', access.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The identifiers of pages outside the trash that name a shared password. */
export async function pagesOpenedBy(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .select('identifier')
    .where('password_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('identifier')
    .execute();
  return rows.map(({ identifier }) => identifier);
}

/** Answers whether there was one. Pages in the trash that named it lose it, by the foreign key. */
export async function deletePasswordAccess(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_accesses').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
