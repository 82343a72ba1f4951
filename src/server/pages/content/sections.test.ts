import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SavedSection } from '#api/endpoints/sections.ts';
import type { ErrorBody } from '#api/errors.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { readDraft } from '#server/pages/site/public-page.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { createPicture } from '../../../../tests/support/media-test-app.ts';
import { openTestApp } from '../../../../tests/support/test-app.ts';

const link = (section: string, id = 'link') => ({ id, type: 'section', section });
const text = (content: string, id = 'words') => ({ id, type: 'text', content });

describeEachDatabase('a section', (location) => {
  let site: AccessSite;
  let file: MediaFile;
  let count = 0;
  let name = '';
  beforeAll(async () => {
    site = await openAccessSite(location());
  });
  /** Creates a separate section for each test, which shows a file. */
  beforeEach(async () => {
    count += 1;
    name = `section-${count}`;
    file = await site.media.storeMedia(await createPicture('png', 20 + count, 30), 'plan.png');
    const shows = { id: 'i', type: 'image', src: file.url, alt: 'Plan' };
    await make({
      identifier: name,
      kind: 'section',
      title: 'Strook',
      overview: [text(`Woorden ${count}`), shows],
    });
  });
  afterAll(() => site.close());

  async function make(page: object): Promise<{ id: string }> {
    const whole = { identifier: `pagina-${count}`, title: `Pagina ${count}`, status: 'PUBLISHED', ...page };
    const answer = await site.asOwner('POST', '/pages', whole);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  const publish = (key: string, overview: object[]) =>
    site.asOwner('POST', `/pages/${key}/publish`, { title: 'Strook', overview });
  const read = async (path: string) => (await site.get(path)).body;
  const asOwner = (url: string) => site.app.inject({ url, headers: { 'x-test-role': 'owner' } });
  const listSections = async () => (await asOwner('/api/sections')).json<SavedSection[]>();

  it.each([
    (one: string) => `/${one}`,
    (one: string) => `/en/${one}`,
    (one: string) => `/sections/${one}`,
    (one: string) => `/en/sections/${one}`,
    (one: string) => `/cases/${one}`,
    (one: string) => `/clients/${one}`,
    (one: string) => `/api/pages/${one}`,
    (one: string) => `/api/pages/${one}/children`,
    (one: string) => `/${one}?preview`,
  ])('answers 404 to visitors at possible URL %#', async (address) => {
    expect((await site.get(address(name))).statusCode).toBe(404);
  });

  it.each(['/', '/sitemap.xml', '/api/pages', '/api/pages?limit=100', '/api/pages/hierarchy'])(
    'is not listed for visitors at %s',
    async (address) => {
      expect(await read(address)).not.toContain(name);
    },
  );

  it('is listed for members, with the pages that show it', async () => {
    await make({ overview: [link(name)] });
    expect((await asOwner('/api/pages')).body).toContain(name);
    expect((await listSections()).find(({ identifier }) => identifier === name)).toMatchObject({
      isLive: true,
      usedBy: [{ identifier: `pagina-${count}` }],
    });
  });

  it('shows its live version on every linked page immediately after publication', async () => {
    const pages = Array.from({ length: 5 }, (_, index) => `vijf-${count}-${index}`);
    for (const identifier of pages) await make({ identifier, overview: [link(name)] });
    for (const page of pages) expect(await read(`/${page}`)).toContain(`Woorden ${count}`);
    await site.asOwner('PUT', `/pages/${name}`, { title: 'Strook', overview: [text('Nog niet')] });
    expect(await read(`/${pages[0]}`)).not.toContain('Nog niet');
    expect((await publish(name, [text('Nieuw')])).statusCode).toBe(200);
    for (const page of pages) {
      expect(await read(`/${page}`)).toContain('Nieuw');
      expect(await read(`/${page}`)).not.toContain(`Woorden ${count}`);
      expect(await read(`/api/pages/${page}`)).toContain('Nieuw');
    }
  });

  it('renders the same HTML as inline blocks, for forty sections on a page', async () => {
    const blocks = Array.from({ length: 40 }, (_, index) => text(`Regel ${count} ${index}`, `r${index}`));
    const links = [];
    for (const [index, block] of blocks.entries()) {
      const identifier = `section-${count}-${index}`;
      await make({ identifier, kind: 'section', title: 'Regel', overview: [block] });
      links.push(link(identifier, `l${index}`));
    }
    await make({ identifier: `los-${count}`, overview: blocks });
    await make({ identifier: `gelinkt-${count}`, overview: links });
    const readMain = async (path: string) => /<main.*<\/main>/s.exec(await read(path))?.[0];
    const inline = await readMain(`/los-${count}`);
    expect(inline).toContain(`Regel ${count} 39`);
    expect(await readMain(`/gelinkt-${count}`)).toBe(inline);
  });

  it('can be on a page twice, and in a column', async () => {
    const grid = { id: 'g', type: 'grid', rows: [{ columns: [[link(name, 'inner')], []] }] };
    await make({ overview: [link(name, 'a'), link(name, 'b'), grid] });
    const page = await read(`/pagina-${count}`);
    expect(page.match(/<p>Woorden/g)).toHaveLength(3);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows nothing while it is hidden, unpublished or unknown', async () => {
    await make({ overview: [link(name), link('section-none', 'other')] });
    for (const status of ['HIDDEN', 'DRAFT']) {
      await site.asOwner('PUT', `/pages/${name}`, { status });
      const page = await site.get(`/pagina-${count}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain(`Woorden ${count}`);
      expect(page.body).toContain('</h1></div></main>');
    }
  });

  it('makes its files public only while a public page shows it', async () => {
    const seen = async (headers = {}) => (await site.get(file.url, headers)).statusCode;
    expect(await seen()).toBe(404);
    await make({ overview: [link(name)], requiresLogin: true, loginPassword: 'sesam' });
    expect(await seen()).toBe(404);
    const jar = createJar();
    jar.take(await site.call(`pagina-${count}`, { password: 'sesam' }));
    expect(await seen(jar.header)).toBe(200);
    await make({ identifier: `verborgen-${count}`, overview: [{ ...link(name), hidden: true }] });
    expect(await seen()).toBe(404);
    await make({ identifier: `openbaar-${count}`, overview: [link(name)] });
    expect(await seen()).toBe(200);
    await publish(name, [text('Zonder beeld')]);
    expect(await seen()).toBe(404);
  });

  it('cannot contain a section, which prevents loops', async () => {
    for (const answer of [
      await publish(name, [link(name)]),
      await site.asOwner('PUT', `/pages/${name}`, { overview: [link('section-1')] }),
      await site.asOwner('POST', '/pages', {
        ...{ identifier: 'section-in', kind: 'section', title: 'In', overview: [link(name)] },
      }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('A section can’t contain a linked section.');
    }
  });

  it('cannot be deleted while pages show it, and the error names them', async () => {
    await make({ overview: [link(name)] });
    const refused = await site.asOwner('DELETE', `/pages/${name}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<ErrorBody>()).toMatchObject({
      code: 'page/in-use',
      message: expect.stringContaining(`“Pagina ${count}”`),
    });
    await publish(`pagina-${count}`, []);
    expect((await site.asOwner('DELETE', `/pages/${name}`)).statusCode).toBe(200);
  });

  it('cannot have a parent, child pages, a password, a client space or another identifier', async () => {
    const page = await make({ overview: [] });
    const [section] = (await listSections()).filter(({ identifier }) => identifier === name);
    const id = section?.id ?? '';
    const room = {
      ...{ client: 'Kade', greeting: { nl: '', en: '' }, language: 'nl' },
      ...{ password: null, expiresAt: null, pages: [id] },
    };
    for (const answer of [
      await site.asOwner('PUT', `/pages/${id}/parent`, { parentId: page.id }),
      await site.asOwner('PUT', `/pages/${page.id}/parent`, { parentId: id }),
      await site.asOwner('PUT', `/pages/${id}`, { requiresLogin: true, loginPassword: 'sesam' }),
      await site.asOwner('PUT', `/pages/${id}/identifier`, { identifier: 'strook' }),
      await site.asOwner('POST', '/admin/rooms', room),
    ]) {
      expect(answer.statusCode, answer.body).toBe(400);
    }
  });
});

describeEachDatabase('the site at a past moment', (location) => {
  it('shows the sections of that moment, while a shared draft shows the current ones', async () => {
    let time = Date.parse('2026-03-01T09:00:00.000Z');
    const test = await openTestApp(location(), {
      clock: () => new Date(time),
      definitions: blockDefinitions,
    });
    const section = { identifier: 'section-toen', kind: 'section', title: 'Strook', status: 'PUBLISHED' };
    await test.asOwner('POST', '/pages', { ...section, overview: [text('Toen')] });
    const page = {
      identifier: 'pagina',
      title: 'Pagina',
      status: 'PUBLISHED',
      overview: [link('section-toen')],
    };
    const { body } = await test.asOwner<{ id: string }>('POST', '/pages', page);
    const then = new Date(time).toISOString();
    time += 60_000;
    await test.asOwner('POST', '/pages/section-toen/publish', { title: 'Strook', overview: [text('Nu')] });
    const past = createSiteViewAt(test.storage.db, then);
    const found = await past.findPublicPage('pagina');
    expect(found).toMatchObject({
      type: 'page',
      page: { overview: [{ id: 'link-words', content: 'Toen' }] },
    });
    expect(await past.findPublicPage('section-toen')).toEqual({ type: 'absent' });
    expect((await past.publicPages()).map(({ identifier }) => identifier)).toEqual(['pagina']);
    expect((await readDraft(test.storage.db, body.id))?.overview).toMatchObject([{ content: 'Nu' }]);
    await test.close();
  });
});
