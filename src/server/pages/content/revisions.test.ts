import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#api/client.ts';
import { endpoints } from '#api/endpoints.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestAnswer, type TestApp } from '../../../../tests/support/test-app.ts';

const text = (content: string) => [{ id: 'a', type: 'text', content }];

/** Every endpoint that writes a page or its settings, with a valid body. */
const writes: Readonly<Record<string, (page: ApiPage) => unknown>> = {
  'PUT /pages/:identifier': () => ({ overview: text('anders') }),
  'DELETE /pages/:identifier': () => undefined,
  'POST /pages/:identifier/versions': () => ({}),
  'POST /pages/:identifier/versioning': () => undefined,
  'POST /pages/:identifier/publish': () => ({ title: { nl: 'Deel' }, overview: text('anders') }),
  'PUT /pages/:id/versions/:versionId/status': () => ({ status: 'PUBLISHED' }),
  'PUT /pages/:id/versions/:versionId/name': () => ({ name: 'Voor het gesprek' }),
  'PUT /pages/:id/parent': () => ({ parentId: null, sortOrder: 99 }),
  'PUT /pages/:id/identifier': (page) => ({ identifier: `${page.identifier}-anders` }),
  'PUT /pages/reorder': (page) => ({ parentId: null, pageOrder: [page.id] }),
  'PUT /admin/page-layout': () => ({ layoutSettings: { container: { gap: '1rem' } } }),
  'DELETE /admin/page-layout': () => undefined,
  'PUT /admin/page-background': () => ({ backgroundSettings: { backgroundColorLight: '#fff' } }),
  'DELETE /admin/page-background': () => undefined,
  'PUT /admin/settings': () => ({ city: 'Utrecht' }),
};

