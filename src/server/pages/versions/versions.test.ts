import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { selectSnapshotsToDelete } from '#server/pages/store/write-version.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ApiVersion } from './versions.service.ts';

const minute = 60_000;
const text = (content: string) => [{ id: 'a', type: 'text', content }];

describeEachDatabase('the version history', (location) => {
  let test: TestApp;
  let now = Date.parse('2026-01-05T09:00:00.000Z');
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(now) });
  });
  afterAll(() => test.close());

  async function makePage(body = {}): Promise<ApiPage> {
    count += 1;
    const page = { identifier: `versie-${count}`, title: { nl: 'Versie' }, overview: text('nul'), ...body };
    return (await test.asEditor<ApiPage>('POST', '/pages', page)).body;
  }
  async function save(
    page: ApiPage,
    content: string,
    { autosave = false, ask = test.asEditor, ...more } = {},
  ) {
    now += minute;
    const query = autosave ? '?autosave=true' : '';
    return (await ask<ApiPage>('PUT', `/pages/${page.id}${query}`, { overview: text(content), ...more }))
      .body;
  }
  const list = async (page: ApiPage) =>
    (await test.asEditor<ApiVersion[]>('GET', `/pages/${page.id}/versions`)).body;
  const kinds = async (page: ApiPage) =>
    (await list(page)).map(({ status, reason }) => `${status} ${reason}`);
  const setStatus = (page: ApiPage, version: string | null, status: string) =>
    test.asEditor<ApiVersion & ErrorBody>('PUT', `/pages/${page.id}/versions/${version}/status`, { status });

  it('keeps the state before every manual save', async () => {
    const page = await makePage();
    const first = await save(page, 'een');
    const second = await save(page, 'twee');
    expect(second.versionId).toBe(first.versionId);
    expect(await kinds(page)).toEqual(['DRAFT draft', 'ARCHIVED save', 'ARCHIVED save']);
  });

  it('rewrites the draft on autosave, with a snapshot every five minutes or when the author changes', async () => {
    const page = await makePage();
    for (const content of ['1', '2', '3', '4']) await save(page, content, { autosave: true });
    expect(await kinds(page)).toEqual(['DRAFT draft']);
    await save(page, '5', { autosave: true });
    expect(await kinds(page)).toEqual(['DRAFT draft', 'ARCHIVED automatic']);
    await save(page, '6', { autosave: true, ask: test.asOwner });
    expect(await kinds(page)).toEqual(['DRAFT draft', 'ARCHIVED automatic', 'ARCHIVED automatic']);
    const [draft, kept] = await list(page);
    expect([draft?.author, kept?.author]).toEqual(['owner@studio.example', 'editor@studio.example']);
  });

  it('publishes a draft, archives the previous live version, and starts a new draft afterwards', async () => {
    const page = await makePage();
    expect((await setStatus(page, page.versionId, 'PUBLISHED')).body.status).toBe('PUBLISHED');
    const saved = await save(page, 'tweede');
    expect(saved.versionId).not.toBe(page.versionId);
    expect((await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`)).body.overview).toEqual(text('nul'));
    await setStatus(page, saved.versionId, 'PUBLISHED');
    expect((await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`)).body.overview).toEqual(text('tweede'));
    expect(await kinds(page)).toEqual(['PUBLISHED publish', 'ARCHIVED publish']);
  });

  it('creates a draft from a save that is based on another version', async () => {
    const page = await makePage({ status: 'PUBLISHED' });
    await save(page, 'concept');
    const saved = await save(page, 'uit de eerste', { versionId: page.versionId } as never);
    expect(saved).toMatchObject({ versionStatus: 'DRAFT', overview: text('uit de eerste') });
    expect(await kinds(page)).toEqual(['DRAFT draft', 'ARCHIVED save', 'PUBLISHED publish']);
    const gone = await test.asEditor<ErrorBody>('PUT', `/pages/${page.id}`, {
      overview: [],
      versionId: 'nooit',
    });
    expect(gone).toMatchObject({ status: 404, body: { code: 'version/not-found' } });
  });

  it('creates a draft from an older version without versioning, but saves the live version directly', async () => {
    const page = await makePage({ status: 'PUBLISHED', versioning: false });
    await save(page, 'tweede');
    const old = (await list(page)).find((version) => version.status === 'ARCHIVED');
    const saved = await save(page, 'uit de eerste', { versionId: old?.id } as never);
    expect(saved).toMatchObject({ versionStatus: 'DRAFT', overview: text('uit de eerste') });
    const seen = () => test.asVisitor<ApiPage>('GET', `/pages/${page.id}`);
    expect((await seen()).body.overview).toEqual(text('tweede'));
    await save(page, 'derde', { versionId: page.versionId } as never);
    expect((await seen()).body.overview).toEqual(text('derde'));
  });

  it('restores a version into the draft and keeps the previous draft', async () => {
    const page = await makePage();
    await save(page, 'een');
    const old = (await list(page)).find((version) => version.reason === 'save');
    const made = await test.asEditor<ApiVersion>('POST', `/pages/${page.id}/versions`, { from: old?.id });
    expect(made).toMatchObject({ status: 201, body: { status: 'DRAFT' } });
    expect((await test.asEditor<ApiPage>('GET', `/pages/${page.id}`)).body.overview).toEqual(text('nul'));
    expect(await kinds(page)).toHaveLength(3);
    const bare = await test.asEditor<ApiVersion>('POST', `/pages/${page.id}/versions`);
    expect(bare.status).toBe(201);
  });

  it('hides a live version, and shows a requested version only to members', async () => {
    const page = await makePage({ status: 'PUBLISHED' });
    await setStatus(page, page.versionId, 'HIDDEN');
    expect((await test.asVisitor('GET', `/pages/${page.id}`)).status).toBe(404);
    await setStatus(page, page.versionId, 'PUBLISHED');
    const draft = await save(page, 'concept');
    const url = `/pages/${page.id}?version=${draft.versionId}`;
    expect((await test.asVisitor<ErrorBody>('GET', url)).body.code).toBe('version/not-found');
    expect((await test.asEditor<ApiPage>('GET', url)).body.overview).toEqual(text('concept'));
  });

  it.each(['asVisitor', 'asEditor'] as const)(
    'ignores a requested version with published=true, %s',
    async (viewer) => {
      const page = await makePage({ status: 'PUBLISHED' });
      const live = (await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`)).body.overview;
      const draft = await save(page, 'concept');
      for (const version of [draft.versionId, 'version_unknown', '']) {
        const { status, body } = await test[viewer]<ApiPage>(
          'GET',
          `/pages/${page.id}?published=true&version=${version}`,
        );
        expect([status, body.overview]).toEqual([200, live]);
      }
    },
  );

  it('keeps at least one version, and only one draft', async () => {
    const page = await makePage();
    expect((await setStatus(page, page.versionId, 'ARCHIVED')).status).toBe(400);
    expect((await setStatus(page, page.versionId, 'HIDDEN')).status).toBe(400);
    await setStatus(page, page.versionId, 'PUBLISHED');
    const draft = await save(page, 'concept');
    expect((await setStatus(page, page.versionId, 'DRAFT')).status).toBe(400);
    expect((await setStatus(page, draft.versionId, 'ARCHIVED')).body.status).toBe('ARCHIVED');
    expect((await test.asEditor<ApiPage>('GET', `/pages/${page.id}`)).body).toMatchObject({
      draftVersionId: null,
      versionStatus: 'PUBLISHED',
    });
  });

  it('switches versioning on: the next edit is a draft', async () => {
    const page = await makePage({ versioning: false, status: 'PUBLISHED' });
    const on = await test.asEditor<ApiPage>('POST', `/pages/${page.identifier}/versioning`);
    expect(on.body).toMatchObject({ versioning: true, versionStatus: 'PUBLISHED' });
    await save(page, 'concept');
    expect((await test.asVisitor<ApiPage>('GET', `/pages/${page.id}`)).body.overview).toEqual(text('nul'));
  });

  it('gives a new draft the layout of the version it comes from', async () => {
    const page = await makePage({ status: 'PUBLISHED' });
    const layoutSettings = { container: { maxWidth: '900px' } };
    await test.asEditor('PUT', `/admin/page-layout?pageId=${page.id}&versionId=${page.versionId}`, {
      layoutSettings,
    });
    const draft = await save(page, 'concept');
    const copied = await test.asEditor<object>(
      'GET',
      `/admin/page-layout?pageId=${page.id}&versionId=${draft.versionId}`,
    );
    expect(copied.body).toEqual({ settings: { layoutSettings } });
  });
});

describe('selectSnapshotsToDelete', () => {
  it('keeps all snapshots of the last day, and the last one of each older hour', () => {
    const at = (id: string, createdAt: string) => ({ id, createdAt });
    const snapshots = [
      at('a', '2026-01-03T08:05:00.000Z'),
      at('b', '2026-01-03T08:55:00.000Z'),
      at('c', '2026-01-03T09:00:00.000Z'),
      at('d', '2026-01-04T20:00:00.000Z'),
      at('e', '2026-01-04T20:01:00.000Z'),
    ];
    expect(selectSnapshotsToDelete(snapshots, new Date('2026-01-05T12:00:00.000Z'))).toEqual(['a']);
  });
});
