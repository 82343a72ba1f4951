import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import * as endpoints from '#api/endpoints/accounts.ts';
import type { ErrorBody } from '#api/errors.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
} from '../../../../tests/support/identity-test-app.ts';
import { quickHashing } from '../../../../tests/support/quick-hashing.ts';
import { accountsPlugin } from './accounts.plugin.ts';

const password = 'een goed wachtwoord';
const secret = 'a secret that is long enough to be one';

describeEachDatabase('member accounts', (location) => {
  let storage: Storage;
  let app: IdentityApp;
  let asOwner: { authorization: string };
  beforeEach(async () => {
    storage = openDatabase(location());
    const dialect = storage.capabilities.name;
    app = await openIdentityApp({
      storage,
      extend: async (site) => {
        await site.register(accountsPlugin, {
          storage,
          dialect,
          secret,
          hashing: quickHashing,
          publicUrl: 'http://localhost:3000',
        });
      },
    });
    asOwner = readBearer(await app.signIn());
  });
  afterEach(async () => {
    await app.db.deleteFrom('identity_users').execute();
    await storage.db.deleteFrom('tries').execute();
    await app.app.close();
    await storage.close();
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  async function ask<T = Account & ErrorBody>(
    method: Method,
    path: string,
    payload?: object,
    headers: object = asOwner,
  ) {
    const url = `/api/admin/accounts${path}`;
    const answer = await app.app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<T>() };
  }
  const invite = (email: string, role: 'owner' | 'editor' = 'editor') =>
    ask<{ account: Account; link: PasswordLink } & ErrorBody>('POST', '', { email, role });
  const readToken = ({ path }: PasswordLink) =>
    new URL(path, 'http://localhost').searchParams.get('token') ?? '';
  const choose = (link: PasswordLink, chosen = password) =>
    app.post('set-password', { token: readToken(link), password: chosen });
  /** Creates an account that has used its invitation. */
  async function join(email: string, role: 'owner' | 'editor' = 'editor') {
    const { account, link } = (await invite(email, role)).body;
    const answer = await choose(link);
    expect(answer.statusCode).toBe(200);
    return { id: account.id, headers: readBearer(answer) };
  }
  const listed = async (id: string) =>
    (await ask<Account[]>('GET', '')).body.find((account) => account.id === id);
  const getsIn = async (email: string) => (await app.signIn({ email, password })).statusCode === 200;
  const counts = async (headers: object) =>
    (await app.get('/api/test/editor', { ...headers })).statusCode === 200;

  it('are created by an invite whose link works once', async () => {
    const { status, body } = await invite(' Lotte@Studio.Example ');
    expect([status, body.account]).toEqual([
      201,
      {
        id: body.account.id,
        email: 'lotte@studio.example',
        name: 'lotte',
        role: 'editor',
        isSuspended: false,
        hasPassword: false,
        sessions: 0,
        signedInAt: null,
      },
    ]);
    expect(body.link.path).toMatch(/^\/admin\/welcome\?token=[\w-]{32}$/);
    expect(await getsIn('lotte@studio.example')).toBe(false);
    const chosen = await choose(body.link);
    expect(chosen.json()).toMatchObject({ user: { email: 'lotte@studio.example', role: 'editor' } });
    expect((await choose(body.link, 'een ander wachtwoord')).statusCode).toBe(401);
    expect(await getsIn('lotte@studio.example')).toBe(true);
    expect(await listed(body.account.id)).toMatchObject({ hasPassword: true, sessions: 2 });
    expect((await app.get('/api/test/owner', readBearer(chosen))).statusCode).toBe(403);
  });

  it('cannot request a password link for themselves', async () => {
    const own = (await ask<Account[]>('GET', '')).body.find(({ email }) => email === owner.email);
    expect(await ask('POST', `/${own?.id}/link`)).toMatchObject({
      status: 409,
      body: { code: 'account/own' },
    });
  });

  it('cannot finish a request after losing the role that it requires', async () => {
    const second = await join('tweede@studio.example', 'owner');
    let goOn = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    async function* slowly() {
      yield Buffer.from('{"email":"derde@studio.example",');
      await isLetGo;
      yield Buffer.from('"role":"owner"}');
    }
    const begun = app.app.inject({
      method: 'POST',
      url: '/api/admin/accounts',
      headers: { ...second.headers, 'content-type': 'application/json' },
      payload: Readable.from(slowly()),
    });
    expect((await ask('PUT', `/${second.id}`, { role: 'editor' })).status).toBe(200);
    goOn();
    expect((await begun).statusCode).toBe(403);
    expect((await ask<Account[]>('GET', '')).body.map(({ email }) => email)).not.toContain(
      'derde@studio.example',
    );
  });

  it('lose owner rights on their share links when demoted, and the links when deleted', async () => {
    const second = await join('tweede@studio.example', 'owner');
    const at = new Date().toISOString();
    const flags = {
      published: false,
      is_hidden: false,
      hide_from_search_engines: false,
      requires_login: true,
    };
    const page = {
      ...{ kind: 'page', parent_id: null, sort_order: 0, redirect_url: null, login_password: null },
      ...{ ...flags, password_id: null, show_in_menu: true, versioning: true, live_version_id: null },
      ...{
        draft_version_id: null,
        public_path: null,
        content_revision: 1,
        updated_by: null,
        deleted_at: null,
      },
    };
    await storage.db
      .insertInto('pages')
      .values({ ...page, id: 'page_1', identifier: 'concept', created_at: at, updated_at: at })
      .execute();
    const link = {
      page_id: 'page_1',
      language: 'nl',
      grant_seed: 'x',
      expires_at: at,
      by_owner: true,
      created_at: at,
    };
    await storage.db
      .insertInto('preview_links')
      .values({ ...link, id: 'l1', created_by: 'tweede@studio.example' })
      .execute();
    const links = async () =>
      (await storage.db.selectFrom('preview_links').select('by_owner').execute()).map((row) =>
        Boolean(row.by_owner),
      );
    await ask('PUT', `/${second.id}`, { role: 'editor' });
    expect(await links()).toEqual([false]);
    await ask('DELETE', `/${second.id}`);
    expect(await links()).toEqual([]);
    await storage.db.deleteFrom('pages').execute();
  });

  it('have a unique e-mail address, whatever its case', async () => {
    expect((await invite('lotte@studio.example')).status).toBe(201);
    for (const email of ['lotte@studio.example', 'LOTTE@studio.example', owner.email]) {
      expect((await invite(email)).body.code).toBe('account/exists');
    }
    expect((await invite('geen adres')).body.issues?.[0]?.message).toBe('Enter an e-mail address.');
    const both = await Promise.all([invite('samen@studio.example'), invite('samen@studio.example')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('get a changed role or name immediately', async () => {
    const lotte = await join('lotte@studio.example');
    const mayOwn = async () => (await app.get('/api/test/owner', lotte.headers)).statusCode;
    expect(await mayOwn()).toBe(403);
    expect((await ask('PUT', `/${lotte.id}`, { role: 'owner', name: ' Lotte de Wit ' })).body).toMatchObject({
      role: 'owner',
      name: 'Lotte de Wit',
    });
    expect(await mayOwn()).toBe(200);
    await ask('PUT', `/${lotte.id}`, { role: 'editor' });
    expect([await mayOwn(), (await listed(lotte.id))?.name]).toEqual([403, 'Lotte de Wit']);
    expect((await ask('PUT', `/${lotte.id}`, {})).status).toBe(400);
    expect((await ask('PUT', '/niemand', { role: 'editor' })).body.code).toBe('account/not-found');
  });

  it('are signed out when suspended, and can sign in again when reactivated', async () => {
    const lotte = await join('lotte@studio.example');
    expect(await counts(lotte.headers)).toBe(true);
    expect((await ask('PUT', `/${lotte.id}`, { isSuspended: true })).body).toMatchObject({
      isSuspended: true,
      sessions: 0,
    });
    expect([await counts(lotte.headers), await getsIn('lotte@studio.example')]).toEqual([false, false]);
    await ask('PUT', `/${lotte.id}`, { isSuspended: false });
    // Reactivating does not restore the old sessions.
    expect([await counts(lotte.headers), await getsIn('lotte@studio.example')]).toEqual([false, true]);
  });

  it('can be signed out everywhere, and can sign in again', async () => {
    const lotte = await join('lotte@studio.example');
    expect((await ask('POST', `/${lotte.id}/sign-out`)).body.sessions).toBe(0);
    expect([await counts(lotte.headers), await getsIn('lotte@studio.example')]).toEqual([false, true]);
  });

  it('get a new password link that replaces earlier ones', async () => {
    const { account, link: first } = (await invite('lotte@studio.example')).body;
    const { body: second } = await ask<PasswordLink>('POST', `/${account.id}/link`);
    expect((await choose(first)).statusCode).toBe(401);
    expect((await choose(second)).statusCode).toBe(200);
    expect((await ask('POST', '/niemand/link')).body.code).toBe('account/not-found');
  });

  it('lose all access when deleted, but remain in the activity log', async () => {
    const lotte = await join('lotte@studio.example');
    const { body: link } = await ask<PasswordLink>('POST', `/${lotte.id}/link`);
    expect((await ask('DELETE', `/${lotte.id}`)).status).toBe(200);
    expect([await counts(lotte.headers), await getsIn('lotte@studio.example')]).toEqual([false, false]);
    expect((await choose(link)).statusCode).toBe(401);
    expect((await ask('DELETE', `/${lotte.id}`)).body.code).toBe('account/not-found');
    const notes = await storage.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('target', '=', lotte.id)
      .orderBy('happened_at')
      .execute();
    expect(notes.map(({ actor, action }) => `${actor}: ${action}`).sort()).toEqual([
      'lotte@studio.example: profile/password',
      `${owner.email}: account/invite`,
      `${owner.email}: account/link`,
      `${owner.email}: account/remove`,
    ]);
  });

  it('cannot demote, suspend or delete themselves', async () => {
    const [own] = (await ask<Account[]>('GET', '')).body;
    await join('lotte@studio.example', 'owner');
    for (const change of [{ role: 'editor' }, { isSuspended: true }]) {
      expect((await ask('PUT', `/${own?.id}`, change)).body.code).toBe('account/own');
    }
    expect((await ask('DELETE', `/${own?.id}`)).body.code).toBe('account/own');
    expect((await ask('PUT', `/${own?.id}`, { name: 'De studio', role: 'owner' })).body.name).toBe(
      'De studio',
    );
  });

  it.each([
    ['no further owner', false],
    ['an invited owner who has no password yet', true],
  ])(
    'always include an owner who can sign in: two who demote each other, beside %s',
    async (_name, isInvited) => {
      if (isInvited) await invite('noor@studio.example', 'owner');
      const own = (await ask<Account[]>('GET', '')).body.find(({ email }) => email === owner.email);
      const lotte = await join('lotte@studio.example', 'owner');
      const answers = await Promise.all([
        ask('PUT', `/${lotte.id}`, { role: 'editor' }),
        ask('PUT', `/${own?.id}`, { role: 'editor' }, lotte.headers),
      ]);
      const left = (await app.db.selectFrom('identity_users').select('role').execute()).filter(
        ({ role }) => role === 'owner',
      );
      expect(left).toHaveLength(isInvited ? 2 : 1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
        expect([403, 409]).toContain(status);
        expect(['auth/forbidden', 'account/last-owner']).toContain(body.code);
      }
    },
  );

  it('can be deleted for an owner who never chose a password', async () => {
    const { account } = (await invite('lotte@studio.example', 'owner')).body;
    const other = await join('noor@studio.example', 'owner');
    const [own] = (await ask<Account[]>('GET', '')).body.filter(({ email }) => email === owner.email);
    expect((await ask('DELETE', `/${own?.id}`, undefined, other.headers)).status).toBe(200);
    asOwner = other.headers;
    expect((await listed(account.id))?.hasPassword).toBe(false);
    expect((await ask('DELETE', `/${account.id}`)).status).toBe(200);
  });

  it('can be managed only by owners, and reveal no passwords or tokens', async () => {
    const lotte = await join('lotte@studio.example');
    const calls = [
      endpoints.listAccounts,
      endpoints.inviteAccount,
      endpoints.saveAccount,
      endpoints.linkAccount,
      endpoints.signOutAccount,
      endpoints.deleteAccount,
    ];
    for (const { method, path } of calls) {
      const rest = path.replace('/admin/accounts', '').replace(':id', lotte.id);
      expect((await ask(method, rest, undefined, {})).status, path).toBe(401);
      expect((await ask(method, rest, undefined, lotte.headers)).status, path).toBe(403);
    }
    const text = JSON.stringify((await ask<Account[]>('GET', '')).body);
    expect(text).not.toMatch(/token|hash|\$|:[0-9a-f]{32}/);
  });
});
