import { randomUUID } from 'node:crypto';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import type { Role, User } from '#api/endpoints/auth.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import {
  type AccountRecord,
  closeProtectedShareLinks,
  deleteShareLinks,
  endSessions,
  findAccount,
  insertAccount,
  listAccounts,
  listSessions,
  lockAccounts,
  removeAccount,
  updateAccount,
} from '#server/identity/accounts.repository.ts';
import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import type { IdentityDb, IdentityTables } from '#server/identity/identity-tables.ts';
import type { LetterKind, LinkMail } from '#server/identity/link-mail.ts';
import { invitationLifetimeMs, linkLifetimeMs } from '#server/identity/password-links.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import { listAssistantNames } from './assistant-keys.repository.ts';

interface Deps {
  readonly storage: Storage;
  readonly provider: IdentityProvider;
  readonly linkMail: LinkMail;
}

interface Invitation {
  readonly email: string;
  /** Defaults to the local part of the address. */
  readonly name?: string | undefined;
  readonly role: Role;
}

/** Fields left out keep their values. */
interface AccountChange {
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly isSuspended?: boolean | undefined;
}

export interface AccountsService {
  list(): Promise<Account[]>;
  /** Throws 409 if the address is on the list, and 503 like `link` if the provider is not configured. */
  invite(
    invitation: Invitation,
    person: Person,
  ): Promise<{ readonly account: Account; readonly link: PasswordLink | null }>;
  /** Throws 404, and 409 for one's own role or suspension, and for the last owner. */
  save(id: string, change: AccountChange, person: Person): Promise<Account>;
  /** Throws 404, and 409 if the provider keeps passwords itself. */
  link(id: string, person: Person): Promise<PasswordLink>;
  /** Throws 404. */
  signOut(id: string, person: Person): Promise<Account>;
  /** Throws 404, and 409 for one's own account and the last owner. */
  remove(id: string, person: Person): Promise<void>;
}

/**
 * Manages the accounts on the studio's list. Each change is a transaction with its entry in the activity log,
 * except for links.
 */
export function createAccountsService({ storage, provider, linkMail }: Deps): AccountsService {
  async function list(): Promise<Account[]> {
    const db = toIdentityDb(storage.db);
    const [accounts, sessions] = [await listAccounts(db), await listSessions(db, storage.now())];
    return accounts.map((account) =>
      present(
        // An account whose password is kept elsewhere is never pending.
        { ...account, hasPassword: account.hasPassword || !provider.keepsPasswords },
        sessions.filter(({ userId }) => userId === account.id).map(({ since }) => since),
      ),
    );
  }

  async function requireAccount(id: string): Promise<Account> {
    const account = (await list()).find((one) => one.id === id);
    if (!account) throw new AppError('account/not-found');
    return account;
  }

  function write<T>(person: Person, work: (db: IdentityDb, scope: WriteScope) => Promise<T>): Promise<T> {
    return storage.write(getActor(person), (scope) => work(toIdentityDb(scope.db), scope));
  }

  /** Creates a link and mails it if the site sends mail. The response contains it either way. */
  async function createLink(id: string, email: string, kind: LetterKind): Promise<PasswordLink | null> {
    const lifetimeMs = kind === 'invitation' ? invitationLifetimeMs : linkLifetimeMs;
    const now = storage.now();
    const path = await provider.passwordLink(id, { lifetimeMs, isOnly: true });
    if (path === undefined) return null;
    const mail = await linkMail.send(kind, email, path);
    return { path, expiresAt: new Date(now.getTime() + lifetimeMs).toISOString(), mail };
  }

  return {
    list,

    async invite({ email, name, role }, person) {
      provider.ready();
      const address = email.trim().toLowerCase();
      const id = randomUUID();
      await write(person, async (db, { now, record }) => {
        await lockAccounts(db);
        const known = (await listAccounts(db)).find((account) => account.email === address);
        if (known) throw new AppError('account/exists', { message: `${address} is already a member.` });
        await insertAccount(db, { id, email: address, name: name ?? nameIn(address), role }, now);
        record('account/invite', id, { email: address, role });
      });
      return { link: await createLink(id, address, 'invitation'), account: await requireAccount(id) };
    },

    async save(id, change, person) {
      await write(person, async (db, { now, record }) => {
        const before = await lockAccount(db, id);
        const after = {
          id,
          name: change.name ?? before.name,
          role: change.role ?? before.role,
          isSuspended: change.isSuspended ?? before.isSuspended,
        };
        const lessens = after.isSuspended || after.role !== 'owner';
        const isOther = after.role !== before.role || after.isSuspended !== before.isSuspended;
        if (isOther) refuseOwn(before, person);
        if (isOther && lessens) await refuseLastOwner(db, before, provider);
        await updateAccount(db, after, now);
        if (after.isSuspended) await endSessions(db, id);
        await revokeExcessLinks(db, before, after);
        record('account/save', id, { email: before.email, role: after.role, isSuspended: after.isSuspended });
      });
      return requireAccount(id);
    },

    async link(id, person) {
      provider.ready();
      if (!provider.keepsPasswords) throw new AppError('account/no-password');
      const account = await write(person, async (db, { record }) => {
        const found = await lockAccount(db, id);
        // Changing one's own password requires the current one, so that an unattended session is not enough.
        refuseOwn(found, person);
        record('account/link', id, { email: found.email });
        return found;
      });
      const link = await createLink(id, account.email, 'new-password');
      if (!link) throw new AppError('account/no-password');
      return link;
    },

    async signOut(id, person) {
      await write(person, async (db, { record }) => {
        const { email } = await lockAccount(db, id);
        await endSessions(db, id);
        record('account/sign-out', id, { email });
      });
      return requireAccount(id);
    },

    async remove(id, person) {
      await write(person, async (db, { record }) => {
        const account = await lockAccount(db, id);
        refuseOwn(account, person);
        await refuseLastOwner(db, account, provider);
        await revokeExcessLinks(db, account, undefined);
        await removeAccount(db, id);
        record('account/remove', id, { email: account.email });
      });
    },
  };
}

