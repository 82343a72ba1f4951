import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreviewLink } from '#api/endpoints/preview-links.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { writeDeck } from '../../../tests/support/write-zip.ts';

const marker = 'MARKER';

describeEachDatabase('a share link to a draft', (location) => {
  let site: AccessSite;
  beforeAll(async () => {
    site = await openAccessSite(location());
  });
  afterAll(() => site.close());

  type Role = 'owner' | 'editor' | undefined;
  const as = (role: Role, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/api${path}`,
      headers: role ? { 'x-test-role': role } : {},
      ...(payload && { payload }),
    });

  let count = 0;
  async function picture() {
    count += 1;
    const look = { width: 700 + count, height: 500, channels: 3 as const, background: '#204080' };
    return (await site.media.storeMedia(await sharp({ create: look }).jpeg().toBuffer(), `${marker}.jpg`))
      .url;
  }
  /** Creates an unpublished page, with a picture that no other page uses. */
  async function draft(body: object = {}) {
    const src = await picture();
    const answer = await as('owner', 'POST', '/pages', {
      identifier: `concept-${count}`,
      title: { nl: `${marker} titel`, en: `${marker} title` },
      overview: [
        { id: 't', type: 'text', content: { nl: `${marker} tekst`, en: `${marker} text` } },
        { id: 'i', type: 'image', src, alt: marker },
      ],
      status: 'DRAFT',
      showInMenu: false,
      ...body,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return { ...answer.json<ApiPage>(), picture: src };
  }
  async function share(page: { identifier: string }, body: object = {}, role: Role = 'editor') {
    const answer = await as(role, 'POST', `/pages/${page.identifier}/preview-links`, {
      language: 'nl',
      ...body,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const link = answer.json<PreviewLink>();
    return { ...link, path: new URL(link.link).pathname };
  }
  const revoke = (page: { identifier: string }, { id }: { id: string }, role: Role = 'editor') =>
    as(role, 'DELETE', `/pages/${page.identifier}/preview-links/${id}`);
  async function enter(path: string, jar = createJar()) {
    const answer = jar.take(await site.get(path, jar.header));
    return { jar, answer };
  }
  const requestStatus = async (url: string, cookie: { cookie: string }) =>
    (await site.get(url, cookie)).statusCode;

  it('shows the draft and its files, marked as a draft, without caching, indexing or analytics', async () => {
    const page = await draft();
    const link = await share(page);
    expect(link.path).toMatch(/^\/inzage\/[\w.~-]{60,}$/);
    const { jar, answer } = await enter(link.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
    });
    expect(answer.headers.etag).toBeUndefined();
    for (const text of [`${marker} tekst`, 'aria-label="Dit is een concept"', 'content="noindex,nofollow"']) {
      expect(answer.body).toContain(text);
    }
    for (const foreign of [
      'data-measurement',
      'data-consent-default',
      'speculationrules',
      'rel="canonical"',
    ]) {
      expect(answer.body).not.toContain(foreign);
    }
    expect([
      await requestStatus(page.picture, jar.header),
      await requestStatus(page.picture, { cookie: '' }),
    ]).toEqual([200, 404]);
    expect((await site.get(page.picture, jar.header)).headers['cache-control']).toBe('private, no-store');
  });

  it('opens only its own page and files, and not the page’s public URL', async () => {
    const [page, other] = [await draft(), await draft()];
    const closed = await draft({ status: 'PUBLISHED', requiresLogin: true, loginPassword: 'x' });
    const { jar } = await enter((await share(page)).path);
    expect(await requestStatus(other.picture, jar.header)).toBe(404);
    expect(await requestStatus(closed.picture, jar.header)).toBe(404);
    for (const url of [
      `/${page.identifier}`,
      `/${page.identifier}?preview`,
      `/${closed.identifier}`,
      `/api/pages/${page.identifier}`,
    ]) {
      expect((await site.get(url, jar.header)).body).not.toContain(`${marker} tekst`);
    }
  });

  it('shows the current draft in the language of the link', async () => {
    const page = await draft({ status: 'PUBLISHED' });
    const [dutch, english] = [await share(page), await share(page, { language: 'en' })];
    await as('owner', 'POST', `/pages/${page.identifier}/versioning`);
    const overview = [{ id: 't', type: 'text', content: { nl: 'Pas bedacht', en: 'Just thought of' } }];
    const saved = await as('owner', 'PUT', `/pages/${page.identifier}`, {
      title: page.title,
      overview,
      status: 'DRAFT',
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await enter(dutch.path)).answer.body).toContain('Pas bedacht');
    expect((await site.get(`/${page.identifier}`)).body).not.toContain('Pas bedacht');
    expect(english.path).toMatch(/^\/en\/inzage\//);
    const { body } = (await enter(english.path)).answer;
    expect(body).toContain('Just thought of');
    expect(body).toContain('aria-label="This is a draft"');
    for (const path of [english.path.slice('/en'.length), `/en${dutch.path}`]) {
      expect(await requestStatus(path, { cookie: '' })).toBe(404);
    }
  });

  it('opens a slide deck of the draft until it is revoked', async () => {
    const { url } = await site.media.storeMedia(writeDeck('Concept'), 'concept.zip');
    const card = {
      id: 'k',
      type: 'card',
      interactionEnabled: true,
      interactionType: 'presentation',
      presentPath: url,
    };
    const page = await draft({ overview: [card] });
    const link = await share(page);
    const { jar } = await enter(link.path);
    const entry = String((await site.get(url, jar.header)).headers.location);
    expect(await requestStatus(entry, { cookie: '' })).toBe(200);
    await revoke(page, link);
    expect([await requestStatus(entry, { cookie: '' }), await requestStatus(url, jar.header)]).toEqual([
      404, 404,
    ]);
  });

  it('expires with its files after seven days, or after the chosen number of days', async () => {
    const page = await draft();
    const [week, day] = [await share(page), await share(page, { days: 1 })];
    const dayMs = 24 * 60 * 60 * 1000;
    expect(Date.parse(week.expiresAt) - Date.parse(week.createdAt)).toBe(7 * dayMs);
    const [ofWeek, ofDay] = [await enter(week.path), await enter(day.path)];
    site.pass(24 * 60);
    expect([
      await requestStatus(week.path, { cookie: '' }),
      await requestStatus(day.path, { cookie: '' }),
    ]).toEqual([200, 404]);
    expect([
      await requestStatus(page.picture, ofWeek.jar.header),
      await requestStatus(page.picture, ofDay.jar.header),
    ]).toEqual([200, 404]);
    const listed = (await as('editor', 'GET', `/pages/${page.identifier}/preview-links`)).json<
      PreviewLink[]
    >();
    expect(listed.map(({ id }) => id)).toEqual([week.id]);
    site.pass(6 * 24 * 60);
    expect([
      await requestStatus(week.path, { cookie: '' }),
      await requestStatus(page.picture, ofWeek.jar.header),
    ]).toEqual([404, 404]);
    for (const days of [0, 91, 1.5]) {
      const body = { language: 'nl', days };
      const refused = await as('editor', 'POST', `/pages/${page.identifier}/preview-links`, body);
      expect(refused.json<ErrorBody>().issues?.[0]?.path).toBe('days');
    }
  });

  it('stops working immediately when revoked, also in open browsers, while other links keep working', async () => {
    const page = await draft();
    const [one, two] = [await share(page), await share(page)];
    const [first, second] = [await enter(one.path), await enter(two.path)];
    const answers = await Promise.all([revoke(page, one), revoke(page, one)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await requestStatus(page.picture, first.jar.header)).toBe(404);
    expect(await requestStatus(page.picture, second.jar.header)).toBe(200);
    expect((await as('editor', 'GET', `/pages/${page.identifier}/preview-links`)).json()).toMatchObject([
      { id: two.id, link: two.link, createdBy: 'editor@studio.example' },
    ]);
    const notes = await site.storage.db
      .selectFrom('audit')
      .select('action')
      .where('target', '=', page.id)
      .where('action', 'like', 'preview-link/%')
      .execute();
    expect(notes.map(({ action }) => action).sort()).toEqual([
      'preview-link/create',
      'preview-link/create',
      'preview-link/revoke',
    ]);
  });

  it('cannot be revoked through another page', async () => {
    const [page, other] = [await draft(), await draft()];
    const link = await share(other);
    expect((await revoke(page, link)).json<ErrorBody>().code).toBe('preview-link/not-found');
    expect(await requestStatus(link.path, { cookie: '' })).toBe(200);
  });

  it('opens nothing while its page is in the trash', async () => {
    const page = await draft();
    const link = await share(page);
    const { jar } = await enter(link.path);
    await as('owner', 'DELETE', `/pages/${page.identifier}`);
    expect([
      await requestStatus(link.path, jar.header),
      await requestStatus(page.picture, jar.header),
    ]).toEqual([404, 404]);
  });

  it('returns the same response whether it is expired, revoked, forged or malformed', async () => {
    const page = await draft();
    const [over, gone, live] = [await share(page, { days: 1 }), await share(page), await share(page)];
    await revoke(page, gone);
    site.pass(24 * 60);
    const forged = live.path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const longer = live.path.replace(/~[\da-z]+\./, '~zzzzzzzz.');
    const answers = await Promise.all(
      [over.path, gone.path, forged, longer, '/inzage/x', `/inzage/${'x'.repeat(1500)}`].map(async (path) => {
        const { statusCode, headers, body } = await site.get(path);
        const { date: _date, 'x-request-id': _id, 'content-length': _length, ...rest } = headers;
        return { statusCode, rest, body: body.replaceAll(path, 'PATH') };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.statusCode).toBe(404);
    expect(answers[0]?.body).toContain('Deze link werkt niet');
  });

  describe('when the page is protected', () => {
    const protectedBy = { requiresLogin: true, loginPassword: 'x' };

    it('can be created, listed and revoked by owners only', async () => {
      const page = await draft(protectedBy);
      const calls = (role: Role, id: string) =>
        Promise.all([
          as(role, 'GET', `/pages/${page.identifier}/preview-links`),
          as(role, 'POST', `/pages/${page.identifier}/preview-links`, { language: 'nl' }),
          as(role, 'DELETE', `/pages/${page.identifier}/preview-links/${id}`),
        ]);
      const link = await share(page, {}, 'owner');
      expect((await calls('editor', link.id)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
      expect((await calls(undefined, link.id)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
      const { jar } = await enter(link.path);
      expect(await requestStatus(page.picture, jar.header)).toBe(200);
    });

    it('stops working if an editor created it before the page was protected', async () => {
      const page = await draft();
      const [ofEditor, ofOwner] = [await share(page), await share(page, {}, 'owner')];
      const { jar } = await enter(ofEditor.path);
      await as('owner', 'PUT', `/pages/${page.identifier}`, protectedBy);
      expect([
        await requestStatus(ofEditor.path, jar.header),
        await requestStatus(page.picture, jar.header),
      ]).toEqual([404, 404]);
      const owners = await enter(ofOwner.path);
      expect(owners.answer.statusCode).toBe(200);
      expect(await requestStatus(page.picture, owners.jar.header)).toBe(200);
    });
  });

  it('stores nothing in the database that could open it', async () => {
    const link = await share(await draft());
    const rows = await site.storage.db.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link.link.split('.').at(-1));
  });

  it('shows the error page when storage fails', async () => {
    const link = await share(await draft());
    const find = site.reader.findDraft.bind(site.reader);
    site.reader.findDraft = () => Promise.reject(new Error('gone'));
    const { answer } = await enter(link.path);
    site.reader.findDraft = find;
    expect([answer.statusCode, answer.headers['referrer-policy']]).toEqual([503, 'no-referrer']);
    expect(answer.body).not.toContain(marker);
  });
});
