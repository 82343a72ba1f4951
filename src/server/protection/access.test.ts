import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessSite, createJar, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';

const secret = 'Zeer-geheime-inhoud';

describeEachDatabase('a protected page', (location) => {
  let site: AccessSite;
  beforeAll(async () => {
    site = await openAccessSite(location());
    for (const id of ['klant', 'ander']) {
      await site.asOwner('POST', '/admin/password-access', { id, password: `van ${id}` });
    }
  });
  afterAll(() => site.close());

  /** Publishes a new page and returns its identifier. */
  async function publish(protection: object = { requiresLogin: true, loginPassword: 'sesam' }) {
    const identifier = `p-${randomUUID()}`;
    const overview = [{ id: 't', type: 'text', content: secret }];
    const body = {
      identifier,
      title: `${secret}e titel`,
      overview,
      status: 'PUBLISHED',
      showInMenu: false,
      ...protection,
    };
    const made = await site.asOwner('POST', '/pages', body);
    expect(made.statusCode).toBe(201);
    return identifier;
  }
  const withShared = (id: string, more: object = {}) =>
    publish({ requiresLogin: true, passwordId: id, ...more });

  /** True if the page's content is shown to a visitor with these cookies. */
  async function opens(identifier: string, cookie: { cookie: string }): Promise<boolean> {
    const { body, statusCode } = await site.get(`/${identifier}`, cookie);
    expect(statusCode).toBe(200);
    expect(body.includes('Toegang vereist')).not.toBe(body.includes(secret));
    return body.includes(secret);
  }

  /** Unlocks a page in a new browser. */
  async function enter(identifier: string, password: string, jar = createJar()) {
    const answer = jar.take(await site.call(identifier, { password }, jar.header));
    expect(answer.statusCode).toBe(200);
    return { jar, answer };
  }

  describe('a password', () => {
    const pastes = (password: string) => [
      `${password} `,
      ` \t${password}\n`,
      `\u00a0${password}\u00a0`,
      `\u200b${password}`,
      password.normalize('NFD'),
      password.normalize('NFC'),
    ];

    it.each([
      [
        'its own',
        'café in de één',
        (password: string) => publish({ requiresLogin: true, loginPassword: password }),
      ],
      [
        'its own, with a blank that was stored',
        'café in de één ',
        (password: string) => publish({ requiresLogin: true, loginPassword: password }),
      ],
      [
        'a shared one',
        'café met zijn tweeën',
        async (password: string) => {
          const id = `gedeeld-${randomUUID()}`;
          await site.asOwner('POST', '/admin/password-access', { id, password });
          return withShared(id);
        },
      ],
    ])(
      'opens its page when pasted with extra spaces or in another Unicode form: %s',
      async (_which, password, make) => {
        const page = await make(password);
        for (const pasted of [password, ...pastes(password)]) {
          const { jar } = await enter(page, pasted);
          expect(await opens(page, jar.header)).toBe(true);
          const form = await site.form(page, { password: pasted });
          expect([form.statusCode, form.cookies.length]).toEqual([303, 1]);
        }
        for (const wrong of [password.toUpperCase(), password.replaceAll('é', 'e')]) {
          expect((await site.call(page, { password: wrong })).statusCode).toBe(403);
        }
        for (const blank of ['', ' ', '\u00a0\u3000']) {
          expect((await site.call(page, { password: blank })).json()).toMatchObject({
            code: 'access/no-password',
          });
        }
      },
    );

    it('opens its page in both languages, and the response contains no data', async () => {
      const page = await publish();
      const { jar, answer } = await enter(page, 'sesam');
      expect(answer.json()).toEqual({});
      expect(answer.headers['cache-control']).toBe('private, no-store');
      for (const url of [`/${page}`, `/en/${page}`]) {
        expect((await site.get(url, jar.header)).body).toContain(secret);
      }
      expect(await opens(page, { cookie: '' })).toBe(false);
    });

    it('opens its page by ID as well as by identifier', async () => {
      const page = await publish();
      const { id } = (await site.get(`/api/pages/${page}`)).json<{ id: string }>();
      const { jar } = await enter(id, 'sesam');
      expect(await opens(page, jar.header)).toBe(true);
    });

    it.each([
      ['nl', '', 400, 'access/no-password', 'Voer een wachtwoord in'],
      ['nl', ' \t ', 400, 'access/no-password', 'Voer een wachtwoord in'],
      ['nl', 'fout', 403, 'access/wrong-password', 'Onjuist wachtwoord'],
      ['nl', 'SESAM', 403, 'access/wrong-password', 'Onjuist wachtwoord'],
      ['nl', 'se sam', 403, 'access/wrong-password', 'Onjuist wachtwoord'],
      ['nl', `sesam\0`, 403, 'access/wrong-password', 'Onjuist wachtwoord'],
      ['en', '', 400, 'access/no-password', 'Enter a password'],
      ['en', 'fout', 403, 'access/wrong-password', 'Incorrect password'],
    ])('submitted in %s as %j returns %i %s: %s', async (language, password, status, code, message) => {
      const answer = await site.call(await publish(), { password, language });
      expect([answer.statusCode, answer.json()]).toEqual([status, { code, message }]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    it('returns 404 for a missing, draft or hidden page, or an invalid path', async () => {
      const draft = await publish({ requiresLogin: true, loginPassword: 'sesam', status: 'DRAFT' });
      const hidden = await publish({ requiresLogin: true, loginPassword: 'sesam', status: 'HIDDEN' });
      for (const page of ['nergens', draft, hidden, '..%2f..%2fadmin', 'a'.repeat(1000)]) {
        const answer = await site.call(page, { password: 'sesam' });
        expect([page, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          page,
          404,
          'page/not-found',
        ]);
      }
      expect([400, 404]).toContain((await site.call('%00', { password: 'sesam' })).statusCode);
    });

    it('is not required for a page that is not protected', async () => {
      const page = await publish({});
      const answer = await site.call(page, { password: 'iets' });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
      const sent = await site.form(page, { password: '' });
      expect([sent.statusCode, sent.headers.location]).toEqual([303, `/${page}`]);
    });

    it('is rate-limited after ten failed attempts per network, with a growing wait', async () => {
      const page = await publish();
      const other = await publish();
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await site.call(page, { password: `fout ${attempt}` })).statusCode).toBe(403);
      }
      const answer = await site.call(page, { password: 'sesam' });
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
        429,
        '5',
        { code: 'limit/reached', message: 'Te veel pogingen. Probeer het over 5 seconden opnieuw.' },
      ]);
      // An empty password is not counted. Other pages and other networks have separate counters.
      expect((await site.call(page, { password: '' })).statusCode).toBe(400);
      await enter(other, 'sesam');
      const elsewhere = await site.app.inject({
        method: 'POST',
        url: `/api/access/${page}`,
        payload: { password: 'sesam' },
        remoteAddress: '192.0.2.7',
      });
      expect(elsewhere.statusCode).toBe(200);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        site.pass(3);
        await site.call(page, { password: 'fout' });
      }
      const english = await site.call(page, { password: 'sesam', language: 'en' });
      expect(english.json<{ message: string }>().message).toBe('Too many attempts. Try again in 3 minutes.');
      site.pass(3);
      await enter(page, 'sesam');
    });

    it('counts failed attempts once across the pages that share it', async () => {
      const pages = [await withShared('klant'), await withShared('klant'), await withShared('klant')];
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const page = pages[attempt % pages.length] ?? '';
        statuses.push((await site.call(page, { password: `fout ${attempt}` })).statusCode);
      }
      expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
      // A page that also has its own password is locked too, since the typed text could be a guess at either.
      const both = await withShared('klant', { loginPassword: 'sesam' });
      expect((await site.call(both, { password: 'sesam' })).statusCode).toBe(429);
      site.pass(1);
      await enter(both, 'van klant');
      // A correct password resets the counter of its failed attempts.
      await enter(pages[0] ?? '', 'van klant');
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await site.call(pages[1] ?? '', { password: 'fout' })).statusCode).toBe(403);
    });

    it('is rejected when it is too large, has a wrong type, or uses another HTTP method', async () => {
      const page = await publish();
      const answers = await Promise.all([
        site.call(page, { password: 'x'.repeat(5000) }),
        site.form(page, { password: 'x'.repeat(5000) }),
        site.call(page, { password: { $ne: '' } }),
        site.call(page, { password: ['sesam'] }),
        site.call(page, []),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 413, 400, 400, 400]);
      for (const contentType of ['text/plain', 'multipart/form-data; boundary=x']) {
        const answer = await site.call(page, {}, { 'content-type': contentType });
        expect(answer.statusCode).toBe(415);
      }
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
        expect((await site.app.inject({ method, url: `/api/access/${page}` })).statusCode).toBe(405);
      }
    });

    it('is rejected when sent from another website', async () => {
      const page = await publish();
      for (const origin of ['https://evil.example', 'null']) {
        const form = await site.form(page, { password: 'sesam' }, { origin });
        const logout = await site.form(`${page}/logout`, {}, { origin });
        for (const answer of [form, logout]) {
          expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
            403,
            'auth/foreign-origin',
          ]);
          expect(answer.headers['set-cookie']).toBeUndefined();
        }
      }
    });

    it('names the public URL in both languages when its form was opened on another host', async () => {
      const page = await publish();
      const headers = { origin: 'http://192.0.2.1:3000', accept: 'text/html,*/*;q=0.8' };
      const gate = await site.form(page, { password: 'sesam' }, headers);
      expect([gate.statusCode, gate.headers['set-cookie']]).toEqual([403, undefined]);
      expect(gate.body).toContain('Toegang vereist');
      expect(gate.body).toContain('Open de site op http://localhost:3000 en probeer het daar opnieuw.');
      expect(gate.body).toContain('Open the site at http://localhost:3000 and try again there.');
      // The JSON contains the same message, so that the gate's script can show it.
      const asked = await site.call(page, { password: 'sesam' }, { origin: headers.origin });
      expect(asked.json<{ message: string }>().message).toContain('http://localhost:3000');
      expect(gate.body).toContain(asked.json<{ message: string }>().message);
    });
  });

  describe('access by a page’s own password', () => {
    it('lasts until the browser closes, and only for that page', async () => {
      const [page, other] = [await publish(), await publish()];
      const { jar, answer } = await enter(page, 'sesam');
      site.pass(120);
      expect([await opens(page, jar.header), await opens(other, jar.header)]).toEqual([true, false]);
      jar.close(answer);
      expect(await opens(page, jar.header)).toBe(false);
    });

    it('ends when the password changes or is removed', async () => {
      const page = await publish();
      const { jar } = await enter(page, 'sesam');
      // Saving the same password keeps the grant.
      await site.asOwner('PUT', `/pages/${page}`, { loginPassword: 'sesam' });
      expect(await opens(page, jar.header)).toBe(true);
      await site.asOwner('PUT', `/pages/${page}`, { loginPassword: 'anders' });
      expect(await opens(page, jar.header)).toBe(false);
      // Setting the old password again does not restore the grant.
      await site.asOwner('PUT', `/pages/${page}`, { loginPassword: 'sesam' });
      expect(await opens(page, jar.header)).toBe(false);
      await enter(page, 'sesam', jar);
      await site.asOwner('PUT', `/pages/${page}`, { loginPassword: null, passwordId: 'klant' });
      expect(await opens(page, jar.header)).toBe(false);
    });
  });

  describe('access by a shared password', () => {
    it('ends immediately when an owner revokes it, and survives a new label', async () => {
      await site.asOwner('POST', '/admin/password-access', { id: 'zomer', password: 'van zomer' });
      const page = await withShared('zomer');
      const { jar } = await enter(page, 'van zomer');
      await site.asOwner('PUT', '/admin/password-access/zomer', { label: 'Gemeente' });
      expect(await opens(page, jar.header)).toBe(true);
      const closed = await site.asOwner('POST', '/admin/password-access/zomer/close');
      expect(closed.json()).toMatchObject({ password: 'van zomer', label: 'Gemeente' });
      expect(await opens(page, jar.header)).toBe(false);
      expect(await opens(page, (await enter(page, 'van zomer')).jar.header)).toBe(true);
    });

    it('covers every page that shares the password, for one hour', async () => {
      const [one, two, other] = [
        await withShared('klant'),
        await withShared('klant'),
        await withShared('ander'),
      ];
      const { jar, answer } = await enter(one, 'van klant');
      expect(answer.cookies).toMatchObject([{ name: 'vitrine_shared', maxAge: 3600 }]);
      jar.close(answer);
      site.pass(59);
      expect(await Promise.all([one, two, other].map((page) => opens(page, jar.header)))).toEqual([
        true,
        true,
        false,
      ]);
      site.pass(1);
      expect([await opens(one, jar.header), await opens(two, jar.header)]).toEqual([false, false]);
    });

    it('ends when the password changes or the page stops using it', async () => {
      await site.asOwner('POST', '/admin/password-access', { id: 'tijdelijk', password: 'eerste' });
      const page = await withShared('tijdelijk');
      const { jar } = await enter(page, 'eerste');
      await site.asOwner('PUT', '/admin/password-access/tijdelijk', { password: 'eerste' });
      expect(await opens(page, jar.header)).toBe(true);
      await site.asOwner('PUT', '/admin/password-access/tijdelijk', { password: 'tweede' });
      expect(await opens(page, jar.header)).toBe(false);
      await enter(page, 'tweede', jar);
      await site.asOwner('PUT', `/pages/${page}`, { passwordId: 'klant' });
      await site.asOwner('DELETE', '/admin/password-access/tijdelijk');
      expect(await opens(page, jar.header)).toBe(false);
      // The deleted password does not unlock the page.
      for (const password of ['eerste', 'tweede', 'undefined', 'null']) {
        expect((await site.call(page, { password })).statusCode).toBe(403);
      }
      await site.asOwner('POST', '/admin/password-access', { id: 'tijdelijk', password: 'tweede' });
      await site.asOwner('PUT', `/pages/${page}`, { passwordId: 'tijdelijk' });
      expect(await opens(page, jar.header)).toBe(false);
    });
  });

  it('opens by its own or its shared password, each for its own duration', async () => {
    const page = await withShared('klant', { loginPassword: 'sesam' });
    const [byOwn, byShared] = [await enter(page, 'sesam'), await enter(page, 'van klant')];
    expect([byOwn.answer, byShared.answer].map(({ cookies }) => cookies.map(({ name }) => name))).toEqual([
      ['vitrine_page'],
      ['vitrine_shared'],
    ]);
    site.pass(61);
    expect([await opens(page, byOwn.jar.header), await opens(page, byShared.jar.header)]).toEqual([
      true,
      false,
    ]);
  });

  it('is locked again by logging out, together with the pages that share its password', async () => {
    const [page, sharing, other] = [
      await withShared('klant', { loginPassword: 'sesam' }),
      await withShared('klant'),
      await publish(),
    ];
    const { jar } = await enter(page, 'sesam');
    await enter(page, 'van klant', jar);
    await enter(other, 'sesam', jar);
    const answer = jar.take(await site.call(`${page}/logout`, {}, jar.header));
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect([await opens(page, jar.header), await opens(sharing, jar.header)]).toEqual([false, false]);
    expect(await opens(other, jar.header)).toBe(true);
    const form = jar.take(await site.form(`${other}/logout`, { language: 'en' }, jar.header));
    expect([form.statusCode, form.headers.location]).toEqual([303, `/en/${other}`]);
    expect(jar.header.cookie).toBe('');
  });

  describe('without JavaScript', () => {
    it('redirects a correct password to the page in its language, and nowhere else', async () => {
      const page = await publish();
      for (const [language, to] of [
        ['nl', `/${page}`],
        ['en', `/en/${page}`],
        ['//evil.example', undefined],
      ] as const) {
        const answer = await site.form(page, { password: 'sesam', language, to: '//evil.example' });
        expect(answer.headers.location).toBe(to);
      }
      const child = `p-${randomUUID()}`;
      const parent = await publish({});
      const protection = { requiresLogin: true, loginPassword: 'sesam', parentIdentifier: parent };
      await site.asOwner('POST', '/pages', {
        identifier: child,
        title: 'x',
        overview: [],
        status: 'PUBLISHED',
        ...protection,
      });
      expect((await site.form(child, { password: 'sesam' })).headers.location).toBe(`/${parent}/${child}`);
    });

    it.each([
      ['nl', '', 400, 'Voer een wachtwoord in'],
      ['nl', 'fout', 403, 'Onjuist wachtwoord'],
      ['en', 'fout', 403, 'Incorrect password'],
      ['nl', 'x'.repeat(5000), 413, 'Er is een fout opgetreden'],
    ])('shows the password form in %s with the error', async (language, password, status, message) => {
      const page = await publish();
      const answer = await site.form(page, { password, language });
      const gate = await site.get(language === 'en' ? `/en/${page}` : `/${page}`);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        // Without a referrer, the next form from this page would have no origin and be refused.
        'referrer-policy': gate.headers['referrer-policy'],
        'content-security-policy': gate.headers['content-security-policy'],
      });
      // The server does not read a body that is too large, so it does not know the form's language.
      if (status !== 413) expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.body).toContain(`role="alert">${message}</p>`);
      expect(answer.body).toContain('aria-invalid="true"');
      expect(answer.body).not.toContain(secret);
      if (password !== '') expect(answer.body).not.toContain(`value="${password}"`);
    });

    it('shows how long to wait after too many attempts', async () => {
      const page = await publish();
      for (let attempt = 0; attempt < 10; attempt += 1) await site.form(page, { password: 'fout' });
      const answer = await site.form(page, { password: 'sesam' });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '5']);
      expect(answer.body).toContain('Te veel pogingen. Probeer het over 5 seconden opnieuw.');
    });

    it('redirects to the page’s URL when the page no longer exists', async () => {
      const answer = await site.form('nergens', { password: 'x', language: 'en' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/nergens']);
    });

    it('shows the error page when storage fails', async () => {
      const page = await publish();
      const find = site.reader.findPublicPage.bind(site.reader);
      site.reader.findPublicPage = () => Promise.reject(new Error('gone'));
      const answer = await site.form(page, { password: 'fout' });
      site.reader.findPublicPage = find;
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('Er ging iets mis');
    });
  });

  it('cannot be saved without its own or a shared password', async () => {
    const open = await publish({});
    for (const body of [
      { requiresLogin: true },
      { requiresLogin: true, loginPassword: ' ' },
      { requiresLogin: true, passwordId: '' },
    ]) {
      const answer = await site.asOwner('PUT', `/pages/${open}`, body);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { issues: [{ path: 'loginPassword' }] },
      ]);
    }
    const page = await publish();
    expect((await site.asOwner('PUT', `/pages/${page}`, { loginPassword: null })).statusCode).toBe(400);
    const last = await site.asOwner('PUT', `/pages/${page}`, { requiresLogin: false, loginPassword: null });
    expect(last.statusCode).toBe(200);
  });
});
