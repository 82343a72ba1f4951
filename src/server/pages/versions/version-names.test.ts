import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { maxNamedVersions } from '#server/pages/content/save-content.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ApiVersion } from './versions.service.ts';

const text = (content: string) => [{ id: 'a', type: 'text', content }];
const hourMs = 60 * 60 * 1000;

describeEachDatabase('names of versions', (location) => {
  let test: TestApp;
  let now = Date.parse('2026-01-05T09:00:00.000Z');
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(now) });
  });
  afterAll(() => test.close());

  async function make(body = {}): Promise<ApiPage> {
    count += 1;
    const page = { identifier: `naam-${count}`, title: 'Naam', overview: text('nul'), ...body };
    return (await test.asEditor<ApiPage>('POST', '/pages', page)).body;
  }
  const save = (page: ApiPage, content: string, query = '') =>
    test.asEditor<ApiPage & ErrorBody>('PUT', `/pages/${page.id}${query}`, { overview: text(content) });
  const list = async (page: ApiPage) =>
    (await test.asEditor<ApiVersion[]>('GET', `/pages/${page.id}/versions`)).body;
  const named = async (page: ApiPage) => (await list(page)).filter(({ name }) => name !== null);
  const read = async (page: ApiPage, version: string | undefined) =>
    (await test.asEditor<ApiPage>('GET', `/pages/${page.id}?version=${version}`)).body.overview;
  const name = (page: ApiPage, version: string | null, called: string | null, headers = {}) =>
    test.asEditor<ApiVersion & ErrorBody>(
      'PUT',
      `/pages/${page.id}/versions/${version}/name`,
      { name: called },
      headers,
    );

  it('are given to a copy of the current draft, and stay with the copy', async () => {
    const page = await make();
    const { status, body } = await name(page, page.draftVersionId, '  Voor de klant ');
    expect([status, body.name, body.status]).toEqual([200, 'Voor de klant', 'ARCHIVED']);
    expect(body.id).not.toBe(page.draftVersionId);
    await save(page, 'een');
    expect(await read(page, body.id)).toEqual(text('nul'));
    expect((await named(page)).map(({ id }) => id)).toEqual([body.id]);
  });

  it('are given to an archived version, changed and removed', async () => {
    const page = await make();
    await save(page, 'een');
    const kept = (await list(page)).find(({ status }) => status === 'ARCHIVED')?.id ?? '';
    expect((await name(page, kept, 'Eerste')).body).toMatchObject({ id: kept, name: 'Eerste' });
    expect((await name(page, kept, 'Allereerste')).body.name).toBe('Allereerste');
    expect((await name(page, kept, null)).body.name).toBeNull();
    expect(await named(page)).toEqual([]);
  });

  it('stay with a version that becomes a draft again and is edited', async () => {
    const page = await make({ status: 'PUBLISHED' });
    await name(page, page.currentVersionId, 'Zoals het stond');
    await test.asEditor('PUT', `/pages/${page.id}/versions/${page.currentVersionId}/status`, {
      status: 'DRAFT',
    });
    await save(page, 'anders', '?autosave=true');
    const [one, ...others] = await named(page);
    expect([one?.name, others]).toEqual(['Zoals het stond', []]);
    expect(await read(page, one?.id)).toEqual(text('nul'));
  });

  it('protect old automatic snapshots from deletion', async () => {
    const page = await make();
    for (const content of ['1', '2', '3', '4']) {
      now += 10 * 60 * 1000;
      await save(page, content, '?autosave=true');
    }
    const snapshots = (await list(page)).filter(({ reason }) => reason === 'automatic');
    expect(snapshots).toHaveLength(4);
    for (const { id } of snapshots.slice(0, 3)) await name(page, id, `Bewaard ${id.slice(0, 4)}`);
    now += 48 * hourMs;
    await save(page, '5', '?autosave=true');
    now += 2 * hourMs;
    await save(page, '6', '?autosave=true');
    const left = new Set((await list(page)).map(({ id }) => id));
    expect(snapshots.slice(0, 3).every(({ id }) => left.has(id))).toBe(true);
  });

  it('can be given by a save to the state that it replaces', async () => {
    const page = await make();
    await save(page, 'van Sara');
    const saved = await save(
      page,
      'van mij',
      `?keepAs=${encodeURIComponent('Sara’s version')}&autosave=true`,
    );
    expect(saved.status).toBe(200);
    const [kept, ...others] = await named(page);
    expect([kept?.name, kept?.reason, others]).toEqual(['Sara’s version', 'save', []]);
    expect(await read(page, kept?.id)).toEqual(text('van Sara'));
  });

  it('can be given by a save to the live version', async () => {
    const page = await make({ status: 'PUBLISHED' });
    await save(page, 'van mij', '?keepAs=Live');
    expect(await named(page)).toMatchObject([
      { id: page.currentVersionId, name: 'Live', status: 'PUBLISHED' },
    ]);
  });

  it('are limited in number, but never block a save', async () => {
    const page = await make();
    for (let index = 0; index < maxNamedVersions; index += 1)
      await name(page, page.draftVersionId, `Naam ${index}`);
    const refused = await name(page, page.draftVersionId, 'Een te veel');
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'name']);
    expect((await save(page, 'van mij', '?keepAs=Nog+een')).status).toBe(200);
    expect(await named(page)).toHaveLength(maxNamedVersions);
    const [one] = await named(page);
    expect((await name(page, one?.id ?? '', 'Anders')).status).toBe(200);
  });

  it.each([
    ['an empty name', '   ', 400],
    ['a name too long', 'n'.repeat(101), 400],
  ])('reject %s', async (_what, called, status) => {
    const page = await make();
    expect((await name(page, page.draftVersionId, called)).status).toBe(status);
  });

  it('cannot be given to a missing version, with an outdated revision, or by visitors', async () => {
    const page = await make();
    expect((await name(page, 'nergens', 'Naam')).status).toBe(404);
    const stale = { 'if-match': '"content-99.visibility-1.place-1"' };
    expect((await name(page, page.draftVersionId, 'Naam', stale)).status).toBe(412);
    expect((await test.asVisitor('PUT', `/pages/${page.id}/versions/x/name`, { name: 'x' })).status).toBe(
      401,
    );
  });
});
