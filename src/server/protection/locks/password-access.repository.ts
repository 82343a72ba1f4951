import type { Translated } from '#content/language/language.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/** A shared password as stored: encrypted. */
interface SealedAccess {
  readonly id: string;
  readonly password: string;
}

/** A shared password with its label and use. */
export interface StoredAccess extends SealedAccess {
  /** '' without one. */
  readonly label: string;
  readonly usedAt: string | null;
}

/** A page outside the trash that uses a shared password. */
export interface OpenedPage {
  readonly passwordId: string;
  readonly pageId: string;
  readonly identifier: string;
  readonly title: Translated;
  /** True if the page is published. */
  readonly isLive: boolean;
}

const columns = ['id', 'password', 'label', 'used_at'] as const;

export async function listPasswordAccesses(db: Db): Promise<StoredAccess[]> {
  return (await db.selectFrom('password_accesses').select(columns).orderBy('id').execute()).map(toAccess);
}

export async function findPasswordAccess(db: Db, id: string): Promise<StoredAccess | undefined> {
  const row = await db
    .selectFrom('password_accesses')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toAccess(row);
}

/** Reads a shared password and locks its row until the transaction ends. */
export async function lockPasswordAccess(db: Db, id: string): Promise<StoredAccess | undefined> {
  const row = await db
    .updateTable('password_accesses')
    .set((access) => ({ id: access.ref('id') }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row && toAccess(row);
}

function toAccess(row: {
  readonly id: string;
  readonly password: string;
  readonly label: string | null;
  readonly used_at: string | null;
}): StoredAccess {
  return { id: row.id, password: row.password, label: row.label ?? '', usedAt: row.used_at };
}

export async function insertPasswordAccess(
  db: Db,
  { id, password, label }: LabelledAccess,
  now: string,
): Promise<void> {
  await db
    .insertInto('password_accesses')
    .values({ id, password, label: label === '' ? null : label, updated_at: now })
    .execute();
}

type LabelledAccess = SealedAccess & Pick<StoredAccess, 'label'>;

export async function updatePasswordAccess(
  db: Db,
  { id, password, label }: LabelledAccess,
  now: string,
): Promise<void> {
  await db
    .updateTable('password_accesses')
    .set({ password, label: label === '' ? null : label, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Records that a visitor has unlocked a page with it. */
export async function updateLastUse(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('password_accesses').set({ used_at: now }).where('id', '=', id).execute();
}

/** Lists the pages outside the trash that use a shared password, one or any, by identifier. */
export async function listOpenedPages(db: Db, id?: string): Promise<OpenedPage[]> {
  const rows = await db
    .selectFrom('pages')
    .select([
      'id',
      'identifier',
      'password_id',
      'live_version_id',
      'draft_version_id',
      'published',
      'is_hidden',
    ])
    .where('password_id', 'is not', null)
    .$if(id !== undefined, (query) => query.where('password_id', '=', id ?? ''))
    .where('deleted_at', 'is', null)
    .orderBy('identifier')
    .execute();
  const titles = await findVersionTitles(db, rows);
  return rows.map((row) => ({
    passwordId: row.password_id ?? '',
    pageId: row.id,
    identifier: row.identifier,
    title: titles.get(row.draft_version_id ?? row.live_version_id ?? '') ?? row.identifier,
    isLive: isSet(row.published) && !isSet(row.is_hidden) && row.live_version_id !== null,
  }));
}

/** Pages in the trash that used it lose it through the foreign key. */
export async function deletePasswordAccess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('password_accesses').where('id', '=', id).execute();
}
