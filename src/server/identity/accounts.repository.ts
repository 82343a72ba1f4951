import { type Role, roles } from '#api/endpoints/auth.ts';
import type { IdentityDb } from './identity-tables.ts';

/** An owner's account, for the start and the reset script. */
interface OwnerAccount {
  readonly id: string;
  readonly email: string;
  /** False until the one-time link has been used. */
  readonly hasPassword: boolean;
}

/** An account, also if it is suspended or removed from the list: it is still the author of its work. */
interface NamedAccount {
  readonly email: string;
  readonly name: string;
}

/** A stored account. */
export interface AccountRecord extends NamedAccount {
  readonly id: string;
  /** Null if it is not on the studio's list. */
  readonly role: Role | null;
  readonly isSuspended: boolean;
  readonly hasPassword: boolean;
}

/** A session that has not expired. */
export interface AccountSession {
  readonly userId: string;
  /** Time of signing in, as ISO text. */
  readonly since: string;
}

export interface AccountsRepository {
  list(): Promise<NamedAccount[]>;
  owners(): Promise<OwnerAccount[]>;
}

export function createAccountsRepository(db: IdentityDb): AccountsRepository {
  return {
    list: () => db.selectFrom('identity_users').select(['email', 'name']).orderBy('email').execute(),
    async owners() {
      const accounts = await listAccounts(db);
      return accounts.filter(({ role }) => role === 'owner');
    },
  };
}

export async function listAccounts(db: IdentityDb): Promise<AccountRecord[]> {
  return (await accounts(db).orderBy('account.email').execute()).map(toRecord);
}

export async function findAccount(db: IdentityDb, id: string): Promise<AccountRecord | undefined> {
  const row = await accounts(db).where('account.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

/** Compares the address exactly as stored. */
export async function findAccountByEmail(db: IdentityDb, email: string): Promise<AccountRecord | undefined> {
  const row = await accounts(db).where('account.email', '=', email).executeTakeFirst();
  return row && toRecord(row);
}

/** Locks the list of accounts until the transaction ends. */
export async function lockAccounts(db: IdentityDb): Promise<void> {
  await db
    .updateTable('identity_users')
    .set((account) => ({ role: account.ref('role') }))
    .execute();
}

export async function insertAccount(
  db: IdentityDb,
  { id, email, name, role }: Pick<AccountRecord, 'id' | 'email' | 'name'> & { readonly role: Role },
  now: string,
): Promise<void> {
  await db
    .insertInto('identity_users')
    .values({ id, email, name, role, banned: false, emailVerified: false, createdAt: now, updatedAt: now })
    .execute();
}

export async function removeSuspension(db: IdentityDb, id: string): Promise<void> {
  await db.updateTable('identity_users').set({ banned: false }).where('id', '=', id).execute();
}

export async function updateAccount(
  db: IdentityDb,
  { id, name, role, isSuspended }: Pick<AccountRecord, 'id' | 'name' | 'role' | 'isSuspended'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('identity_users')
    .set({ name, role, banned: isSuspended, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes an account with its sessions, password and password links. */
export async function removeAccount(db: IdentityDb, id: string): Promise<void> {
  await db.deleteFrom('identity_verifications').where('value', '=', id).execute();
  await db.deleteFrom('identity_users').where('id', '=', id).execute();
}

export async function listSessions(db: IdentityDb, now: Date): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('identity_sessions')
    .select(['userId', 'createdAt', 'expiresAt'])
    .execute();
  return rows
    .filter(({ expiresAt }) => new Date(expiresAt).getTime() > now.getTime())
    .map(({ userId, createdAt }) => ({ userId, since: new Date(createdAt).toISOString() }));
}

export async function endSessions(db: IdentityDb, userId: string): Promise<void> {
  await db.deleteFrom('identity_sessions').where('userId', '=', userId).execute();
}

function accounts(db: IdentityDb) {
  return db
    .selectFrom('identity_users as account')
    .leftJoin('identity_accounts as credential', (join) =>
      join.onRef('credential.userId', '=', 'account.id').on('credential.password', 'is not', null),
    )
    .select(['account.id', 'account.email', 'account.name', 'account.role', 'account.banned'])
    .select('credential.id as credentialId');
}

function toRecord(row: {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string | null;
  readonly banned: number | boolean | null;
  readonly credentialId: string | null;
}): AccountRecord {
  const { id, email, name, role, banned, credentialId } = row;
  return {
    id,
    email,
    name,
    role: roles.find((known) => known === role) ?? null,
    isSuspended: Boolean(banned),
    hasPassword: credentialId !== null,
  };
}

/** Revokes all share links that an account created. */
export async function deleteShareLinks(db: IdentityDb, email: string): Promise<void> {
  await db.deleteFrom('preview_links').where('created_by', '=', email).execute();
}

/** Closes protected pages to the share links that an account created as an owner. */
export async function closeProtectedShareLinks(db: IdentityDb, email: string): Promise<void> {
  await db.updateTable('preview_links').set({ by_owner: false }).where('created_by', '=', email).execute();
}
