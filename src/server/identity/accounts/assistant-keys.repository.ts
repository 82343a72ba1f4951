import { formatAssistantName } from '#api/assistant-name.ts';
import type { IdentityDb } from '#server/identity/identity-tables.ts';
import { isSet } from '#server/storage/schema.ts';

/** A stored API key, without its secret. */
export interface AssistantKeyRecord {
  readonly id: string;
  readonly name: string;
  readonly makerId: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  /** True if its creator is an owner who may sign in. */
  readonly hasMaker: boolean;
}

export async function listKeys(db: IdentityDb): Promise<AssistantKeyRecord[]> {
  const rows = await selectKeys(db).orderBy('key.created_at', 'desc').orderBy('key.id').execute();
  return rows.map(toRecord);
}

export async function findKey(db: IdentityDb, id: string): Promise<AssistantKeyRecord | undefined> {
  const row = await selectKeys(db).where('key.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export async function findKeyByHash(db: IdentityDb, hash: string): Promise<AssistantKeyRecord | undefined> {
  const row = await selectKeys(db).where('key.key_hash', '=', hash).executeTakeFirst();
  return row && toRecord(row);
}

interface NewKey
  extends Pick<AssistantKeyRecord, 'id' | 'name' | 'makerId' | 'createdBy' | 'createdAt' | 'expiresAt'> {
  readonly hash: string;
}

/** False if the name is or was taken. */
export async function insertKey(db: IdentityDb, key: NewKey): Promise<boolean> {
  const row = await db
    .insertInto('assistant_keys')
    .values({
      id: key.id,
      name: key.name,
      known_as: key.name.normalize('NFKC').toLowerCase(),
      key_hash: key.hash,
      maker_id: key.makerId,
      created_by: key.createdBy,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .onConflict((conflict) => conflict.column('known_as').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Does not change a key that is already revoked. */
export async function revokeKey(db: IdentityDb, id: string, now: string): Promise<void> {
  await db
    .updateTable('assistant_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function noteKeyUse(db: IdentityDb, id: string, now: string): Promise<void> {
  await db.updateTable('assistant_keys').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Lists how the activity log names an account's keys. */
export async function listAssistantNames(db: IdentityDb, makerId: string): Promise<string[]> {
  const rows = await db.selectFrom('assistant_keys').select('name').where('maker_id', '=', makerId).execute();
  return rows.map(({ name }) => formatAssistantName(name));
}

function selectKeys(db: IdentityDb) {
  return db
    .selectFrom('assistant_keys as key')
    .leftJoin('identity_users as maker', 'maker.id', 'key.maker_id')
    .selectAll('key')
    .select(['maker.role as makerRole', 'maker.banned as makerBanned']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>;

function toRecord(row: Row): AssistantKeyRecord {
  return {
    id: row.id,
    name: row.name,
    makerId: row.maker_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    hasMaker: row.makerRole === 'owner' && !isSet(row.makerBanned ?? false),
  };
}