describeEachDatabase('revisions', (location) => {
  let test: TestApp;
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  async function makePage(body = {}): Promise<ApiPage> {
    count += 1;
    const page = { identifier: `deel-${count}`, title: { nl: 'Deel' }, overview: text('nul'), ...body };
    const made = await test.asOwner<ApiPage>('POST', '/pages', page);
    expect(made.status).toBe(201);
    return made.body;
  }
  const getTag = ({ headers }: TestAnswer<unknown>) => String(headers.etag);
  const readTag = async (path: string) => getTag(await test.asOwner('GET', path));
  const put = <T = ErrorBody>(path: string, body: unknown, etag?: string) =>
    test.asOwner<T>('PUT', path, body, etag === undefined ? {} : { 'if-match': etag });
  const setStatus = (page: ApiPage, version: string | null, status: string, etag?: string) =>
    put(`/pages/${page.id}/versions/${version}/status`, { status }, etag);

  it('are checked by every endpoint that writes a page, its layout, its background or the settings', async () => {
    const expected = endpoints
      .filter(({ method, tag }) => method !== 'GET' && ['Pages', 'Settings'].includes(tag))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => call !== 'POST /pages');
    expect(Object.keys(writes).toSorted()).toEqual(expected.toSorted());
    for (const [call, bodyFor] of Object.entries(writes)) {
      const page = await makePage({
        overview: text('nul'),
      });
      const [method = '', path = ''] = call.split(' ');
      const params = { identifier: page.id, id: page.id, versionId: page.versionId };
      const url = `${fillPath(path, params)}?${path.includes('page-') ? `pageId=${page.id}` : ''}`;
      const ask = (ifMatch: string) =>
        test.asOwner<ErrorBody>(method as 'PUT', url, bodyFor(page), { 'if-match': ifMatch });
      const stale = await ask('"content-0.visibility-0.place-0.layout-0.background-0.settings-0.tree-0"');
      expect([call, stale.status]).toEqual([call, 412]);
      expect(stale.body.revisions?.current).toMatch(/-/);
      const unreadable = await ask('12');
      expect([call, unreadable.status, unreadable.body.issues?.[0]?.path]).toEqual([call, 400, 'If-Match']);
      const any = await ask('*');
      expect([call, any.status < 300]).toEqual([call, true]);
    }
  });

  describe('of a page', () => {
    it('prevent publishing content that the author has not seen', async () => {
      const page = await makePage();
      const seen = await readTag(`/pages/${page.id}`);
      await put(`/pages/${page.id}`, { overview: text('van een ander') });
      const calls = [
        () => setStatus(page, page.versionId, 'PUBLISHED', seen),
        () => put(`/pages/${page.id}`, { status: 'PUBLISHED' }, seen),
        () => put(`/pages/${page.id}`, { published: true }, seen),
      ];
      for (const publish of calls) {
        expect(await publish()).toMatchObject({ status: 412, body: { code: 'page/stale' } });
      }
      expect((await test.asVisitor('GET', `/pages/${page.id}`)).status).toBe(404);
      const fresh = await readTag(`/pages/${page.id}`);
      expect((await setStatus(page, page.versionId, 'PUBLISHED', fresh)).status).toBe(200);
      expect((await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`)).body.overview).toEqual(
        text('van een ander'),
      );
    });

    it('appear in lists for members, and prevent publishing unseen changes from a list', async () => {
      const { id } = await makePage();
      const lists = ['/pages', '/pages/hierarchy'];
      const shown = async (list: string, as: 'asOwner' | 'asVisitor') =>
        (await test[as]<{ id: string; revision?: string }[]>('GET', list)).body.find((one) => one.id === id);
      for (const list of lists) {
        expect(`"${(await shown(list, 'asOwner'))?.revision}"`).toBe(await readTag(`/pages/${id}`));
      }
      const seen = `"${(await shown('/pages', 'asOwner'))?.revision}"`;
      await put(`/pages/${id}`, { overview: text('van een ander') });
      expect((await put(`/pages/${id}`, { status: 'PUBLISHED' }, seen)).status).toBe(412);
      const fresh = `"${(await shown('/pages', 'asOwner'))?.revision}"`;
      expect((await put(`/pages/${id}`, { status: 'PUBLISHED' }, fresh)).status).toBe(200);
      for (const list of lists) {
        const seenByAll = await shown(list, 'asVisitor');
        expect([seenByAll?.id, seenByAll?.revision]).toEqual([id, undefined]);
      }
    });

    it('of the live version do not permit changes to the draft', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      await put(`/pages/${page.id}`, { overview: text('concept') });
      const ofLive = await readTag(`/pages/${page.id}?published=true`);
      expect((await put(`/pages/${page.id}`, { overview: text('x') }, ofLive)).status).toBe(412);
      expect((await put(`/pages/${page.id}`, { showInMenu: false }, ofLive)).status).toBe(200);
    });

    it('permit a content save after changes to position, visibility, layout or background', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      const parent = await makePage();
      const seen = await readTag(`/pages/${page.id}`);
      const others = [
        put(`/pages/${page.id}/parent`, { parentId: parent.id }),
        put(`/pages/${page.id}/identifier`, { identifier: `${page.identifier}-verhuisd` }),
        put(`/pages/${page.id}`, { hideFromSearchEngines: true }),
        put(`/pages/${page.id}`, { status: 'HIDDEN' }),
        put(`/admin/page-layout?pageId=${page.id}`, { layoutSettings: { container: { gap: '3rem' } } }),
        put(`/admin/page-background?pageId=${page.id}`, { dynamicBackgroundSettings: { enabled: true } }),
        test.asOwner('POST', `/pages/${page.id}/versioning`),
      ];
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
      const saved = await put(`/pages/${page.id}`, { overview: text('mijn tekst') }, seen);
      expect(saved.status).toBe(200);
      // The reverse: a save of the text doesn't make a move stale.
      const again = await put(`/pages/${page.id}/parent`, { parentId: null }, seen);
      expect(again.status).toBe(412);
      expect((await put(`/pages/${page.id}/parent`, { parentId: null }, getTag(saved))).status).toBe(200);
    });

    it('stay valid when the page shifts for another page, but not when it is moved', async () => {
      const [page, neighbour] = [await makePage(), await makePage()];
      const seen = await test.asOwner<ApiPage>('GET', `/pages/${page.id}`);
      const move = (moved: ApiPage, before: ApiPage) =>
        test.asOwner('POST', '/tree/move', { pages: [moved.id], parentId: null, before: before.id });
      // All pages before this one, or this one itself, move aside.
      for (const other of [await makePage(), await makePage()]) {
        expect((await move(other, neighbour)).status).toBe(200);
        expect((await move(other, page)).status).toBe(200);
      }
      const order = { parentId: null, pageOrder: [neighbour.id] };
      expect((await put('/pages/reorder', order)).status).toBe(200);
      const now = await test.asOwner<ApiPage>('GET', `/pages/${page.id}`);
      expect(now.body.sortOrder).not.toBe(seen.body.sortOrder);
      expect(getTag(now), 'the answer shows another number').not.toBe(getTag(seen));
      const rename = (identifier: string, tag: string) =>
        put(`/pages/${page.id}/identifier`, { identifier }, tag);
      expect((await rename(`${page.identifier}-b`, getTag(seen))).status).toBe(200);

      const before = await readTag(`/pages/${page.id}`);
      expect((await move(page, neighbour)).status).toBe(200);
      expect((await rename(page.identifier, before)).status).toBe(412);
      const again = await readTag(`/pages/${page.id}`);
      expect((await put('/pages/reorder', { parentId: null, pageOrder: [page.id] })).status).toBe(200);
      expect((await rename(page.identifier, again)).status, 'an order names it').toBe(412);
    });

    it('reject a write after another write of the same kind', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      const seen = await readTag(`/pages/${page.id}`);
      await put(`/pages/${page.id}`, { showInMenu: false });
      expect((await put(`/pages/${page.id}`, { status: 'HIDDEN' }, seen)).status).toBe(412);
      await put(`/pages/${page.id}/identifier`, { identifier: `${page.identifier}-b` });
      expect((await put(`/pages/${page.id}/identifier`, { identifier: 'terug' }, seen)).status).toBe(412);
      const both = { overview: text('beide'), showInMenu: true };
      expect((await put(`/pages/${page.id}`, both, seen)).status).toBe(412);
      const remove = (etag: string) =>
        test.asOwner('DELETE', `/pages/${page.id}`, undefined, { 'if-match': etag });
      expect((await remove(seen)).status).toBe(412);
      const fresh = await readTag(`/pages/${page.id}`);
      await put(`/pages/${page.id}`, { overview: text('nieuw werk') });
      expect((await remove(fresh)).status).toBe(412);
      expect((await remove(await readTag(`/pages/${page.id}`))).status).toBe(200);
    });

    it('stay the same after a save without changes', async () => {
      const page = await makePage({ status: 'PUBLISHED', showInMenu: true });
      const live = await makePage({ versioning: false, status: 'PUBLISHED' });
      for (const { id, identifier, sortOrder, title, overview, versionId } of [page, live]) {
        const before = await test.asOwner<ApiPage>('GET', `/pages/${id}`);
        const revision = test.storage.revision.current;
        const same = [
          await put(`/pages/${id}`, { title, overview, versionId }),
          await put(`/pages/${id}`, { status: 'PUBLISHED', showInMenu: true, redirectUrl: '' }),
          await put(`/pages/${id}/parent`, { parentId: null, sortOrder }),
          await put(`/pages/${id}/identifier`, { identifier }),
          await put(`/pages/${id}/versions/${versionId}/status`, { status: 'PUBLISHED' }),
        ];
        expect(same.map(getTag)).toEqual(same.map(() => getTag(before)));
        const after = await test.asOwner<ApiPage>('GET', `/pages/${id}`);
        expect(after.body).toEqual(before.body);
        expect(test.storage.revision.current).toBe(revision);
      }
    });

    it('stay the same when a draft is saved unchanged', async () => {
      const page = await makePage();
      const before = await test.asOwner<ApiPage>('GET', `/pages/${page.id}`);
      const { title, overview } = before.body;
      for (const query of ['', '?autosave=true']) {
        expect(getTag(await put(`/pages/${page.id}${query}`, { title, overview }))).toBe(getTag(before));
      }
      expect((await test.asOwner<ApiPage>('GET', `/pages/${page.id}`)).body).toEqual(before.body);
    });

    it('change with every write that shows in the response', async () => {
      const parent = await makePage();
      const page = await makePage({ status: 'PUBLISHED', parentId: parent.id });
      const steps = [
        () => put(`/pages/${page.id}`, { overview: text('een') }),
        () => put(`/pages/${page.id}`, { overview: text('een'), title: { nl: 'Anders' } }),
        () => put(`/pages/${page.id}`, { loginPassword: 'geheim' }),
        async () => {
          const { draftVersionId } = (await test.asOwner<ApiPage>('GET', `/pages/${page.id}`)).body;
          return setStatus(page, draftVersionId, 'PUBLISHED');
        },
        () => setStatus(page, page.versionId, 'PUBLISHED'),
        () => setStatus(page, page.versionId, 'HIDDEN'),
        () => setStatus(page, page.versionId, 'DRAFT'),
        () => put(`/pages/${parent.id}/identifier`, { identifier: `${parent.identifier}-b` }),
        () => put('/pages/reorder', { parentId: null, pageOrder: [parent.id] }),
        () => put(`/pages/${page.id}/parent`, { parentId: parent.id, sortOrder: 7 }),
        () => test.asOwner('POST', `/pages/${page.id}/versions`, {}),
      ];
      const known = new Map<string, string>();
      for (const step of [undefined, ...steps]) {
        if (step) expect((await step()).status).toBeLessThan(300);
        const read = await test.asOwner<ApiPage>('GET', `/pages/${page.id}`);
        const body = JSON.stringify(read.body);
        expect(known.get(getTag(read)) ?? body).toBe(body);
        known.set(getTag(read), body);
      }
      expect(known.size).toBeGreaterThan(steps.length - 3);
    });
  });

  describe('of layout, background and settings', () => {
    it('reject the second of two saves, each resource separately', async () => {
      const page = await makePage();
      const cases = [
        [`/admin/page-layout?pageId=${page.id}`, { layoutSettings: { container: { gap: '5rem' } } }],
        [`/admin/page-background?pageId=${page.id}`, { dynamicBackgroundSettings: { enabled: true } }],
        ['/admin/settings', { city: 'Haarlem' }],
      ] as const;
      const tags = new Map<string, string>();
      for (const [path] of cases) tags.set(path, await readTag(path));
      for (const [path, body] of cases) {
        const seen = tags.get(path);
        const first = await put(path, body, seen);
        expect(first.status).toBe(200);
        expect(getTag(first)).not.toBe(seen);
        expect(getTag(first)).toBe(await readTag(path));
        // The same body again changes nothing, so no revision is raised.
        expect(getTag(await put(path, body, getTag(first)))).toBe(getTag(first));
        expect(await put(path, body, seen)).toMatchObject({ status: 412, body: { code: 'settings/stale' } });
      }
    });

    it('let exactly one of several simultaneous saves through, and are never reused', async () => {
      const page = await makePage();
      const path = `/admin/page-layout?pageId=${page.id}`;
      const seen = await readTag(path);
      const save = (gap: string) => put(path, { layoutSettings: { container: { gap } } }, seen);
      const statuses = (await Promise.all([save('1px'), save('2px'), save('3px')])).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([200, 412, 412]);
      const kept = await readTag(path);
      await test.asOwner('DELETE', path);
      await put(path, { layoutSettings: { container: { gap: '9px' } } });
      expect(await readTag(path)).not.toBe(kept);
      const city = await readTag('/admin/settings');
      const rename = (name: string) => put('/admin/settings', { city: name }, city);
      const answers = await Promise.all([rename('Leiden'), rename('Delft'), rename('Gouda')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    });

    it('change when a version takes its layout from another version', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      const layout = (versionId: string | null) =>
        `/admin/page-layout?pageId=${page.id}&versionId=${versionId}`;
      const { draftVersionId } = (await put<ApiPage>(`/pages/${page.id}`, { overview: text('concept') }))
        .body;
      await put(layout(page.versionId), { layoutSettings: { container: { maxWidth: '900px' } } });
      const before = await readTag(layout(draftVersionId));
      await test.asOwner('POST', `/pages/${page.id}/versions`, { from: page.versionId });
      expect(await readTag(layout(draftVersionId))).not.toBe(before);
    });
  });

  describe('of the tree', () => {
    it('reject an order based on an outdated tree', async () => {
      const [one, two] = [await makePage(), await makePage()];
      const seen = await readTag('/pages/hierarchy');
      await put(`/pages/${one.id}`, { overview: text('een tekst verplaatst niets') });
      const order = (pages: ApiPage[]) => ({ parentId: null, pageOrder: pages.map(({ id }) => id) });
      const first = await put('/pages/reorder', order([two, one]), seen);
      expect(first.status).toBe(200);
      expect(await put('/pages/reorder', order([one, two]), seen)).toMatchObject({
        status: 412,
        body: { code: 'tree/stale' },
      });
      expect((await put('/pages/reorder', order([one, two]), getTag(first))).status).toBe(200);
    });
  });

  describe('If-None-Match', () => {
    it('answers 304 to members who have the current response', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      for (const path of [
        `/pages/${page.id}`,
        `/pages/${page.id}?language=en`,
        '/pages',
        '/pages/hierarchy',
        `/pages/${page.id}/children`,
        `/admin/page-layout?pageId=${page.id}`,
        `/admin/page-background?pageId=${page.id}`,
        '/admin/settings',
      ]) {
        const tag = await readTag(path);
        const ask = (ifNoneMatch: string) =>
          test.app.inject({
            url: `/api${path}`,
            headers: { 'x-test-role': 'owner', 'if-none-match': ifNoneMatch },
          });
        const known = await ask(`"x", W/${tag}`);
        expect([path, known.statusCode, known.body, known.headers.etag]).toEqual([path, 304, '', tag]);
        expect((await ask('"x"')).statusCode).toBe(200);
      }
    });

    it('has no effect for visitors, who get no ETag', async () => {
      const page = await makePage({ status: 'PUBLISHED' });
      for (const path of [`/pages/${page.id}`, '/pages', '/pages/hierarchy', `/pages/${page.id}/children`]) {
        const answer = await test.asVisitor('GET', path, undefined, { 'if-none-match': '*' });
        expect([path, answer.status, answer.headers.etag]).toEqual([path, 200, undefined]);
      }
    });
  });
});
