import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { AuditEntry, listAudit } from '#api/endpoints/audit.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { readDatabaseState } from '../../../tests/support/database-state.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describeEachDatabase('the activity log', (location) => {
  let test: TestApp;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  const clock = () => {
    time += 1000;
    return new Date(time);
  };
  beforeAll(async () => {
    test = await openTestApp(location(), { clock });
  });
  afterAll(() => test.close());

  type Log = AnswerOf<typeof listAudit>;
  const log = async (query = '') => (await test.asOwner<Log>('GET', `/admin/audit${query}`)).body;
  const newest = async (query = '') => (await log(query)).entries[0] as AuditEntry;
  const undo = (id: string) => test.asOwner<ErrorBody>('POST', `/admin/audit/${id}/undo`);
  const make = async (identifier: string, body: object = {}) => {
    const made = {
      identifier,
      title: { nl: `Titel ${identifier}` },
      overview: [],
      status: 'PUBLISHED',
      ...body,
    };
    return (await test.asOwner<ApiPage>('POST', '/pages', made)).body;
  };
  const page = async (id: string) => (await test.asOwner<ApiPage>('GET', `/pages/${id}`)).body;

  it('shows owners which member changed which page, and rejects everyone else', async () => {
    const { id } = await make('verteld');
    await test.asEditor('PUT', `/pages/${id}`, { status: 'HIDDEN' });
    expect(await newest()).toMatchObject({
      actor: 'editor@studio.example',
      action: 'page/save',
      target: id,
      page: { identifier: 'verteld', title: { nl: 'Titel verteld' } },
      canUndo: true,
      undone: null,
    });
    expect((await test.asEditor('GET', '/admin/audit')).status).toBe(403);
    expect((await test.asVisitor('GET', '/admin/audit')).status).toBe(401);
    expect((await test.asEditor('POST', `/admin/audit/${(await newest()).id}/undo`)).status).toBe(403);
  });

  it('filters by member, subject and page, and paginates without duplicates', async () => {
    const { id } = await make('gefilterd');
    for (let round = 0; round < 60; round += 1) {
      await test.asEditor('PUT', `/pages/${id}`, { showInMenu: round % 2 === 0 });
    }
    const seen: AuditEntry[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const part: Log = await log(`?target=${id}${next && `&before=${encodeURIComponent(next)}`}`);
      expect(part.entries.length).toBeLessThanOrEqual(50);
      seen.push(...part.entries);
      next = part.next;
    }
    expect(seen).toHaveLength(61);
    expect(new Set(seen.map((entry) => entry.id)).size).toBe(61);
    expect(
      (await log('?actor=editor@studio.example')).entries.every(
        ({ actor }) => actor === 'editor@studio.example',
      ),
    ).toBe(true);
    expect((await log('?actor=site')).entries.every(({ actor }) => actor === null)).toBe(true);
    expect(
      (await log('?subject=redirects')).entries.every(({ action }) => action.startsWith('redirect/')),
    ).toBe(true);
    expect((await test.asOwner('GET', '/admin/audit?before=zomaar')).status).toBe(400);
  });

  it('contains no passwords and cannot undo password changes', async () => {
    const { id } = await make('geheim');
    await test.asOwner('PUT', `/pages/${id}`, { requiresLogin: true, loginPassword: 'stil papier' });
    await test.asOwner('POST', '/admin/password-access', { id: 'klant', password: 'luid papier' });
    const entry = await newest(`?target=${id}`);
    expect([entry.canUndo, (await newest('?target=klant')).canUndo]).toEqual([false, false]);
    const stored = JSON.stringify(await test.storage.db.selectFrom('audit').selectAll().execute());
    for (const secret of ['stil papier', 'luid papier']) expect(stored).not.toContain(secret);
    expect(await undo(entry.id)).toMatchObject({ status: 409, body: { code: 'audit/no-undo' } });
  });

  it('undoes a change of visibility, and then the undo', async () => {
    const { id } = await make('zichtbaar');
    await test.asEditor('PUT', `/pages/${id}`, { status: 'HIDDEN', redirectUrl: '/contact' });
    const hiding = await newest(`?target=${id}`);
    expect((await undo(hiding.id)).status).toBe(200);
    expect(await page(id)).toMatchObject({ status: 'PUBLISHED', redirectUrl: null });
    expect(await findEntry(hiding.id, id)).toMatchObject({
      canUndo: false,
      undone: { by: 'owner@studio.example' },
    });
    expect(await undo(hiding.id)).toMatchObject({ status: 409, body: { code: 'audit/undone' } });
    const takingBack = await newest(`?target=${id}`);
    expect([takingBack.id === hiding.id, (await undo(takingBack.id)).status]).toEqual([false, 200]);
    expect(await page(id)).toMatchObject({ status: 'HIDDEN', redirectUrl: '/contact' });
  });

  async function findEntry(entryId: string, target: string): Promise<AuditEntry | undefined> {
    return (await log(`?target=${target}`)).entries.find(({ id }) => id === entryId);
  }

  it('rejects undoing an entry after a later change, and changes nothing', async () => {
    const { id } = await make('verder');
    await test.asEditor('PUT', `/pages/${id}`, { status: 'HIDDEN' });
    const hiding = await newest(`?target=${id}`);
    await test.asEditor('PUT', `/pages/${id}`, { redirectUrl: '/contact' });
    const before = await readDatabaseState(test.storage);
    expect(await undo(hiding.id)).toMatchObject({ status: 409, body: { code: 'audit/changed' } });
    expect(await readDatabaseState(test.storage)).toEqual(before);
  });

  it('marks a move as undone after an editor undoes it in the page tree', async () => {
    const { id } = await make('verplaatst');
    await make('bovenaan');
    const to = { pages: [id], parentId: 'bovenaan' };
    const moved = await test.asEditor<{ undo: string }>('POST', '/tree/move', to);
    const back = () => test.asEditor<ErrorBody>('POST', '/tree/undo', { undo: moved.body.undo });
    expect((await back()).status).toBe(200);
    expect(await findEntry(moved.body.undo, id)).toMatchObject({
      action: 'page/move',
      canUndo: false,
      undone: { by: 'editor@studio.example' },
    });
    expect(await back()).toMatchObject({ status: 412, body: { code: 'tree/stale' } });
    const other = { undo: (await newest('?subject=pages')).id };
    expect(await test.asEditor('POST', '/tree/undo', other)).toMatchObject({ status: 400 });
  });

  it('undoes moves, new orders and new slugs, and removes their redirects', async () => {
    const [one, two] = [await make('eerste'), await make('tweede')];
    await test.asOwner('PUT', `/pages/${two.id}/parent`, { parentId: one.id });
    expect((await undo((await newest(`?target=${two.id}&subject=pages`)).id)).status).toBe(200);
    expect((await page(two.id)).parentIdentifier ?? null).toBeNull();
    await test.asOwner('PUT', `/pages/${one.id}/identifier`, { identifier: 'hernoemd' });
    const renamed = (await log(`?target=${one.id}`)).entries.find(({ action }) => action === 'page/rename');
    expect((await undo(renamed?.id ?? '')).status).toBe(200);
    expect((await page(one.id)).identifier).toBe('eerste');
    expect((await test.asOwner<{ fromPath: string }[]>('GET', '/redirects')).body).toEqual([]);
    const order = async () =>
      (
        await test.storage.db
          .selectFrom('pages')
          .select('identifier')
          .where('parent_id', 'is', null)
          .where('deleted_at', 'is', null)
          .orderBy('sort_order')
          .execute()
      ).map((row) => row.identifier);
    const before = await order();
    await test.asOwner('PUT', '/pages/reorder', { parentId: null, pageOrder: before.toReversed() });
    expect((await undo((await newest('?subject=pages')).id)).status).toBe(200);
    expect(await order()).toEqual(before);
  });

  it('undoes changes to redirects and settings, and deletions', async () => {
    await test.asOwner('PUT', '/redirects/oud', { toPath: '/nieuw', reason: 'test' });
    await test.asOwner('PUT', '/redirects/oud', { toPath: '/nieuwer', reason: 'test' });
    const rule = async () =>
      (await test.asOwner<{ fromPath: string; toPath: string }[]>('GET', '/redirects')).body.find(
        ({ fromPath }) => fromPath === '/oud',
      )?.toPath;
    const second = await newest('?subject=redirects');
    expect([await rule(), (await undo(second.id)).status, await rule()]).toEqual(['/nieuwer', 200, '/nieuw']);

    await test.asOwner('PUT', '/admin/settings', { studioName: 'Eerst' });
    await test.asOwner('PUT', '/admin/settings', { studioName: 'Daarna', startYear: 2001 });
    expect((await undo((await newest('?subject=settings')).id)).status).toBe(200);
    const { body } = await test.asOwner<{ studioName: string; startYear: number }>('GET', '/admin/settings');
    expect([body.studioName, body.startYear === 2001]).toEqual(['Eerst', false]);

    const { id } = await make('verdwenen');
    await test.asEditor('DELETE', `/pages/${id}`);
    expect((await undo((await newest('?subject=trash')).id)).status).toBe(200);
    expect((await page(id)).identifier).toBe('verdwenen');
  });

  it('does not restore a page that was deleted again', async () => {
    const { id } = await make('nog-eens-weg');
    await test.asEditor('DELETE', `/pages/${id}`);
    const first = await newest('?subject=trash');
    await test.asOwner('POST', `/trash/${id}/restore`);
    await test.asEditor('DELETE', `/pages/${id}`);
    expect(await undo(first.id)).toMatchObject({ status: 409, body: { code: 'audit/changed' } });
    expect((await test.asOwner('GET', `/pages/${id}`)).status).toBe(404);
  });

  it('undoes an entry only once when two requests arrive simultaneously', async () => {
    const { id } = await make('samen');
    await test.asEditor('PUT', `/pages/${id}`, { status: 'HIDDEN' });
    const entry = await newest(`?target=${id}`);
    const answers = await Promise.all([undo(entry.id), undo(entry.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await page(id)).status).toBe('PUBLISHED');
  });

  it('returns 404 for an unknown entry', async () => {
    expect(await undo('nergens')).toMatchObject({ status: 404, body: { code: 'audit/not-found' } });
  });
});
