import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage, PageNode, PageSummary } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { purgeTrash } from './trash.ts';

describeEachDatabase('the page tree', (location) => {
  let test: TestApp;
  let now = Date.parse('2026-01-05T09:00:00.000Z');
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(now) });
    for (const identifier of ['main', 'cases', 'clients', '404'])
      await make(identifier, { status: 'PUBLISHED' });
  });
  afterAll(() => test.close());

  async function make(identifier: string, body = {}) {
    return test.asOwner<ApiPage & ErrorBody>('POST', '/pages', {
      identifier,
      title: { nl: identifier },
      overview: [],
      ...body,
    });
  }

  describe('POST /pages', () => {
    it('rejects invalid identifiers', async () => {
      for (const identifier of ['', 'Hoofd', 'a/b', 'en', 'reorder', 'robots.txt', 'x'.repeat(101)]) {
        const refused = await make(identifier);
        expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'identifier' }] } });
      }
    });

    it('rejects a taken identifier, also for simultaneous requests', async () => {
      const statuses = (await Promise.all([make('snel'), make('snel')])).map((answer) => answer.status);
      expect(statuses.toSorted()).toEqual([201, 409]);
      expect((await make('snel')).body).toMatchObject({ code: 'page/identifier-taken' });
    });

    it('names every field that is missing', async () => {
      const refused = await test.asOwner<ErrorBody>('POST', '/pages');
      expect(refused.status).toBe(400);
      expect(refused.body.issues?.map((issue) => issue.path)).toEqual(['identifier', 'title', 'overview']);
    });

    it('lets editors create pages, but no protected ones', async () => {
      const body = { identifier: 'van-redacteur', title: 'x', overview: [] };
      expect((await test.asEditor('POST', '/pages', { ...body, requiresLogin: true })).status).toBe(403);
      expect((await test.asEditor('POST', '/pages', body)).status).toBe(201);
      expect((await test.asVisitor('POST', '/pages', body)).status).toBe(401);
    });
  });

  describe('PUT /pages/{id}/parent', () => {
    it('rejects a sortOrder beyond 32 bits', async () => {
      for (const sortOrder of [Number.MAX_SAFE_INTEGER, 2 ** 31, -(2 ** 31) - 1]) {
        const refused = await test.asEditor<ErrorBody>('PUT', '/pages/ver-weg/parent', {
          parentId: null,
          sortOrder,
        });
        expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'sortOrder' }] } });
      }
    });

    it('moves a page below another page, given its identifier', async () => {
      await make('ouder', { status: 'PUBLISHED' });
      await make('kind', { status: 'PUBLISHED' });
      const moved = await test.asEditor<PageSummary>('PUT', '/pages/kind/parent', { parentId: 'ouder' });
      expect(moved.body).toMatchObject({ parentIdentifier: 'ouder', sortOrder: 0 });
      const children = await test.asVisitor<PageSummary[]>('GET', '/pages/ouder/children');
      expect(children.body.map((page) => page.identifier)).toEqual(['kind']);
      expect((await test.asVisitor<ApiPage>('GET', '/pages/kind?parent=ouder')).status).toBe(200);
      expect((await test.asVisitor('GET', '/pages/kind?parent=cases')).status).toBe(404);
      expect((await test.asVisitor('GET', '/pages/ouder?parent=ouder')).status).toBe(404);
    });

    it('rejects a parent that cannot have this child page', async () => {
      await make('los');
      await make('geval', { kind: 'case' });
      const refusals: [string, string, number][] = [
        ['los', 'los', 400],
        ['los', 'kind', 400],
        ['ouder', 'los', 400],
        ['geval', 'los', 400],
        ['los', 'geval', 400],
        ['los', 'main', 409],
        ['cases', 'los', 409],
        ['los', 'nergens', 404],
      ];
      for (const [page, parentId, status] of refusals) {
        const refused = await test.asOwner('PUT', `/pages/${page}/parent`, { parentId });
        expect([page, parentId, refused.status]).toEqual([page, parentId, status]);
      }
    });

    it('rejects one of two simultaneous moves that would form a loop', async () => {
      await make('links');
      await make('rechts');
      const move = (page: string, parentId: string) =>
        test.asOwner('PUT', `/pages/${page}/parent`, { parentId });
      const statuses = (await Promise.all([move('links', 'rechts'), move('rechts', 'links')])).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([200, 400]);
    });
  });

  it('reorders pages, and puts those that are not named at the end', async () => {
    for (const identifier of ['c1', 'c2', 'c3'])
      await make(identifier, { parentIdentifier: 'ouder', status: 'PUBLISHED' });
    const reordered = await test.asEditor('PUT', '/pages/reorder', {
      parentId: 'ouder',
      pageOrder: ['c3', 'c1'],
    });
    expect(reordered.status).toBe(200);
    const tree = await test.asVisitor<PageNode[]>('GET', '/pages/hierarchy');
    const parent = tree.body.find((node) => node.identifier === 'ouder');
    expect(parent?.children.map((node) => node.identifier)).toEqual(['c3', 'c1', 'kind', 'c2']);
    const refused = await test.asEditor<ErrorBody>('PUT', '/pages/reorder', {
      parentId: 'ouder',
      pageOrder: ['c1', 'c1', 'main'],
    });
    expect(refused.body.issues?.map((issue) => issue.path)).toEqual(['pageOrder[1]', 'pageOrder[2]']);
  });

  it('shows visitors only published, visible, unprotected pages, without email addresses of members', async () => {
    await make('concept');
    await make('verborgen', { published: true, isHidden: true });
    await make('besloten', { status: 'PUBLISHED', requiresLogin: true, loginPassword: 'x' });
    const listed = await test.asVisitor<PageSummary[]>('GET', '/pages');
    const names = listed.body.map((page) => page.identifier);
    expect(names).toContain('ouder');
    for (const secret of ['concept', 'verborgen', 'besloten']) expect(names).not.toContain(secret);
    expect(JSON.stringify(listed.body)).not.toContain('@studio.example');
    expect((await test.asVisitor('GET', '/pages/concept')).status).toBe(404);
    expect((await test.asVisitor('GET', '/pages/verborgen')).status).toBe(404);
    expect((await test.asVisitor('GET', '/pages/concept/children')).status).toBe(404);
    const all = await test.asEditor<PageSummary[]>('GET', '/pages?language=nl');
    expect(all.body.map((page) => page.title)).toContain('besloten');
  });

  describe('DELETE /pages/{identifier}', () => {
    it('refuses pages with children, naming them, and system pages', async () => {
      const refused = await test.asEditor<ErrorBody>('DELETE', '/pages/ouder');
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain('c3, c1, kind, c2');
      expect((await test.asOwner<ErrorBody>('DELETE', '/pages/main')).body.code).toBe('page/system');
    });

    it('frees the identifier immediately and keeps the page for thirty days', async () => {
      const first = await make('weg', { status: 'PUBLISHED' });
      const before = test.storage.revision.current;
      expect((await test.asEditor('DELETE', '/pages/weg')).status).toBe(200);
      expect(test.storage.revision.current).toBeGreaterThan(before);
      expect((await test.asEditor('GET', '/pages/weg')).status).toBe(404);
      expect((await make('weg')).status).toBe(201);
      now += 29 * 24 * 60 * 60 * 1000;
      expect(await purgeTrash(test.deps)).toEqual([]);
      now += 2 * 24 * 60 * 60 * 1000;
      expect(await purgeTrash(test.deps)).toEqual(['weg']);
      const versions = await test.storage.db
        .selectFrom('versions')
        .select('id')
        .where('page_id', '=', first.body.id)
        .execute();
      expect(versions).toEqual([]);
    });
  });
});
