import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPath } from '#api/client.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage, PageSummary } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { builtAssets } from '../../../../tests/support/built-assets.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { testDeps } from '../../../../tests/support/test-app.ts';
import { testPictures } from '../../../../tests/support/test-pictures.ts';

const noise = '[{"id":"a","type":"te\ufffd\ufffd';

describeEachDatabase('damaged content in the database', (location) => {
  let storage: Storage;
  let app: FastifyInstance;
  let other: FastifyInstance;
  let log: string[];
  let count = 0;

  beforeAll(async () => {
    storage = openDatabase(location());
    await storage.migrate();
    await storage.revision.start();
    const stream = { write: (line: string) => void log.push(line) };
    app = await buildApp({
      ...testDeps(storage, { definitions: blockDefinitions, logger: { level: 'error', stream } }),
      visitors: createVisitorSide({
        reader: new SiteReader(storage),
        assets: builtAssets,
        origin: 'http://localhost:3000',
        now: () => new Date('2026-11-21'),
        pictures: testPictures,
      }),
    });
    // Another app in this process gets each report too, and adds no line to the log.
    other = await buildApp(testDeps(storage, { definitions: blockDefinitions }));
    await ask('POST', '/pages', { identifier: 'main', title: 'Begin', overview: [], status: 'PUBLISHED' });
  });
  beforeEach(() => {
    log = [];
  });
  afterAll(async () => {
    await app.close();
    await other.close();
    await storage.close();
  });

  async function ask<T = ApiPage & ErrorBody>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
  ) {
    const headers = { 'x-test-role': 'owner' };
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<T>() };
  }
  async function makePage(body = {}): Promise<ApiPage> {
    count += 1;
    const overview = [{ id: 'a', type: 'text', content: 'Woorden die er staan' }];
    const page = { identifier: `kapot-${count}`, title: { nl: `Kapot ${count}` }, overview, ...body };
    return (await ask('POST', '/pages', { status: 'PUBLISHED', ...page })).body;
  }
  /** Writes invalid content past every check, as a damaged disk would. */
  async function damage(page: ApiPage, values: { overview?: string; title?: string }): Promise<void> {
    await storage.db
      .updateTable('versions')
      .set(values)
      .where('id', '=', page.versionId ?? '')
      .execute();
    await storage.write(null, async (scope) => {
      scope.changesSite();
      scope.record('site/seed', page.id);
    });
  }
  const visit = (page: ApiPage) => app.inject({ url: `/${page.identifier}` });
  const told = (what: string) => log.filter((line) => line.includes(what)).length;

  it.each([
    ['blocks that cannot be parsed', { overview: noise }],
    ['no blocks at all', { overview: '' }],
    ['a title that cannot be parsed', { title: '{"nl":"Ka' }],
  ])('leads to 503 and the error page, never to an empty page: %s', async (_what, values) => {
    const page = await makePage();
    await damage(page, values);
    const answer = await visit(page);
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.body).toContain('Er ging iets mis');
    for (const query of ['', '?published=true', `?version=${page.versionId}`]) {
      const read = await ask('GET', `/pages/${page.identifier}${query}`);
      expect(read).toMatchObject({ status: 503, body: { code: 'server/unavailable' } });
      expect(read.body.message).toMatch(/cannot be read/);
    }
    const asVisitor = await app.inject({ url: `/api/pages/${page.identifier}` });
    expect([asVisitor.statusCode, asVisitor.headers['retry-after']]).toEqual([503, '5']);
    const saved = await ask('PUT', `/pages/${page.id}`, { overview: [] });
    expect(saved.status).toBe(503);
  });

  it('does not affect a page whose rendering is cached', async () => {
    const page = await makePage();
    expect((await visit(page)).statusCode).toBe(200);
    await damage(page, { overview: noise });
    const kept = await visit(page);
    expect([kept.statusCode, kept.body.includes('Woorden die er staan')]).toEqual([200, true]);
  });

  it.each(['{"geen":"lijst"}', 'null', '"tekst"', '7'])(
    'is read as an empty list if the blocks are %s, and logged once',
    async (overview) => {
      const page = await makePage();
      await damage(page, { overview });
      for (let times = 0; times < 3; times += 1) {
        const read = await ask('GET', `/pages/${page.identifier}`);
        expect([read.status, read.body.overview]).toEqual([200, []]);
      }
      const answer = await visit(page);
      expect([answer.statusCode, answer.body.includes(`Kapot ${count}`)]).toEqual([200, true]);
      expect(told('are not a list')).toBe(1);
      expect(told(page.versionId ?? '')).toBe(1);
    },
  );

  it.each(['{"nl":"Ka', '[1]'])(
    'does not break lists if a title is %s: they show the identifier',
    async (title) => {
      const page = await makePage();
      await damage(page, { title });
      const listed = (await ask<PageSummary[]>('GET', '/pages')).body;
      expect(listed.find(({ id }) => id === page.id)?.title).toBe(page.identifier);
      for (const path of ['/pages/hierarchy', `/pages/${page.id}/versions`, `/pages/${page.id}/children`]) {
        expect([path, (await ask('GET', path)).status]).toEqual([path, 200]);
      }
      const home = await app.inject('/');
      expect([home.statusCode, home.body.includes(`>${page.identifier}<`)]).toEqual([200, true]);
      expect((await app.inject('/sitemap.xml')).body).toContain(`/${page.identifier}<`);
      expect(told(page.versionId ?? '')).toBe(1);
    },
  );

  describe('the repair of a page', () => {
    it('restores an earlier version if the live one is damaged', async () => {
      const page = await makePage({ versioning: false });
      await ask('PUT', `/pages/${page.id}`, { overview: [{ id: 'a', type: 'text', content: 'Later' }] });
      await damage(page, { overview: noise });
      const versions = await ask<{ id: string; status: string }[]>('GET', `/pages/${page.id}/versions`);
      const earlier = versions.body.find(({ status }) => status === 'ARCHIVED');
      const restored = await ask('POST', `/pages/${page.id}/versions`, { from: earlier?.id });
      expect(restored.status).toBe(201);
      const path = fillPath('/pages/:id/versions/:version/status', {
        id: page.id,
        version: restored.body.id,
      });
      expect((await ask('PUT', path, { status: 'PUBLISHED' })).status).toBe(200);
      expect((await visit(page)).body).toContain('Woorden die er staan');
    });

    it('archives a damaged draft', async () => {
      const page = await makePage();
      const draft = (await ask('PUT', `/pages/${page.id}`, { overview: [] })).body;
      await damage(draft, { overview: noise });
      expect((await visit(page)).statusCode).toBe(200);
      expect((await ask('GET', `/pages/${page.id}`)).status).toBe(503);
      const path = `/pages/${page.id}/versions/${draft.versionId}/status`;
      expect((await ask('PUT', path, { status: 'ARCHIVED' })).status).toBe(200);
      expect((await ask('GET', `/pages/${page.id}`)).body.overview).toEqual(page.overview);
    });

    const stored = async (page: ApiPage) =>
      (
        await storage.db
          .selectFrom('versions')
          .select(['status', 'reason', 'overview', 'title'])
          .where('page_id', '=', page.id)
          .execute()
      ).filter(({ overview, title }) => overview === noise || title === noise);
    const put = (id: string, body: object, query = '') => ask('PUT', `/pages/${id}${query}`, body);
    const anew = { title: { nl: 'Opnieuw' }, overview: [{ id: 'b', type: 'text', content: 'Anders' }] };
    const keptRaw = { status: 'ARCHIVED', reason: 'save' };

    it.each([{ overview: noise }, { title: noise }])(
      'restores an earlier version over a damaged draft, which is archived unchanged: %j',
      async (values) => {
        const page = await makePage();
        const draft = (await put(page.id, { overview: [] })).body;
        await damage(draft, values);
        const restored = await ask('POST', `/pages/${page.id}/versions`, { from: page.versionId });
        expect([restored.status, restored.body.id]).toEqual([201, draft.versionId]);
        expect((await ask('GET', `/pages/${page.id}`)).body.overview).toEqual(page.overview);
        expect(await stored(page)).toMatchObject([{ ...keptRaw, ...values }]);
      },
    );

    it('saves from an earlier version, in one language or in all', async () => {
      for (const body of [
        { title: { nl: 'Weer' }, overview: [] },
        { overview: [], language: 'nl' },
      ]) {
        const page = await makePage();
        const draft = (await put(page.id, { overview: [] })).body;
        await damage(draft, { overview: noise });
        const saved = await put(page.id, { ...body, versionId: page.versionId });
        expect([saved.status, saved.body.versionId, saved.body.overview]).toEqual([200, draft.versionId, []]);
        expect(await stored(page)).toMatchObject([keptRaw]);
      }
    });

    it.each([
      ['a draft', { status: 'DRAFT' }, ''],
      ['a draft, by autosave', { status: 'DRAFT' }, '?autosave=true'],
      ['live', { versioning: false }, ''],
    ])('saves the whole page if its only version is damaged: %s', async (_what, body, query) => {
      const page = await makePage(body);
      await damage(page, { overview: noise });
      for (const part of [
        { overview: [] },
        { title: 'Deel', overview: [], language: 'nl' },
        { overview: [], versionId: page.versionId },
      ]) {
        expect(await put(page.id, part)).toMatchObject({ status: 503, body: { code: 'server/unavailable' } });
      }
      expect(await stored(page)).toHaveLength(1);
      const saved = await put(page.id, anew, query);
      expect(saved).toMatchObject({ status: 200, body: { ...anew, versionId: page.versionId } });
      expect(await stored(page)).toMatchObject([keptRaw]);
    });

    it('saves the whole page beside a damaged live version, also based on that version', async () => {
      const page = await makePage();
      await damage(page, { overview: noise });
      const saved = await put(page.id, { ...anew, versionId: page.versionId });
      expect(saved).toMatchObject({ status: 200, body: anew });
      expect(saved.body.versionId).not.toBe(page.versionId);
      expect(await stored(page)).toMatchObject([{ status: 'PUBLISHED' }]);
    });

    it('also allows moving and hiding the damaged page', async () => {
      const page = await makePage();
      await damage(page, { overview: noise });
      const moved = await ask('PUT', `/pages/${page.id}/identifier`, { identifier: `${page.identifier}-b` });
      expect(moved.status).toBe(200);
      const draft = { status: 'HIDDEN' };
      expect((await ask('PUT', `/pages/${page.id}/versions/${page.versionId}/status`, draft)).status).toBe(
        200,
      );
      expect((await visit(page)).statusCode).not.toBe(200);
    });
  });
});
