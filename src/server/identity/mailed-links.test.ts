import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import type { ErrorBody } from '#api/errors.ts';
import { createMailer } from '#server/identity/mailer.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import {
  type IdentityApp,
  openIdentityApp,
  owner,
  readBearer,
} from '../../../tests/support/identity-test-app.ts';
import { type MailServer, openMailServer } from '../../../tests/support/mail-server.ts';
import { quickHashing } from '../../../tests/support/quick-hashing.ts';
import { accountsPlugin } from './accounts/accounts.plugin.ts';
import type { IdentityTables } from './identity-tables.ts';

const publicUrl = 'https://studio.example';
const lotte = 'lotte@studio.example';
const password = 'een heel ander wachtwoord';
const studio = 'Studio "Vitrine" & <Zn>';

describeEachDatabase('mailed links', (location) => {
  let storage: Storage;
  let server: MailServer;
  let app: IdentityApp;
  let log: string[];
  beforeEach(async () => {
    storage = openDatabase(location());
    server = await openMailServer();
    log = [];
    app = await start();
  });
  afterEach(async () => {
    await app.app.close();
    await storage.db.withTables<IdentityTables>().deleteFrom('identity_users').execute();
    await storage.db.withTables<IdentityTables>().deleteFrom('identity_verifications').execute();
    await storage.db.deleteFrom('tries').execute();
    await storage.close();
    await server.close();
  });

  function start({ studioName = studio, sendsMail = true } = {}): Promise<IdentityApp> {
    const mail = sendsMail
      ? { mailer: createMailer(server.settings), studioName: async () => studioName }
      : undefined;
    // A fixed clock, so that nothing depends on speed.
    const time = Date.now();
    return openIdentityApp({
      storage,
      publicUrl,
      mail,
      now: () => time,
      log: { write: (line) => void log.push(line) },
      extend: async (site) => {
        const secret = 'a secret that is long enough to be one';
        await site.register(accountsPlugin, {
          storage,
          dialect: storage.capabilities.name,
          secret,
          hashing: quickHashing,
          publicUrl,
          mail,
        });
      },
    });
  }

  const forgot = (email: string, headers: Record<string, string> = {}) =>
    app.post('forgotten', { email }, headers);
  const invite = async (email = lotte) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/admin/accounts',
      headers: readBearer(await app.signIn()),
      payload: { email, role: 'editor' },
    });
    return answer.json<{ account: Account; link: PasswordLink }>();
  };
  /** Finds the only URL in a mail. */
  function linkIn({ text, html }: { text: string; html: string }): URL {
    const links = new Set([...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link));
    expect([...links]).toHaveLength(1);
    return new URL([...links][0] ?? '');
  }
  const choose = (link: URL) =>
    app.post('set-password', { token: link.searchParams.get('token') ?? '', password });

  it('let a member reset a forgotten password once', async () => {
    const answer = await forgot(` ${owner.email.toUpperCase()} `);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const mail = await server.mail(0);
    expect(mail.to).toEqual([owner.email]);
    expect(mail.headers.subject).toBe(`Een nieuw wachtwoord voor de site van ${studio}`);
    expect(mail.html).toContain('de site van Studio &quot;Vitrine&quot; &amp; &lt;Zn&gt;:');
    const link = linkIn(mail);
    expect([link.origin, link.pathname]).toEqual([publicUrl, '/admin/welcome']);
    expect((await app.signIn()).statusCode).toBe(200);
    expect((await choose(link)).statusCode).toBe(200);
    expect((await choose(link)).statusCode).toBe(401);
    expect((await app.signIn({ ...owner, password })).statusCode).toBe(200);
  });

  it('are sent only to active members, and the response does not reveal who they are', async () => {
    await invite();
    await invite('suspended@studio.example');
    await invite('nobodys@studio.example');
    const users = storage.db.withTables<IdentityTables>();
    await users
      .updateTable('identity_users')
      .set({ banned: true })
      .where('email', '=', 'suspended@studio.example')
      .execute();
    await users
      .updateTable('identity_users')
      .set({ role: null })
      .where('email', '=', 'nobodys@studio.example')
      .execute();
    const invitations = server.received.length;
    const told = new Set<string>();
    for (const email of [
      owner.email,
      lotte,
      'suspended@studio.example',
      'nobodys@studio.example',
      'x@y.example',
    ]) {
      const { statusCode, body, headers } = await forgot(email);
      told.add(JSON.stringify([statusCode, body, Object.keys(headers)]));
    }
    expect(told.size).toBe(1);
    // Closing waits for pending mails.
    await app.app.close();
    expect(
      server.received
        .slice(invitations)
        .flatMap(({ to }) => to)
        .sort(),
    ).toEqual([lotte, owner.email]);
  });

  it('are sent without delaying the response', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await server.close();
    server = await openMailServer({ onMailFrom: (_address, _session, done) => void held.then(() => done()) });
    await app.app.close();
    app = await start();
    expect((await forgot(owner.email)).statusCode).toBe(200);
    expect(server.received).toEqual([]);
    letGo();
    expect((await server.mail(0)).to).toEqual([owner.email]);
  });

  it.each([owner.email, 'nobody@studio.example'])(
    'are limited per address across all networks (%s)',
    async (email) => {
      const from = (remoteAddress: string, address: string) =>
        app.app.inject({
          method: 'POST',
          url: '/api/auth/forgotten',
          payload: { email: address },
          remoteAddress,
        });
      for (let network = 0; network < 3; network += 1) {
        expect((await from(`203.0.113.${network}`, email)).statusCode).toBe(200);
      }
      const refused = await from('198.51.100.1', email.toUpperCase());
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
      expect((await from('198.51.100.1', lotte)).statusCode).toBe(200);
    },
  );

  it('are limited per network across all addresses', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await forgot(`x${count}@y.example`)).statusCode).toBe(200);
    expect((await forgot('another@y.example')).statusCode).toBe(429);
  });

  it('always contain the public URL, whatever the host headers claim', async () => {
    await forgot(owner.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(linkIn(await server.mail(0)).origin).toBe(publicUrl);
  });

  it('have one recipient and fixed headers, whatever the studio name contains', async () => {
    await app.app.close();
    app = await start({ studioName: 'Studio\r\nBcc: evil@studio.example\r\n\r\nhttps://evil.example' });
    await forgot(owner.email);
    const { to, headers } = await server.mail(0);
    expect([to, headers.bcc]).toEqual([[owner.email], undefined]);
    expect(headers.subject).toContain('Studio Bcc: evil@studio.example');
  });

  it('are not sent for an invalid address or a request from another website', async () => {
    for (const email of [
      '',
      'nobody',
      `${owner.email}\r\nBcc: evil@studio.example`,
      `${owner.email},x@y.example`,
    ]) {
      const refused = await forgot(email);
      expect([refused.statusCode, refused.json<ErrorBody>().message]).toEqual([
        400,
        'Enter an e-mail address.',
      ]);
    }
    expect((await forgot(owner.email, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('are sent with an invite, and match the link that the owner sees', async () => {
    const { link } = await invite();
    expect(link.mail).toBe('sent');
    const mail = await server.mail(0);
    expect([mail.to, mail.headers.subject]).toEqual([
      [lotte],
      `Je bent uitgenodigd voor de site van ${studio}`,
    ]);
    expect(linkIn(mail).href).toBe(publicUrl + link.path);
    expect((await choose(linkIn(mail))).json()).toMatchObject({ user: { email: lotte } });
  });

  it('can be requested by an owner for another member', async () => {
    const { account } = await invite();
    const url = `/api/admin/accounts/${account.id}/link`;
    const made = await app.app.inject({ method: 'POST', url, headers: readBearer(await app.signIn()) });
    expect(made.json<PasswordLink>().mail).toBe('sent');
    const mail = await server.mail(1);
    expect(mail.headers.subject).toContain('Een nieuw wachtwoord');
    expect(linkIn(mail).href).toBe(publicUrl + made.json<PasswordLink>().path);
  });

  it('remain valid when another one is requested, but end when a password is chosen', async () => {
    const { link } = await invite();
    await forgot(lotte);
    await forgot(lotte);
    const [first, second] = [await server.mail(1), await server.mail(2)];
    expect((await choose(linkIn(second))).statusCode).toBe(200);
    expect((await choose(new URL(link.path, publicUrl))).statusCode).toBe(401);
    expect((await choose(linkIn(first))).statusCode).toBe(401);
  });

  it('are reported as failed if they cannot be sent, and work when shared by hand', async () => {
    await server.close();
    const { link } = await invite();
    expect(link.mail).toBe('failed');
    expect((await choose(new URL(link.path, publicUrl))).statusCode).toBe(200);
    expect((await forgot(owner.email)).statusCode).toBe(200);
    await app.app.close();
    const failures = log.filter((line) => line.includes('a mail could not be sent'));
    expect(failures.map((line) => (JSON.parse(line) as { why: string }).why)).toEqual(['ESOCKET', 'ESOCKET']);
  });

  it('leave no tokens or addresses in the log', async () => {
    const { link } = await invite();
    await forgot(owner.email);
    const { text } = await server.mail(1);
    await app.app.close();
    const all = log.join('');
    expect(log.length).toBeGreaterThan(0);
    for (const secret of [
      link.path,
      linkIn({ text, html: '' }).searchParams.get('token') ?? '',
      lotte,
      owner.email,
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  describe('when the site sends no mail', () => {
    beforeEach(async () => {
      await app.app.close();
      app = await start({ sendsMail: false });
    });

    it('are shown to the inviting owner only, and requesting one returns an error', async () => {
      expect((await invite()).link.mail).toBe('off');
      const refused = await forgot(owner.email);
      expect([refused.statusCode, refused.json()]).toEqual([
        503,
        {
          code: 'auth/no-mail',
          message: 'This site cannot send mail. Ask an owner for a new link.',
        },
      ]);
    });

    it('are not offered on the sign-in page', async () => {
      expect((await app.get('/api/auth/sign-in')).json()).toMatchObject({
        provider: 'local',
        mailsLinks: false,
      });
    });
  });

  it('are offered on the sign-in page', async () => {
    expect((await app.get('/api/auth/sign-in')).json()).toMatchObject({
      provider: 'local',
      mailsLinks: true,
    });
  });
});
