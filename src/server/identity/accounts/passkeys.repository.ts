import type { IdentityDb } from '#server/identity/identity-tables.ts';

export interface PasskeyRecord {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  /** COSE key in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

export async function listOwnPasskeys(db: IdentityDb, userId: string): Promise<PasskeyRecord[]> {
  const rows = await selectPasskeys(db)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

export async function findPasskey(db: IdentityDb, credentialId: string): Promise<PasskeyRecord | undefined> {
  const row = await selectPasskeys(db).where('credentialId', '=', credentialId).executeTakeFirst();
  return row && toRecord(row);
}

/** False if the passkey exists already. */
export async function insertPasskey(db: IdentityDb, passkey: PasskeyRecord): Promise<boolean> {
  const { transports, isSynced, ...row } = passkey;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity_passkeys')
    .values({ ...row, transports: transports.join(' '), isSynced: isSynced ? 1 : 0 })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Records a use. False if the device's counter shows that it was used since. */
export async function notePasskeyUse(
  db: IdentityDb,
  { id, counter }: PasskeyRecord,
  use: { readonly counter: number; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_passkeys')
    .set({ counter: use.counter, usedAt: use.now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if there was none. */
export async function renameOwnPasskey(
  db: IdentityDb,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if there was none. */
export async function removeOwnPasskey(db: IdentityDb, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function selectPasskeys(db: IdentityDb) {
  return db.selectFrom('identity_passkeys').selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPasskeys>['executeTakeFirstOrThrow']>>;

function toRecord({ counter, transports, isSynced, ...row }: Row): PasskeyRecord {
  return {
    ...row,
    // PostgreSQL returns bigint as text.
    counter: Number(counter),
    transports: transports.split(' ').filter(Boolean),
    isSynced: isSynced !== 0,
  };
}
