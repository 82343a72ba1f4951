import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { History, HistoryLine } from '#api/endpoints/history.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { beginJournal } from './begin-journal.ts';
import { recordChanges } from './record-changes.ts';

const says = (words: string) => [{ id: 'een', type: 'text', content: { nl: words } }];

describeEachDatabase('the site history', (location) => {
  let test: TestApp;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  let since: string;
  beforeAll(async () => {
    since = new Date(time).toISOString();
    test = await openTestApp(location(), { clock: () => new Date(time) });
  });
  afterAll(() => test.close());

  const later = (ms: number) => {
    time += ms;
  };
  const history = async (query = '') => (await test.asEditor<History>('GET', `/admin/history${query}`)).body;
  const newest = async (page?: string) =>
    (await history(page ? `?page=${page}` : '')).lines[0] as HistoryLine;
  const make = async (identifier: string, body: object = {}) => {
    later(1000);
    const made = {
      identifier,
      title: { nl: `Titel ${identifier}` },
      overview: says('Een'),
      status: 'PUBLISHED',
    };
    return (await test.asOwner<ApiPage>('POST', '/pages', { ...made, ...body })).body;
  };
  const save = (identifier: string, body: object, query = '') => {
    later(1000);
    return test.asEditor<ApiPage>('PUT', `/pages/${identifier}${query}`, body);
  };

  it('starts with one entry for the existing content', async () => {
    const { lines, since: from } = await history();
    expect(from).toBe(since);
    expect(lines.at(-1)).toMatchObject({ began: true, actor: null, at: since, pages: [] });
  });

  it('shows who published what, with the title at that time', async () => {
    const { id } = await make('halte');
    expect(await newest()).toMatchObject({
      actor: 'owner@studio.example',
      at: new Date(time).toISOString(),
      pages: [{ id, identifier: 'halte', title: { nl: 'Titel halte' }, changes: ['published'] }],
      settings: false,
    });
    await save('halte', { title: { nl: 'Anders' }, overview: says('Twee') });
    const before = await newest();
    const { body } = await test.asEditor<ApiPage>('GET', '/pages/halte');
    later(1000);
    await test.asEditor('PUT', `/pages/${id}/versions/${body.draftVersionId}/status`, {
      status: 'PUBLISHED',
    });
    expect(await newest()).toMatchObject({
      actor: 'editor@studio.example',
      pages: [{ title: { nl: 'Anders' }, changes: ['content'] }],
    });
    expect(before.pages[0]?.title).toEqual({ nl: 'Titel halte' });
  });

  it('has no entries for drafts or for saves without visible changes', async () => {
    await make('stil', { status: 'DRAFT' });
    const { id } = await make('luid');
    const count = async () => (await test.storage.db.selectFrom('journal').selectAll().execute()).length;
    const listed = (await history()).lines.length;
    const rows = await count();
    await save('luid', { title: { nl: 'Concept' }, overview: says('Nog niet') });
    await save('stil', { title: { nl: 'Concept' }, overview: says('Nog niet') });
    await save('luid', { showInMenu: true, status: 'PUBLISHED' });
    expect(await count()).toBe(rows);
    // The journal records the position of an invisible page for its child pages, but never shows it.
    await save('stil/parent', { parentId: id });
    expect(await count()).toBe(rows + 1);
    expect((await history()).lines).toHaveLength(listed);
  });

  it('combines several changes of one write into one entry', async () => {
    const [a, b] = [await make('eerste'), await make('tweede')];
    await save('reorder', { parentId: null, pageOrder: [b.id, a.id] });
    const line = await newest();
    expect(line.pageCount).toBeGreaterThan(1);
    expect(line.pages.every(({ changes }) => changes.join() === 'order')).toBe(true);
    expect(line.look).toMatch(/^\/\?at=/);
  });

  it('combines autosaves within a few minutes on a page without versioning', async () => {
    const { id } = await make('levend', { versioning: false });
    const type = (words: string) =>
      save('levend', { title: { nl: 'Levend' }, overview: says(words) }, '?autosave=true');
    const lines = async () => (await history(`?page=${id}`)).lines.length;
    await type('a');
    const first = await lines();
    for (const words of ['ab', 'abc', 'abcd']) await type(words);
    expect(await lines()).toBe(first);
    const past = createSiteViewAt(test.storage.db, new Date(time).toISOString());
    const found = await past.findPublicPage('levend');
    expect(found.type === 'page' && found.page.overview).toEqual(says('abcd'));
    const contents = await test.storage.db
      .selectFrom('journal_contents')
      .select('hash')
      .where('page_id', '=', id)
      .execute();
    expect(contents).toHaveLength(2);
    later(6 * 60_000);
    await type('abcde');
    expect(await lines()).toBe(first + 1);
  });

  it('keeps the entries of a permanently deleted page, but not its title and content', async () => {
    const { id } = await make('voorgoed', { title: { nl: 'Geheim plan' } });
    const seen = new Date(time).toISOString();
    later(1000);
    await test.asOwner('DELETE', '/pages/voorgoed');
    expect((await newest()).pages[0]).toMatchObject({ title: { nl: 'Geheim plan' }, changes: ['deleted'] });
    await test.asOwner('DELETE', `/trash/${id}`);
    const { lines } = await history(`?page=${id}`);
    expect(lines.map(({ pages: [page] }) => [page?.identifier, page?.title, page?.changes])).toEqual([
      ['voorgoed', null, ['deleted']],
      ['voorgoed', null, ['published']],
    ]);
    const rows = JSON.stringify([
      await test.storage.db.selectFrom('journal').selectAll().execute(),
      await test.storage.db.selectFrom('journal_contents').selectAll().execute(),
    ]);
    expect(rows).not.toContain('Geheim plan');
    const past = createSiteViewAt(test.storage.db, seen);
    expect(await past.findPublicPage('voorgoed')).toEqual({ type: 'absent' });
    expect((await past.menuPages()).map(({ path }) => path)).not.toContain('/voorgoed');
  });

  it('locks pages that were protected then or are now, with the current password', async () => {
    await make('open');
    const wasOpen = new Date(time).toISOString();
    later(1000);
    await test.asOwner('PUT', '/pages/open', { requiresLogin: true, loginPassword: 'geheim geheim' });
    expect((await newest()).pages[0]?.changes).toEqual(['protected']);
    const wasLocked = new Date(time).toISOString();
    const past = createSiteViewAt(test.storage.db, wasOpen);
    expect((await past.findPublicPage('open')).type).toBe('locked');
    expect((await past.findPublicPage('open', () => true)).type).toBe('unlocked');
    expect(JSON.stringify([await past.menuPages(), await past.publicPages()])).not.toContain('Titel open');
    later(1000);
    await test.asOwner('PUT', '/pages/open', { requiresLogin: false, loginPassword: null });
    const then = createSiteViewAt(test.storage.db, wasLocked);
    const opens = ({ own, shared }: { own: string | null; shared: object | null }) => Boolean(own ?? shared);
    expect((await then.findPublicPage('open', opens)).type).toBe('locked');
    expect((await createSiteViewAt(test.storage.db, wasOpen).findPublicPage('open')).type).toBe('page');
  });

  it('is paginated without duplicates', async () => {
    const { id } = await make('bladeren');
    for (let n = 0; n < 55; n += 1) await save('bladeren', { hideFromSearchEngines: n % 2 === 0 });
    const first = await history(`?page=${id}`);
    expect(first.lines).toHaveLength(50);
    const second = await history(`?page=${id}&before=${first.next}`);
    expect(second.lines).toHaveLength(6);
    expect(second.next).toBeNull();
    const revisions = [...first.lines, ...second.lines].map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => b - a));
  });

  it('returns a URL for a given moment, and rejects moments before its start', async () => {
    const { id } = await make('terug');
    const at = new Date(time).toISOString();
    const look = await test.asEditor<{ look: string; until: string }>(
      'GET',
      `/admin/history/look?at=${at}&page=${id}`,
    );
    expect(look.body.look).toMatch(/^\/terug\?at=/);
    const [, value = ''] = look.body.look.split('?at=');
    expect(test.deps.moments.open(value)).toMatchObject({ type: 'open', at });
    const early = await test.asEditor<ErrorBody>('GET', '/admin/history/look?at=2020-01-01T00:00:00Z');
    expect([early.status, early.body.issues?.[0]?.message]).toEqual([
      400,
      `The history starts on ${since}. Earlier states of the site are not known.`,
    ]);
    expect((await test.asEditor('GET', '/admin/history/look?at=2099-01-01T00:00:00Z')).status).toBe(400);
    expect((await test.asVisitor('GET', '/admin/history')).status).toBe(401);
  });

  it('records only the actual change after the content of a page was damaged', async () => {
    const { id, versionId } = await make('stuk');
    await test.storage.db
      .updateTable('versions')
      .set({ overview: '{broken' })
      .where('id', '=', versionId ?? '')
      .execute();
    later(1000);
    const gap = { layoutSettings: { container: { gap: '3rem' } } };
    expect((await test.asEditor('PUT', `/admin/page-layout?pageId=${id}`, gap)).status).toBe(200);
    expect((await newest(id)).pages[0]?.changes).toEqual(['layout']);
  });
});

