import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientSpace } from '#api/endpoints/client-spaces.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { siteWords } from '#i18n/site-words.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { writeDeck } from '../../../tests/support/write-zip.ts';

const marker = 'MARKER';

describeEachDatabase('a client space opened by its link', (location) => {
  let site: AccessSite;
  beforeAll(async () => {
    site = await openAccessSite(location());
  });
  afterAll(() => site.close());

  let count = 0;
  /** Publishes a protected page with its own picture. */
  async function publish(body: object = {}) {
    count += 1;
    const bytes = await sharp({
      create: { width: 700 + count, height: 500, channels: 3, background: '#804020' },
    })
      .jpeg()
      .toBuffer();
    const { url } = await site.media.storeMedia(bytes, `${marker}.jpg`);
    const answer = await site.asOwner('POST', '/pages', {
      identifier: `blad-${count}`,
      title: { nl: `${marker} blad ${count}`, en: `${marker} sheet ${count}` },
      overview: [
        { id: 'h', type: 'heroImage', src: url, alt: marker },
        { id: 't', type: 'text', content: { nl: `${marker} tekst`, en: `${marker} text` } },
      ],
      status: 'PUBLISHED',
      showInMenu: false,
      requiresLogin: true,
      loginPassword: 'van de pagina',
      ...body,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return { ...answer.json<ApiPage>(), picture: url };
  }

  async function make(body: object = {}) {
    const answer = await site.asOwner('POST', '/admin/rooms', { client: 'Museum De Kade', ...body });
    expect(answer.statusCode, answer.body).toBe(201);
    return pathed(answer.json<ClientSpace>());
  }
  const pathed = (clientSpace: ClientSpace) => ({
    ...clientSpace,
    path: new URL(clientSpace.link).pathname,
    token: readToken(clientSpace),
  });
  const readToken = ({ link }: ClientSpace) => link.split('/').at(-1) ?? '';
  const save = async (id: string, body: object) => {
    expect((await site.asOwner('PUT', `/admin/rooms/${id}`, body)).statusCode).toBe(200);
  };
  const revoke = (id: string) => site.asOwner('POST', `/admin/rooms/${id}/revoke`);
  const stored = async (id: string) => {
    const answer = await site.app.inject({ url: '/api/admin/rooms', headers: { 'x-test-role': 'owner' } });
    return answer.json<ClientSpace[]>().find((clientSpace) => clientSpace.id === id);
  };
  const type = (token: string, password: string, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'POST', url: `/api/rooms/${token}`, payload: { password }, headers });
  const sendForm = (token: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: `/api/rooms/${token}`,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
        ...headers,
      },
    });

  /** Follows the link in a new browser. */
  async function enter(path: string, jar = createJar()) {
    const answer = jar.take(await site.get(path, jar.header));
    return { jar, answer };
  }
  /** True if a browser gets both the page and its picture; fails if it gets only one of them. */
  async function opens(page: { identifier: string; picture: string }, cookie: { cookie: string }) {
    const [{ body }, picture, small] = await Promise.all([
      site.get(`/${page.identifier}`, cookie),
      site.get(page.picture, cookie),
      site.get(`${page.picture}?w=640&f=avif`, cookie),
    ]);
    const isOpen = body.includes(`${marker} tekst`);
    expect([picture.statusCode, small.statusCode]).toEqual(isOpen ? [200, 200] : [404, 404]);
    return isOpen;
  }

  it('shows the studio name, pages changed since the last visit, and approvals', async () => {
    const [one, two] = [await publish(), await publish()];
    const { path } = await make({ pages: [one.id, two.id] });
    const say = siteWords.nl.clientSpace;
    const first = await enter(path);
    expect(first.answer.body).toContain(say.private('Studio'));
    expect(first.answer.body).not.toContain(say.isNew);
    site.pass(60);
    const overview = [{ id: 't', type: 'text', content: { nl: 'Anders', en: 'Different' } }];
    const published = await site.asOwner('POST', `/pages/${two.identifier}/publish`, {
      title: two.title,
      overview,
    });
    expect(published.statusCode, published.body).toBe(200);
    const { live_version_id: live } = await site.storage.db
      .selectFrom('pages')
      .select('live_version_id')
      .where('id', '=', two.id)
      .executeTakeFirstOrThrow();
    const approval = {
      id: 'a',
      page_id: two.id,
      link_id: 'l',
      language: 'nl',
      fingerprint: 'f',
      name: 'Anna',
    };
    await site.storage.db
      .insertInto('draft_approvals')
      .values({ ...approval, version_id: live, created_at: '2026-11-20T12:00:00.000Z' })
      .execute();
    site.pass(60);
    const second = await enter(path);
    // A second request within the same visit still marks the page as new.
    for (const { body } of [second.answer, await site.get(path, second.jar.header)]) {
      expect(body.split(say.isNew)).toHaveLength(2);
      expect(body).toContain('Akkoord op 20 november 2026');
      expect(body).not.toContain('Anna');
    }
    site.pass(60);
    expect((await enter(path)).answer.body).not.toContain(say.isNew);
  });

  it('greets the client and lists its pages with images in both languages', async () => {
    const [one, two] = [await publish(), await publish({ requiresLogin: false, loginPassword: null })];
    const other = await publish();
    const greeting = { nl: 'Dag allemaal.\n\nVeel plezier!', en: 'Hello all.' };
    const { path } = await make({ greeting, pages: [two.id, one.id] });
    const { jar, answer } = await enter(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const text of ['Welkom, Museum De Kade', '<p>Dag allemaal.</p>', '<p>Veel plezier!</p>']) {
      expect(answer.body).toContain(text);
    }
    expect(answer.body).toContain('content="noindex,nofollow"');
    for (const foreign of [
      'speculationrules',
      'data-measurement',
      'data-consent-default',
      other.identifier,
    ]) {
      expect(answer.body).not.toContain(foreign);
    }
    expect(
      [...answer.body.matchAll(/class="client-space__card" href="([^"]+)"/g)].map(([, to]) => to),
    ).toEqual([`/${two.identifier}`, `/${one.identifier}`]);
    expect(answer.body).toContain(`${one.picture}?w=640`);
    const english = await site.get(`/en${path}`, jar.header);
    for (const text of ['Welcome, Museum De Kade', 'Hello all.', `href="/en/${one.identifier}"`]) {
      expect(english.body).toContain(text);
    }
    expect(await opens(one, jar.header)).toBe(true);
    expect(await opens(other, jar.header)).toBe(false);
    expect(answer.cookies).toMatchObject([
      { name: 'vitrine_room', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect(answer.cookies[0]?.maxAge).toBeUndefined();
    jar.close(answer);
    expect(await opens(one, jar.header)).toBe(false);
  });

  it('escapes HTML in the client name and greeting', async () => {
    const { path } = await make({ client: '<img src=x onerror=alert(1)>', greeting: { nl: '<b>"&</b>' } });
    const { body } = (await enter(path)).answer;
    expect(body).not.toMatch(/<img src=x|<b>/);
    expect(body).toContain('&lt;b&gt;');
  });

  it('leaves out pages that visitors cannot open', async () => {
    const pages = [
      await publish({ status: 'DRAFT' }),
      await publish({ status: 'HIDDEN' }),
      await publish(),
      await publish(),
    ];
    await site.asOwner('DELETE', `/pages/${pages[2]?.identifier}`);
    const { path } = await make({ pages: pages.map(({ id }) => id) });
    const { body } = (await enter(path)).answer;
    expect(body.match(/client-space__card"/g)).toHaveLength(1);
    expect(body).toContain(`href="/${pages[3]?.identifier}"`);
    const empty = await enter((await make({ pages: [] })).path);
    expect(empty.answer.body).toContain(siteWords.nl.clientSpace.empty);
  });

  it('opens a protected page that has no password, and its slide deck', async () => {
    const { url } = await site.media.storeMedia(writeDeck('Voorstel'), 'voorstel.zip');
    const card = {
      id: 'k',
      type: 'card',
      interactionEnabled: true,
      interactionType: 'presentation',
      presentPath: url,
    };
    const page = await publish({ requiresLogin: false, loginPassword: null, overview: [card] });
    const clientSpace = await make({ pages: [page.id] });
    const protect = { requiresLogin: true };
    expect((await site.asOwner('PUT', `/pages/${page.identifier}`, protect)).statusCode).toBe(200);
    const { jar } = await enter(clientSpace.path);
    const sent = await site.get(url, jar.header);
    expect([sent.statusCode, sent.headers.location]).toEqual([302, expect.stringMatching(/^\/decks\//)]);
    const entry = String(sent.headers.location);
    expect((await site.get(entry)).statusCode).toBe(200);
    await revoke(clientSpace.id);
    expect([(await site.get(url, jar.header)).statusCode, (await site.get(entry)).statusCode]).toEqual([
      404, 404,
    ]);
  });

  it('stops serving the URL of a slide deck when the link expires', async () => {
    const { url } = await site.media.storeMedia(writeDeck('Kort'), 'kort.zip');
    const card = {
      id: 'k',
      type: 'card',
      interactionEnabled: true,
      interactionType: 'presentation',
      presentPath: url,
    };
    const page = await publish({ overview: [card] });
    const until = new Date(site.storage.now().getTime() + 10 * 60_000).toISOString();
    const { jar } = await enter((await make({ pages: [page.id], expiresAt: until })).path);
    const entry = String((await site.get(url, jar.header)).headers.location);
    site.pass(9);
    expect((await site.get(entry)).statusCode).toBe(200);
    site.pass(1);
    expect((await site.get(entry)).statusCode).toBe(404);
  });

  describe('access to its pages', () => {
    async function opened(body: object = {}) {
      const page = await publish();
      const clientSpace = await make({ pages: [page.id], ...body });
      const { jar } = await enter(clientSpace.path);
      expect(await opens(page, jar.header)).toBe(true);
      return { page, clientSpace, jar };
    }

    it('ends immediately when the space is revoked, and returns through the link once it is restored', async () => {
      const { page, clientSpace, jar } = await opened();
      await revoke(clientSpace.id);
      expect(await opens(page, jar.header)).toBe(false);
      expect((await site.get(clientSpace.path, jar.header)).statusCode).toBe(404);
      await site.asOwner('POST', `/admin/rooms/${clientSpace.id}/restore`);
      expect(await opens(page, jar.header)).toBe(false);
      await enter(clientSpace.path, jar);
      expect(await opens(page, jar.header)).toBe(true);
    });

    it('ends when the link expires, also after its expiry was brought forward', async () => {
      const until = new Date(site.storage.now().getTime() + 60 * 60_000).toISOString();
      const { page, clientSpace, jar } = await opened({ expiresAt: until });
      site.pass(59);
      expect(await opens(page, jar.header)).toBe(true);
      site.pass(1);
      expect(await opens(page, jar.header)).toBe(false);
      expect((await site.get(clientSpace.path)).statusCode).toBe(404);
      const shorter = await opened();
      await save(shorter.clientSpace.id, { expiresAt: site.storage.now().toISOString() });
      expect(await opens(shorter.page, shorter.jar.header)).toBe(false);
    });

    it('ends for a page removed from the space, and begins for a page added to it', async () => {
      const { page, clientSpace, jar } = await opened();
      const other = await publish();
      await save(clientSpace.id, { pages: [other.id] });
      expect([await opens(page, jar.header), await opens(other, jar.header)]).toEqual([false, true]);
    });

    it('ends when the page or the client space is deleted', async () => {
      const { page, clientSpace, jar } = await opened();
      await site.asOwner('DELETE', `/pages/${page.identifier}`);
      expect((await site.get(page.picture, jar.header)).statusCode).toBe(404);
      expect((await site.get(`/${page.identifier}`, jar.header)).body).not.toContain(marker);
      expect((await site.get(clientSpace.path, jar.header)).body).not.toContain(marker);
      await site.asOwner('POST', `/trash/${page.id}/restore`);
      await site.asOwner('DELETE', `/admin/rooms/${clientSpace.id}`);
      expect((await site.get(page.picture, jar.header)).statusCode).toBe(404);
      expect((await site.get(`/${page.identifier}`, jar.header)).body).not.toContain(`${marker} tekst`);
    });

    it('ends when the password changes or is removed, and not when it is saved unchanged', async () => {
      const page = await publish();
      const clientSpace = await make({ pages: [page.id], password: 'zeil' });
      const jar = createJar();
      const again = async () => void jar.take(await type(clientSpace.token, 'zeil', jar.header));
      await again();
      await save(clientSpace.id, { password: 'zeil', client: 'Anders' });
      expect(await opens(page, jar.header)).toBe(true);
      await save(clientSpace.id, { password: 'roer' });
      expect(await opens(page, jar.header)).toBe(false);
      await save(clientSpace.id, { password: 'zeil' });
      expect(await opens(page, jar.header)).toBe(false);
      await again();
      await save(clientSpace.id, { password: null });
      expect(await opens(page, jar.header)).toBe(false);
    });

    it('ends by logging out, on the page or in the client space', async () => {
      const { page, clientSpace, jar } = await opened();
      const other = await opened();
      await enter(other.clientSpace.path, jar);
      jar.take(await site.form(`${page.identifier}/logout`, {}, jar.header));
      expect([await opens(page, jar.header), await opens(other.page, jar.header)]).toEqual([false, true]);
      await enter(clientSpace.path, jar);
      const left = jar.take(await site.get(`${clientSpace.path}?logout`, jar.header));
      expect(left.body).toContain('Je bent uitgelogd');
      expect(left.body).not.toContain(marker);
      expect([await opens(page, jar.header), await opens(other.page, jar.header)]).toEqual([false, true]);
    });

    it('ends after 30 days in a browser that is never closed', async () => {
      const { page, jar } = await opened();
      site.pass(30 * 24 * 60);
      expect(await opens(page, jar.header)).toBe(false);
    });
  });

  it('opens nothing of another client’s space', async () => {
    const [mine, theirs] = [await publish(), await publish()];
    await make({ pages: [mine.id] });
    const { jar, answer } = await enter((await make({ pages: [theirs.id] })).path);
    expect(answer.body).not.toContain(mine.identifier);
    expect([await opens(mine, jar.header), await opens(theirs, jar.header)]).toEqual([false, true]);
  });

  it('returns the same response for an unknown, expired, revoked or deleted space', async () => {
    const over = await make({ expiresAt: site.storage.now().toISOString() });
    const revoked = await make({ password: 'zeil' });
    await revoke(revoked.id);
    const deleted = await make();
    await site.asOwner('DELETE', `/admin/rooms/${deleted.id}`);
    for (const prefix of ['', '/en']) {
      const answers = await Promise.all(
        ['A'.repeat(32), over.token, revoked.token, deleted.token].map(async (token) => {
          const { statusCode, headers, body } = await site.get(`${prefix}/kamer/${token}`);
          const { date: _date, 'x-request-id': _id, ...rest } = headers;
          return { statusCode, rest, body: body.replaceAll(token, 'TOKEN') };
        }),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]?.statusCode).toBe(404);
      expect(answers[0]?.body).toContain(prefix ? 'This link doesn’t work' : 'Deze link werkt niet');
    }
    for (const token of ['A'.repeat(32), over.token, revoked.token, 'x'.repeat(500)]) {
      const answer = await type(token, 'zeil');
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'room/not-found']);
      const form = await sendForm(token, { password: 'zeil', language: 'en' });
      expect([form.statusCode, form.headers.location]).toEqual([303, `/en/kamer/${token}`]);
    }
  });

  describe('with a password', () => {
    it('asks for it, and reveals nothing about the client before', async () => {
      const page = await publish();
      const clientSpace = await make({ pages: [page.id], password: 'zeil', greeting: { nl: marker } });
      const { jar, answer } = await enter(clientSpace.path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(new RegExp(`${marker}|Museum|${page.identifier}`));
      // Without a referrer, the form would have no origin and be refused.
      expect(answer.headers['referrer-policy']).toBe('strict-origin');
      expect(answer.cookies).toEqual([]);
      expect(await opens(page, jar.header)).toBe(false);
      const sent = jar.take(await sendForm(clientSpace.token, { password: 'zeil' }, jar.header));
      expect([sent.statusCode, sent.headers.location]).toEqual([303, clientSpace.path]);
      expect((await site.get(clientSpace.path, jar.header)).body).toContain('Welkom, Museum De Kade');
      expect(await opens(page, jar.header)).toBe(true);
    });

    it.each([
      ['nl', '', 400, 'Voer een wachtwoord in'],
      ['nl', 'fout', 403, 'Onjuist wachtwoord'],
      ['en', 'ZEIL', 403, 'Incorrect password'],
    ])('shows an error in %s for the password %j', async (language, password, status, message) => {
      const clientSpace = await make({ password: 'zeil' });
      const answer = await sendForm(clientSpace.token, { password, language });
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain(`role="alert">${message}</p>`);
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
      });
      expect(answer.cookies).toEqual([]);
      expect((await type(clientSpace.token, password)).statusCode).toBe(status);
    });

    it('requires waiting after ten failed attempts from one network', async () => {
      const clientSpace = await make({ password: 'zeil' });
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await type(clientSpace.token, `fout ${attempt}`)).statusCode).toBe(403);
      }
      const form = await sendForm(clientSpace.token, { password: 'zeil' });
      expect([form.statusCode, form.headers['retry-after']]).toEqual([429, '5']);
      expect(form.body).toContain('Te veel pogingen');
      site.pass(1);
      expect((await type(clientSpace.token, 'zeil')).statusCode).toBe(200);
    });

    it('rejects forms from other websites, and bodies that are too large', async () => {
      const clientSpace = await make({ password: 'zeil' });
      for (const origin of ['https://evil.example', 'null']) {
        expect((await sendForm(clientSpace.token, { password: 'zeil' }, { origin })).statusCode).toBe(403);
      }
      expect((await type(clientSpace.token, 'x'.repeat(5000))).statusCode).toBe(413);
    });

    it('names the public URL in both languages when its form was opened on another host', async () => {
      const clientSpace = await make({ password: 'zeil' });
      const headers = { origin: 'http://192.0.2.1:3000', accept: 'text/html,*/*;q=0.8' };
      const form = await sendForm(clientSpace.token, { password: 'zeil' }, headers);
      expect([form.statusCode, form.headers['set-cookie']]).toEqual([403, undefined]);
      expect(form.body).toContain('Open de site op http://localhost:3000 en probeer het daar opnieuw.');
      expect(form.body).toContain('Open the site at http://localhost:3000 and try again there.');
    });
  });

  describe('the visit count', () => {
    it('counts each browser session once, with the times of the first and last visit', async () => {
      const clientSpace = await make();
      const { jar } = await enter(clientSpace.path);
      await enter(clientSpace.path, jar);
      const first = await stored(clientSpace.id);
      expect(first).toMatchObject({ visits: 1, firstSeenAt: first?.lastSeenAt });
      site.pass(5);
      await enter(clientSpace.path);
      const second = await stored(clientSpace.id);
      expect(second).toMatchObject({ visits: 2, firstSeenAt: first?.firstSeenAt });
      expect(Date.parse(second?.lastSeenAt ?? '') - Date.parse(first?.lastSeenAt ?? '')).toBe(5 * 60_000);
      const rows = await site.storage.db.selectFrom('rooms').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    });

    it('counts simultaneous visits', async () => {
      const clientSpace = await make();
      await Promise.all(Array.from({ length: 8 }, () => enter(clientSpace.path)));
      expect((await stored(clientSpace.id))?.visits).toBe(8);
    });

    it('ignores HEAD requests, and visits before the password is entered', async () => {
      const clientSpace = await make({ password: 'zeil' });
      const open = await make();
      await site.app.inject({ method: 'HEAD', url: open.path });
      await enter(clientSpace.path);
      await type(clientSpace.token, 'fout');
      expect([(await stored(clientSpace.id))?.visits, (await stored(open.id))?.visits]).toEqual([0, 0]);
    });
  });

  it('stays closed when it is revoked while a visitor opens it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const page = await publish();
      const clientSpace = await make({ pages: [page.id], password: 'zeil' });
      const jar = createJar();
      const [answer] = await Promise.all([type(clientSpace.token, 'zeil'), revoke(clientSpace.id)]);
      expect([200, 404]).toContain(answer.statusCode);
      jar.take(answer);
      expect(await opens(page, jar.header)).toBe(false);
    }
  });

  it('sends no referrer from its error page when storage fails', async () => {
    const clientSpace = await make({ client: marker });
    const find = site.reader.settings.bind(site.reader);
    site.reader.settings = () => Promise.reject(new Error('gone'));
    const { answer } = await enter(clientSpace.path);
    site.reader.settings = find;
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Er ging iets mis');
    expect(answer.body).not.toContain(marker);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });
});