function toIdentityDb(db: Storage['db']): IdentityDb {
  return db.withTables<IdentityTables>();
}

async function lockAccount(db: IdentityDb, id: string): Promise<AccountRecord> {
  await lockAccounts(db);
  const account = await findAccount(db, id);
  if (!account) throw new AppError('account/not-found');
  return account;
}

/** Revokes share links that an account's new role no longer permits. */
async function revokeExcessLinks(
  db: IdentityDb,
  { id, email }: Pick<AccountRecord, 'id' | 'email'>,
  left: { readonly role: Role | null; readonly isSuspended: boolean } | undefined,
): Promise<void> {
  if (!left || left.isSuspended) await deleteShareLinks(db, email);
  else if (left.role !== 'owner') await closeProtectedShareLinks(db, email);
  if (left && !left.isSuspended && left.role === 'owner') return;
  // API keys work as long as their creator is an owner.
  for (const assistant of await listAssistantNames(db, id)) await deleteShareLinks(db, assistant);
}

/** Throws for one's own account: locking oneself out could not be undone. */
function refuseOwn({ email }: AccountRecord, person: Person): void {
  if (person !== 'system' && person.email === email) throw new AppError('account/own');
}

async function refuseLastOwner(
  db: IdentityDb,
  { id }: AccountRecord,
  { keepsPasswords }: IdentityProvider,
): Promise<void> {
  const others = (await listAccounts(db)).filter(
    (account) =>
      account.id !== id &&
      account.role === 'owner' &&
      !account.isSuspended &&
      (account.hasPassword || !keepsPasswords),
  );
  if (others.length === 0) {
    const account = await findAccount(db, id);
    if (account?.role === 'owner' && !account.isSuspended) throw new AppError('account/last-owner');
  }
}

function nameIn(email: string): string {
  return email.split('@', 1)[0] ?? email;
}

function present(account: AccountRecord, since: readonly string[]): Account {
  return { ...account, sessions: since.length, signedInAt: [...since].sort().at(-1) ?? null };
}

/**
 * Records in the activity log that a password was chosen by a link; changes on the profile are recorded
 * there.
 */
export function notePasswordChosen(storage: Storage): (person: User) => Promise<void> {
  return (person) =>
    storage.write(getActor(person), async ({ record }) => {
      record('profile/password', person.id);
    });
}
