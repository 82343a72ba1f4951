import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import type { ErrorBody } from '#api/errors.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { describeEachIssuer, type OpenedIssuer } from '../../../tests/support/each-issuer.ts';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
  readCookie,
} from '../../../tests/support/identity-test-app.ts';
import { accountsPlugin } from './accounts/accounts.plugin.ts';
import { ensureListedOwner } from './accounts/first-owner.ts';
import { profilePlugin } from './accounts/profile.plugin.ts';
import type { IdentityChoice } from './identity-choice.ts';
import { mediaCookie, sessionCookie } from './session-cookies.ts';

const lotte = 'lotte@studio.example';
const notConfigured = {
  code: 'auth/not-configured',
  message: 'Firebase is not properly configured. Please check environment variables.',
};

describeEachIssuer('Firebase', (openIssuer) => {
  describeEachDatabase('as the identity provider', (location) => {
    let storage: Storage;
    let issuer: OpenedIssuer;
    const open: IdentityApp[] = [];
    beforeEach(async () => {
      storage = openDatabase(location());
      issuer = await openIssuer();
    });
    afterEach(async () => {
      for (const { app } of open.splice(0)) await app.close();
      await storage.db.deleteFrom('tries').execute();
      await storage.db.withTables<{ identity_users: object }>().deleteFrom('identity_users').execute();
      await storage.close();
      await issuer.close();
    });

    async function start(
      choice: IdentityChoice = { kind: 'firebase', settings: issuer.settings },
      now?: () => number,
    ) {
      const firebase = { choice, firebaseKeys: issuer.keys };
      const secret = 'a secret that is long enough to be one';
      const dialect = storage.capabilities.name;
      const app = await openIdentityApp({
        storage,
        firebase,
        now,
        extend: async (site) => {
          const options = { storage, dialect, secret, publicUrl: 'http://localhost:3000', ...firebase };
          await site.register(accountsPlugin, options);
          await site.register(profilePlugin, options);
        },
      });
      open.push(app);
      return app;
    }
    const byToken = async (app: IdentityApp, email: string, verified?: boolean) =>
      app.signIn({ idToken: await issuer.tokenOf(email, verified) });
    const invite = (app: IdentityApp, headers: object, email = lotte) =>
      app.app.inject({
        method: 'POST',
        url: '/api/admin/accounts',
        headers: { ...headers },
        payload: { email, role: 'editor' },
      });

    it('signs in the owner, with the usual session, renewal, media access and sign-out', async () => {
      const app = await start();
      const answer = await byToken(app, owner.email);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ user: { email: owner.email, role: 'owner' } });
      expect((await app.get('/api/test/owner', readBearer(answer))).statusCode).toBe(200);
      const media = readCookie(answer, mediaCookie);
      expect((await app.get('/media/test', media)).json()).toEqual({ email: owner.email });
      const session = readCookie(answer, sessionCookie);
      const renewed = await app.post('token', {}, session);
      expect(renewed.statusCode).toBe(200);
      expect((await app.post('sign-out', {}, session)).statusCode).toBe(200);
      expect((await app.get('/api/test/owner', readBearer(renewed))).statusCode).toBe(401);
    });

    it('rejects users who are not members or are suspended', async () => {
      const app = await start();
      const refusal = {
        code: 'auth/wrong-credentials',
        message: `${lotte} is not a member. Ask an owner for an invite.`,
      };
      const stranger = await byToken(app, lotte);
      expect([stranger.statusCode, stranger.json(), stranger.cookies]).toEqual([401, refusal, []]);
      const asOwner = readBearer(await byToken(app, owner.email));
      const { account } = (await invite(app, asOwner)).json<{ account: Account }>();
      const editor = await byToken(app, lotte);
      expect(editor.json()).toMatchObject({ user: { email: lotte, role: 'editor' } });
      await app.app.inject({
        method: 'PUT',
        url: `/api/admin/accounts/${account.id}`,
        headers: asOwner,
        payload: { isSuspended: true },
      });
      expect((await app.get('/api/test/editor', readBearer(editor))).statusCode).toBe(401);
      const suspended = await byToken(app, lotte);
      expect([suspended.statusCode, suspended.json()]).toEqual([401, refusal]);
    });

    it('rejects users whose e-mail address is not verified', async () => {
      const app = await start();
      const asOwner = readBearer(await byToken(app, owner.email));
      await invite(app, asOwner);
      const answer = await byToken(app, lotte, false);
      expect(answer.statusCode).toBe(401);
      expect(answer.json<ErrorBody>().message).toContain(`${lotte} is not verified yet.`);
    });

    it('rejects tokens of another project', async () => {
      const settings = { ...issuer.settings, projectId: 'demo-other' };
      const app = await start({ kind: 'firebase', settings });
      const answer = await byToken(app, owner.email);
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        {
          code: 'auth/wrong-credentials',
          message: 'This sign-in could not be verified. Please sign in again.',
        },
      ]);
    });

    it('accepts no passwords and creates no password links', async () => {
      const app = await start();
      const refused = await app.signIn(owner);
      expect([refused.statusCode, refused.json<ErrorBody>().message]).toEqual([
        401,
        'This site signs in with Firebase: send the ID token of its client.',
      ]);
      const asOwner = readBearer(await byToken(app, owner.email));
      // A password from before the switch to Firebase is still stored, but unused.
      expect((await app.get('/api/admin/profile', asOwner)).json()).toMatchObject({ hasPassword: false });
      const invited = await invite(app, asOwner);
      expect(invited.statusCode).toBe(201);
      const { account, link } = invited.json<{ account: Account; link: PasswordLink | null }>();
      expect([account.hasPassword, link]).toEqual([true, null]);
      const url = `/api/admin/accounts/${account.id}/link`;
      const asked = await app.app.inject({ method: 'POST', url, headers: asOwner });
      expect([asked.statusCode, asked.json<ErrorBody>().code]).toEqual([409, 'account/no-password']);
      expect((await app.post('forgotten', { email: owner.email })).json()).toMatchObject({
        code: 'account/no-password',
      });
      expect(
        (await app.post('set-password', { token: 'x', password: 'een ander wachtwoord' })).statusCode,
      ).toBe(401);
    });

    it('counts an owner without a local password as able to sign in', async () => {
      const app = await start();
      const asOwner = readBearer(await byToken(app, owner.email));
      const { account } = (await invite(app, asOwner)).json<{ account: Account }>();
      const save = (id: string, payload: object, headers: object) =>
        app.app.inject({ method: 'PUT', url: `/api/admin/accounts/${id}`, headers: { ...headers }, payload });
      expect((await save(account.id, { role: 'owner' }, asOwner)).statusCode).toBe(200);
      const asLotte = readBearer(await byToken(app, lotte));
      const { id } = (await byToken(app, owner.email)).json<{ user: { id: string } }>().user;
      expect((await save(id, { role: 'editor' }, asLotte)).statusCode).toBe(200);
      expect((await save(account.id, { role: 'editor' }, asOwner)).statusCode).toBe(403);
    });

    it('provides the settings for the sign-in page', async () => {
      const app = await start();
      expect((await app.get('/api/auth/sign-in')).json()).toEqual({
        provider: 'firebase',
        mailsLinks: false,
        firebase: issuer.settings,
      });
    });

    it('returns 503 for sign-in, sign-out, invites and password links if it is not configured', async () => {
      const local = await start({ kind: 'local' });
      const session = await local.signIn();
      const app = await start({ kind: 'firebase', settings: undefined });
      const asOwner = readBearer(session);
      const url = '/api/admin/accounts';
      const { id } = (await app.get(url, asOwner)).json<[Account]>()[0];
      const answers = [
        await byToken(app, owner.email),
        await app.signIn(owner),
        await app.post('set-password', { token: 'x', password: 'een ander wachtwoord' }),
        await app.post('forgotten', { email: owner.email }),
        await invite(app, asOwner),
        await app.app.inject({ method: 'POST', url: `${url}/${id}/link`, headers: asOwner }),
        await app.post('sign-out', {}, readCookie(session, sessionCookie)),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
        answers.map(() => [503, notConfigured]),
      );
      // Signing out still works, and no account was added to the list.
      expect((await app.get('/api/test/owner', asOwner)).statusCode).toBe(401);
      const again = await local.signIn();
      expect((await app.get(url, readBearer(again))).json()).toHaveLength(1);
      expect((await app.get('/api/auth/sign-in')).json()).toEqual({
        provider: 'firebase',
        mailsLinks: false,
        firebase: null,
      });
    });

    it('limits invalid tokens per network, but not valid ones', async () => {
      const idToken = await issuer.tokenOf(owner.email);
      // A fixed clock, so that nothing depends on speed.
      const time = Date.now();
      const app = await start({ kind: 'firebase', settings: issuer.settings }, () => time);
      for (let count = 0; count < 22; count += 1) {
        expect((await app.signIn({ idToken })).statusCode).toBe(200);
      }
      for (let count = 0; count < 20; count += 1) {
        expect((await app.signIn({ idToken: 'made-up' })).statusCode).toBe(401);
      }
      const refused = await app.signIn({ idToken });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    });

    it('adds the first owner as a member, and requires an e-mail address for it', async () => {
      await start();
      await storage.db.withTables<{ identity_users: object }>().deleteFrom('identity_users').execute();
      await expect(ensureListedOwner(storage, undefined, () => {})).rejects.toThrow('ADMIN_EMAIL');
      const told: unknown[] = [];
      for (const email of [' Sara@Studio.Example ', 'other@studio.example']) {
        await ensureListedOwner(storage, email, (said) => void told.push(said));
      }
      expect(told).toEqual([{ kind: 'listed', email: 'sara@studio.example' }, { kind: 'exists' }]);
    });
  });
});