describeEachDatabase('two servers', (location) => {
  it('write one site history in order, even if their clocks differ', async () => {
    const one = await openTestApp(location(), { clock: () => new Date('2026-03-01T10:00:00Z') });
    const slow = openDatabase(location(), {
      clock: () => new Date('2026-03-01T09:00:00Z'),
      witness: recordChanges,
    });
    try {
      await beginJournal(slow);
      const make = (identifier: string) =>
        one.asOwner('POST', '/pages', { identifier, title: identifier, overview: [], status: 'PUBLISHED' });
      await make('samen');
      await Promise.all([
        ...['a', 'b', 'c'].map((name) => make(`naast-${name}`)),
        ...[1, 2, 3].map((n) =>
          slow.write('b@studio.example', async (scope) => {
            await scope.db
              .updateTable('pages')
              .set((page) => ({
                show_in_menu: n % 2 === 0,
                visibility_revision: page('visibility_revision', '+', 1),
              }))
              .where('identifier', '=', 'samen')
              .execute();
            scope.changesSite();
            scope.record('site/seed', 'samen');
          }),
        ),
      ]);
      const lines = await one.storage.db
        .selectFrom('journal')
        .select(['revision', 'at', 'target'])
        .orderBy('revision')
        .execute();
      const moments = lines.map(({ at }) => at);
      expect(moments).toEqual([...moments].sort());
      expect(new Set(lines.map(({ target }) => target)).size).toBe(5);
      expect(lines.filter(({ target }) => target === 'site')).toHaveLength(1);
    } finally {
      await slow.close();
      await one.close();
    }
  });
});

describe('before the site history starts', () => {
  it('writes are not recorded, and the start adds a single entry', async () => {
    const storage = openDatabase({ kind: 'sqlite', file: ':memory:' }, { witness: recordChanges });
    await storage.migrate();
    await storage.write(null, async (scope) => {
      scope.changesSite();
      scope.record('site/seed', 'site');
    });
    expect(await storage.db.selectFrom('journal').selectAll().execute()).toEqual([]);
    await beginJournal(storage);
    await beginJournal(storage);
    expect(await storage.db.selectFrom('journal').select('changes').execute()).toEqual([
      { changes: 'began' },
    ]);
    await storage.close();
  });
});
