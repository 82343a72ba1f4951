import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BetterAuth, loadBetterAuthOnce } from '#server/identity/better-auth.ts';
import { migrateIdentity } from '#server/identity/identity.migrations.ts';
import type { IdentityDb, IdentityTables } from '#server/identity/identity-tables.ts';
import { createKeys } from '#server/security/keys.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  defaultOwnerEmail,
  ensureFirstOwner,
  type FirstOwner,
  type FirstOwnerOptions,
} from './first-owner.ts';
import { resetOwner } from './reset-owner.ts';

let storage: Storage;
let db: IdentityDb;
let betterAuth: () => Promise<BetterAuth>;
let loaded: number;

beforeEach(async () => {
  storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  const dialect = storage.capabilities.name;
  await migrateIdentity(storage.db, dialect);
  db = storage.db.withTables<IdentityTables>();
  const key = createKeys('a secret that is long enough to be one')('identity');
  const load = loadBetterAuthOnce({ db, dialect, key, publicUrl: 'http://localhost:3000' });
  loaded = 0;
  betterAuth = () => {
    loaded += 1;
    return load();
  };
});
afterEach(() => storage.close());

/** Creates the first owner and returns what is reported. */
async function ensure(options: FirstOwnerOptions): Promise<FirstOwner> {
  const told: FirstOwner[] = [];
  await ensureFirstOwner(db, betterAuth, options, (owner) => void told.push(owner));
  const [only, ...more] = told;
  if (!only || more.length > 0) throw new Error(`${told.length} times told`);
  return only;
}

async function signsIn(email: string, password: string): Promise<boolean> {
  const { api } = await betterAuth();
  return api.signInEmail({ body: { email, password } }).then(
    () => true,
    () => false,
  );
}

describe('the first owner', () => {
  test('has the configured e-mail address and password', async () => {
    const credentials = { email: 'Owner@Studio.example', password: 'een goed wachtwoord' };
    expect(await ensure({ ...credentials, firstSignIn: 'password' })).toEqual({
      kind: 'configured',
      email: credentials.email,
    });
    expect(await signsIn(credentials.email, credentials.password)).toBe(true);
  });

  test('gets a generated password if none is configured', async () => {
    const first = await ensure({ firstSignIn: 'password' });
    expect(first).toMatchObject({ kind: 'password', email: defaultOwnerEmail });
    expect(first.kind === 'password' && (await signsIn(first.email, first.password))).toBe(true);
  });

  test('is told the password before it is stored, so that it cannot be lost', async () => {
    const stopped = (owner: FirstOwner) => {
      throw new Error(`stopped with ${owner.kind}`);
    };
    const stop = ensureFirstOwner(db, betterAuth, { firstSignIn: 'password' }, stopped);
    await expect(stop).rejects.toThrow('stopped with password');
    expect(await ensure({ firstSignIn: 'password' })).toMatchObject({ kind: 'password' });
  });

  test('gets a new link on each start until one is used', async () => {
    const first = await ensure({ firstSignIn: 'link' });
    expect(first).toMatchObject({ kind: 'link', email: defaultOwnerEmail });
    const second = await ensure({ firstSignIn: 'link' });
    expect(second).toMatchObject({ kind: 'link', email: defaultOwnerEmail });
    expect(first).not.toEqual(second);

    const { api } = await betterAuth();
    const token = second.kind === 'link' ? (second.path.split('token=')[1] ?? '') : '';
    await api.resetPassword({ body: { token, newPassword: 'een goed wachtwoord' } });
    expect(await ensure({ firstSignIn: 'link' })).toEqual({ kind: 'exists' });
  });

  test('gets a link if only the e-mail address is configured', async () => {
    const first = await ensure({ email: 'owner@studio.example', firstSignIn: 'password' });
    expect(first).toMatchObject({ kind: 'link', email: 'owner@studio.example' });
  });

  test('is created once, and later starts do not load better-auth', async () => {
    await ensure({ firstSignIn: 'password' });
    loaded = 0;
    expect(
      await ensure({
        email: 'other@studio.example',
        password: 'een goed wachtwoord',
        firstSignIn: 'password',
      }),
    ).toEqual({
      kind: 'exists',
    });
    expect(loaded).toBe(0);
  });

  test('is rejected with a short password or an invalid e-mail address', async () => {
    const short = { email: 'owner@studio.example', password: 'kort', firstSignIn: 'link' } as const;
    await expect(ensure(short)).rejects.toThrow('ADMIN_PASSWORD must have 10 to 200 characters.');
    await expect(ensure({ email: 'owner', firstSignIn: 'link' })).rejects.toThrow('ADMIN_EMAIL');
  });
});

describe('resetOwner', () => {
  test('returns a link, whatever the case of the address', async () => {
    await ensure({ firstSignIn: 'password' });
    expect(await resetOwner(db, betterAuth, 'STUDIO@vitrine.example')).toMatch(
      /^\/admin\/welcome\?token=[\w-]{32}$/,
    );
  });

  test('lists the owners if the address is unknown', async () => {
    await expect(resetOwner(db, betterAuth, 'x@y.z')).rejects.toThrow('There is none yet.');
    await ensure({ firstSignIn: 'password' });
    await expect(resetOwner(db, betterAuth, 'x@y.z')).rejects.toThrow(defaultOwnerEmail);
  });
});
