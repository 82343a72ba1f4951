import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

type Saved = ApiPage & { warnings: { path: string; message: string }[] };
const text = (id: string, content: unknown, more = {}) => ({ id, type: 'text', content, ...more });

describeEachDatabase('PUT /pages/{identifier}', (location) => {
  let test: TestApp;
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  async function makePage(body = {}): Promise<Saved> {
    count += 1;
    const page = {
      identifier: `pagina-${count}`,
      title: { nl: 'Pagina' },
      overview: [text('a', 'Hallo')],
      ...body,
    };
    const made = await test.asOwner<Saved>('POST', '/pages', page);
    expect(made.status).toBe(201);
    return made.body;
  }

  describe('content', () => {
    it('is saved in the draft while visitors keep the live version', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      const before = test.storage.revision.current;
      const saved = await test.asEditor<Saved>('PUT', `/pages/${page.identifier}`, {
        overview: [text('a', 'Nieuw')],
      });
      expect(saved.body).toMatchObject({
        versionStatus: 'DRAFT',
        overview: [{ content: 'Nieuw' }],
        title: { nl: 'Pagina' },
      });
      expect(test.storage.revision.current).toBe(before);
      const visitor = await test.asVisitor<ApiPage>('GET', `/pages/${page.identifier}`);
      expect(visitor.body.overview).toEqual([text('a', 'Hallo')]);
      const published = await test.asEditor<ApiPage>('GET', `/pages/${page.identifier}?published=true`);
      expect(published.body.overview).toEqual([text('a', 'Hallo')]);
    });

    it('contains hidden blocks only for members, at every depth', async () => {
      const grid = {
        id: 'g',
        type: 'grid',
        columns: [[text('in', 'Zichtbaar'), text('out', 'Geheim', { hidden: true })]],
      };
      const page = await makePage({
        status: 'PUBLISHED',
        overview: [text('top', 'Geheim', { hidden: true }), grid],
      });
      const visitor = await test.asVisitor<ApiPage>('GET', `/pages/${page.identifier}`);
      expect(visitor.body.overview).toEqual([{ ...grid, columns: [[text('in', 'Zichtbaar')]] }]);
      const studio = await test.asEditor<ApiPage>('GET', `/pages/${page.identifier}`);
      expect(studio.body.overview).toEqual(page.overview);
    });

    it('is rejected without the complete overview, with the specified message', async () => {
      const page = await makePage();
      for (const body of [{ title: 'x' }, { language: 'nl' }, { versionId: 'x' }, { overview: {} }]) {
        const refused = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, body);
        expect(refused.status).toBe(400);
        expect(refused.body.code).toBe('input/no-overview');
        expect(refused.body.message).toMatch(
          /^SAFETY BLOCK: Cannot update page content without valid overview data/,
        );
      }
    });

    it('is rejected with the path of every structural issue, and not saved', async () => {
      const page = await makePage();
      const overview = [
        { type: 'text' },
        text('a', 'x'),
        text('a', 'y'),
        text('b', 3, { paddingTop: 'wide' }),
        7,
      ];
      const refused = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, { overview });
      expect(refused.status).toBe(400);
      expect(refused.body.issues?.map((issue) => issue.path)).toEqual([
        'overview[0].id',
        'overview[2].id',
        'overview[3].content',
        'overview[3].paddingTop',
        'overview[4]',
      ]);
      const now = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
      expect(now.body.overview).toEqual([text('a', 'Hallo')]);
    });

    it('can be saved incomplete as a draft with warnings, but cannot be published', async () => {
      const page = await makePage();
      const body = { overview: [{ id: 'h', type: 'heroImage' }] };
      const saved = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, body);
      expect(saved.body.warnings).toEqual([
        { path: 'overview[0].src', message: 'Hero image URL is required' },
      ]);
      const refused = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, { status: 'PUBLISHED' });
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'input/not-publishable', issues: saved.body.warnings },
      });
      const both = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, { ...body, published: true });
      expect(both.status).toBe(400);
    });

    it.each(['', ' \n', '\u200b', {}, { nl: '', en: '' }, { nl: '\u00a0' }, { nl: 'Titel', en: ' ' }])(
      'is not published by any endpoint if the title is %j',
      async (title) => {
        const page = await makePage({ title });
        const warnings = [{ path: 'title', message: expect.stringMatching(/title/) }];
        const saved = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, { overview: [] });
        expect(saved.body.warnings).toEqual(warnings);
        const version = `/pages/${page.id}/versions/${page.versionId}/status`;
        const refusals = [
          await test.asEditor('PUT', version, { status: 'PUBLISHED' }),
          await test.asEditor('PUT', `/pages/${page.id}`, { status: 'PUBLISHED' }),
          await test.asEditor('PUT', `/pages/${page.id}`, { published: true }),
          await test.asEditor('PUT', `/pages/${page.id}`, { overview: [], title, published: true }),
          await test.asEditor('POST', '/pages', {
            identifier: `${page.identifier}-b`,
            title,
            overview: [],
            status: 'PUBLISHED',
          }),
          await test.asEditor('POST', '/pages', {
            identifier: `${page.identifier}-c`,
            title,
            overview: [],
            versioning: false,
          }),
        ];
        for (const refused of refusals) {
          expect(refused).toMatchObject({
            status: 400,
            body: { code: 'input/not-publishable', issues: warnings },
          });
        }
        const live = await makePage({ versioning: false, status: 'PUBLISHED' });
        const emptied = await test.asEditor<ErrorBody>('PUT', `/pages/${live.id}`, { overview: [], title });
        expect(emptied.body.code).toBe('input/not-publishable');
        expect((await test.asVisitor<ApiPage>('GET', `/pages/${live.id}`)).body.title).toEqual({
          nl: 'Pagina',
        });
      },
    );

    it('can be saved and published with an unknown block type, with a warning', async () => {
      const page = await makePage();
      const body = { overview: [{ id: 'g', type: 'gramophone' }], status: 'PUBLISHED' };
      const saved = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, body);
      expect([saved.status, saved.body.warnings]).toEqual([
        200,
        [{ path: 'overview[0].type', message: 'Unknown pattern type' }],
      ]);
    });

    it('is rejected if a text exceeds its limit, unless the stored text was longer already', async () => {
      const page = await makePage();
      const long = (letter: string, length: number) => ({ overview: [text('a', letter.repeat(length))] });
      const refused = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, long('x', 50_001));
      expect(refused).toMatchObject({
        status: 400,
        body: {
          code: 'input/invalid',
          issues: [
            {
              path: 'overview[0].content',
              message: 'must have at most 50,000 characters, this has 50,001',
            },
          ],
        },
      });
      const stored = JSON.stringify(long('x', 60_000).overview);
      await test.storage.db
        .updateTable('versions')
        .set({ overview: stored })
        .where('page_id', '=', page.id)
        .execute();
      const statuses = [];
      for (const body of [long('x', 60_000), long('y', 55_000), long('y', 55_001)]) {
        statuses.push((await test.asEditor('PUT', `/pages/${page.id}`, body)).status);
      }
      expect(statuses).toEqual([200, 200, 400]);
    });

    it('keeps unknown blocks, unknown properties and odd texts unchanged', async () => {
      const page = await makePage();
      const overview = [
        { id: 'x', type: 'from-the-future', z: [1, { a: '{"b":1}' }], a: null },
        text('t', '{"a":1}', { shimmer: { deep: [true, 'false', '1'] }, note: 'odd \u00ad \u200b \ufffe' }),
      ];
      await test.asEditor('PUT', `/pages/${page.id}`, { overview });
      const back = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
      expect(JSON.stringify(back.body.overview)).toBe(JSON.stringify(overview));
    });

    it('is merged for one language and returned in that language', async () => {
      const page = await makePage({ overview: [text('a', 'Hallo', { isMultiLanguage: true })] });
      const body = {
        language: 'en',
        title: 'Page',
        overview: [text('a', 'Hello', { isMultiLanguage: true })],
      };
      const saved = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, body);
      expect(saved.body).toMatchObject({ language: 'en', title: 'Page', overview: [{ content: 'Hello' }] });
      const whole = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
      expect(whole.body.title).toEqual({ nl: 'Pagina', en: 'Page' });
      expect(whole.body.overview[0]?.content).toEqual({ nl: 'Hallo', en: 'Hello' });
      const dutch = await test.asEditor<ApiPage>('GET', `/pages/${page.id}?language=nl`);
      expect(dutch.body).toMatchObject({ language: 'nl', title: 'Pagina', overview: [{ content: 'Hallo' }] });
    });

    it('does not store the fallback title as a translation', async () => {
      const page = await makePage();
      const english = await test.asEditor<ApiPage>('GET', `/pages/${page.id}?language=en`);
      const { title, overview } = english.body;
      await test.asEditor('PUT', `/pages/${page.id}`, { language: 'en', title, overview });
      const whole = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
      expect(whole.body.title).toEqual({ nl: 'Pagina' });
    });

    it('is live immediately without versioning, and then must be complete', async () => {
      const page = await makePage({ versioning: false, status: 'PUBLISHED' });
      const before = test.storage.revision.current;
      await test.asEditor('PUT', `/pages/${page.id}`, { overview: [text('a', 'Meteen')] });
      const visitor = await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`);
      expect(visitor.body.overview[0]?.content).toBe('Meteen');
      expect(test.storage.revision.current).toBeGreaterThan(before);
      const refused = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, {
        overview: [{ id: 'h', type: 'heroImage' }],
      });
      expect(refused.body.code).toBe('input/not-publishable');
    });

    it('records which media a version uses', async () => {
      const page = await makePage();
      const overview = [
        { id: 'c', type: 'card', content: [{ id: 'h', type: 'heroImage', src: '/media/x/foto.jpg?w=640' }] },
      ];
      const saved = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, { overview });
      const uses = await test.storage.db
        .selectFrom('media_uses')
        .select(['url'])
        .where('version_id', '=', saved.body.versionId ?? '')
        .execute();
      expect(uses.map((use) => use.url)).toEqual(['/media/x/foto.jpg']);
    });
  });

  describe('If-Match', () => {
    it('accepts the current revision and rejects an older one, naming both', async () => {
      const page = await makePage();
      const read = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
      const etag = String(read.headers.etag);
      const body = { overview: [text('a', 'Eerst')] };
      const first = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, body, { 'if-match': etag });
      expect(first.status).toBe(200);
      const stale = await test.asOwner<ErrorBody>('PUT', `/pages/${page.id}`, body, { 'if-match': etag });
      expect(stale.status).toBe(412);
      expect(stale.body).toMatchObject({
        code: 'page/stale',
        revisions: {
          sent: etag.replaceAll('"', ''),
          current: String(first.headers.etag).replaceAll('"', ''),
        },
      });
      const script = await test.asOwner('PUT', `/pages/${page.id}`, body);
      expect(script.status).toBe(200);
    });

    it('lets exactly one of three saves from the same state through', async () => {
      const page = await makePage();
      const etag = String((await test.asEditor<ApiPage>('GET', `/pages/${page.id}`)).headers.etag);
      const save = (content: string) =>
        test.asEditor<Saved>(
          'PUT',
          `/pages/${page.id}`,
          { overview: [text('a', content)] },
          { 'if-match': etag },
        );
      const statuses = (await Promise.all([save('een'), save('twee'), save('drie')])).map(
        (answer) => answer.status,
      );
      expect(statuses.toSorted()).toEqual([200, 412, 412]);
    });

    it('gives visitors no ETag', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      expect((await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`)).headers.etag).toBeUndefined();
    });
  });

  describe('visibility', () => {
    it('derives status, published and isHidden from each other consistently', async () => {
      const page = await makePage();
      const put = async (body: object) => (await test.asEditor<Saved>('PUT', `/pages/${page.id}`, body)).body;
      expect(await put({ status: 'HIDDEN' })).toMatchObject({
        status: 'HIDDEN',
        isHidden: true,
        published: false,
      });
      expect(await put({ status: 'PUBLISHED' })).toMatchObject({
        status: 'PUBLISHED',
        isHidden: false,
        published: true,
      });
      expect(await put({ status: 'HIDDEN' })).toMatchObject({
        status: 'HIDDEN',
        isHidden: true,
        published: true,
      });
      expect(await put({ isHidden: false })).toMatchObject({ status: 'PUBLISHED' });
      expect(await put({ status: 'DRAFT' })).toMatchObject({
        status: 'DRAFT',
        published: false,
        isHidden: false,
      });
    });

    it('rejects a body whose fields contradict each other', async () => {
      const page = await makePage();
      for (const body of [
        { status: 'PUBLISHED', published: false },
        { status: 'PUBLISHED', isHidden: true },
        { status: 'DRAFT', published: true },
        { status: 'HIDDEN', isHidden: false },
      ]) {
        const refused = await test.asOwner<ErrorBody>('PUT', `/pages/${page.id}`, body);
        expect(refused).toMatchObject({ status: 400, body: { code: 'input/invalid' } });
      }
    });

    it('makes the draft live when a page is published for the first time', async () => {
      const page = await makePage();
      const saved = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, { published: true });
      expect(saved.body).toMatchObject({
        currentVersionId: page.versionId,
        draftVersionId: null,
        versionStatus: 'PUBLISHED',
      });
    });

    it('warns once about caches when a public page becomes protected', async () => {
      const close = { requiresLogin: true, loginPassword: 'geheim' };
      const kept = { path: 'requiresLogin', message: expect.stringContaining('within 5 minutes') };
      const shown = await makePage({ status: 'PUBLISHED' });
      const closed = await test.asOwner<Saved>('PUT', `/pages/${shown.id}`, close);
      expect(closed.body.warnings).toContainEqual(kept);
      const again = await test.asOwner<Saved>('PUT', `/pages/${shown.id}`, { hideFromSearchEngines: true });
      expect(again.body.warnings).not.toContainEqual(kept);
      const draft = await makePage({ status: 'DRAFT' });
      const unseen = await test.asOwner<Saved>('PUT', `/pages/${draft.id}`, close);
      expect(unseen.body.warnings).not.toContainEqual(kept);
    });

    it('allows only owners to change protection and to see passwords', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      for (const body of [{ requiresLogin: true }, { loginPassword: 'geheim' }, { passwordId: 'klant' }]) {
        const refused = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, body);
        expect(refused).toMatchObject({ status: 403, body: { code: 'auth/forbidden' } });
      }
      const saved = await test.asOwner<Saved>('PUT', `/pages/${page.id}`, {
        requiresLogin: true,
        loginPassword: 'geheim',
      });
      expect(saved.body.loginPassword).toBe('geheim');
      const editor = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
      expect(editor.body.requiresLogin).toBe(true);
      expect(editor.body).not.toHaveProperty('loginPassword');
      const same = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, {
        requiresLogin: true,
        hideFromSearchEngines: true,
      });
      expect(same.status).toBe(200);
      const guess = await test.asEditor('PUT', `/pages/${page.id}`, { loginPassword: 'geheim' });
      expect(guess.status).toBe(403);
      const row = await test.storage.db
        .selectFrom('pages')
        .select('login_password')
        .where('id', '=', page.id)
        .executeTakeFirst();
      expect(row?.login_password).not.toContain('geheim');
    });

    it('hides the blocks and the title of a protected page from visitors', async () => {
      const page = await makePage({ status: 'PUBLISHED', requiresLogin: true, loginPassword: 'geheim' });
      const locked = await test.asVisitor<ApiPage>('GET', `/pages/${page.id}?language=nl`);
      expect(locked.body).toMatchObject({ locked: true, overview: [], title: 'Besloten pagina' });
      expect(JSON.stringify(locked.body)).not.toMatch(/Hallo|geheim|Pagina"/);
      expect(locked.body).toMatchObject({ versionId: null, currentVersionId: null, updatedAt: null });
      expect(JSON.stringify(locked.body)).not.toContain(page.versionId);
    });

    it('rejects redirect URLs that run scripts or lead back to the page', async () => {
      const page = await makePage();
      for (const redirectUrl of [
        'javascript:alert(1)',
        'java\nscript:x',
        '//evil.example',
        `/${page.identifier}`,
        `/en/${page.identifier}/`,
      ]) {
        const refused = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, { redirectUrl });
        expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'redirectUrl' }] } });
      }
      const saved = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, { redirectUrl: '/cases' });
      expect(saved.body.redirectUrl).toBe('/cases');
      const cleared = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, { redirectUrl: '' });
      expect(cleared.body.redirectUrl).toBeNull();
    });
  });

  it('applies content and visibility together or not at all', async () => {
    const page = await makePage();
    const refused = await test.asEditor('PUT', `/pages/${page.id}`, {
      overview: [text('a', 'Half')],
      requiresLogin: true,
    });
    expect(refused.status).toBe(403);
    const now = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
    expect(now.body.overview[0]?.content).toBe('Hallo');
    const both = await test.asEditor<Saved>('PUT', `/pages/${page.id}`, {
      overview: [text('a', 'Heel')],
      status: 'PUBLISHED',
    });
    expect(both.body).toMatchObject({
      status: 'PUBLISHED',
      versionStatus: 'PUBLISHED',
      overview: [{ content: 'Heel' }],
    });
  });

  it('answers 404 with the specified message for an unknown page', async () => {
    const missing = await test.asEditor<ErrorBody>('PUT', '/pages/nergens', { status: 'DRAFT' });
    expect(missing).toMatchObject({
      status: 404,
      body: { message: 'Page with identifier nergens not found', code: 'page/not-found' },
    });
  });

  it('answers 400 with a message if the identifier is missing', async () => {
    for (const missing of [
      await test.asVisitor<ErrorBody>('GET', '/pages/'),
      await test.asEditor<ErrorBody>('PUT', '/pages/', { status: 'DRAFT' }),
    ]) {
      expect(missing).toMatchObject({
        status: 400,
        body: { message: 'No page identifier provided', code: 'input/no-identifier' },
      });
    }
  });

  it('writes an audit entry for every save, without passwords', async () => {
    const page = await makePage();
    await test.asOwner('PUT', `/pages/${page.id}`, { requiresLogin: true, loginPassword: 'geheim' });
    const entries = await test.storage.db
      .selectFrom('audit')
      .selectAll()
      .where('target', '=', page.id)
      .execute();
    expect(entries.map((entry) => entry.action)).toEqual(['page/create', 'page/save']);
    expect(entries.every((entry) => entry.actor === 'owner@studio.example')).toBe(true);
    expect(JSON.stringify(entries)).not.toContain('geheim');
  });
});
