import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DryRun } from '#api/dry-run.ts';
import type { MovedPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { scaleRepeats } from '../../../../tests/support/long-run.ts';
import { createPageTreeHelpers } from '../../../../tests/support/page-tree-helpers.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describeEachDatabase('moving pages in the tree', (location) => {
  let test: TestApp;
  const pages = createPageTreeHelpers(() => test);
  const { make, move, undo, tree } = pages;
  const state = () => pages.state();
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  beforeEach(() => pages.begin());
  afterAll(() => test.close());

  it('puts a page before another page, last, or below a parent', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await make(name);
    await move(['d'], null, 'b');
    expect(await tree()).toBe('a d b c');
    await move(['a'], null);
    expect(await tree()).toBe('d b c a');
    await move(['c', 'd'], 'a');
    expect(await tree()).toBe('b a(c d)');
    await move(['b'], 'a', 'd');
    expect(await tree()).toBe('a(c b d)');
  });

  it('works among pages with the same sort order', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await make(name);
    await test.storage.db.updateTable('pages').set({ sort_order: 3 }).execute();
    const before = await tree();
    await move(['d'], null, before.split(' ')[1]);
    const [first, ...rest] = before.split(' ').filter((name) => name !== 'd');
    expect(await tree()).toBe([first, 'd', ...rest].join(' '));
  });

  it('moves all pages or none, and explains why not', async () => {
    for (const name of ['main', 'a', 'b', 'c']) await make(name);
    await make('kind', { parentIdentifier: 'b' });
    const refusals: [string[], string | null, number, RegExp][] = [
      [['a', 'main'], 'c', 409, /The site needs this page where it is/],
      [['a', 'b'], 'c', 400, /has child pages/],
      [['a', 'c'], 'c', 400, /its own parent/],
      [['a'], 'kind', 400, /has a parent page itself/],
      [['a', 'a'], 'b', 400, /in the list twice/],
      [['nergens'], 'b', 404, /not found/],
    ];
    const before = await state();
    for (const [pages, parentId, status, message] of refusals) {
      const refused = await move(pages, parentId);
      expect(refused.status).toBe(status);
      expect(refused.body.message).toMatch(message);
    }
    expect(await state()).toEqual(before);
  });

  it('is rejected if the page to move before is no longer there', async () => {
    for (const name of ['a', 'b', 'c']) await make(name);
    await move(['b'], 'c');
    const late = await move(['a'], null, 'b');
    expect(late).toMatchObject({ status: 412, body: { code: 'tree/stale' } });
  });

  describe('undo', () => {
    it('removes the redirects of the move and restores the earlier ones', async () => {
      for (const name of ['a', 'b', 'c']) await make(name);
      await test.asEditor('PUT', '/redirects/vroeger', { toPath: '/b' });
      const before = await state();
      const moved = await move(['b', 'c'], 'a');
      expect(moved.body.redirects).toHaveLength(3);
      expect(moved.body.redirects).toEqual(
        expect.arrayContaining([
          { from: '/b', to: '/a/b' },
          { from: '/vroeger', to: '/a/b' },
          { from: '/c', to: '/a/c' },
        ]),
      );
      expect(await state()).not.toEqual(before);
      expect((await undo(moved.body.undo)).status).toBe(200);
      expect(await state()).toEqual(before);
    });

    it('reverts a new identifier of a page with child pages too', async () => {
      await make('ouder');
      await make('kind', { parentIdentifier: 'ouder' });
      const before = await state();
      const renamed = await test.asEditor<MovedPage>('PUT', '/pages/ouder/identifier', {
        identifier: 'familie',
      });
      expect((await undo(renamed.body.undo)).status).toBe(200);
      expect(await state()).toEqual(before);
    });

    it('is rejected once a page has moved on, a redirect has changed, or the identifier is taken', async () => {
      for (const name of ['a', 'b', 'c']) await make(name);
      const first = await move(['b'], 'a');
      await move(['b'], 'c');
      expect(await undo(first.body.undo)).toMatchObject({ status: 412, body: { code: 'tree/stale' } });
      const second = await move(['b'], null);
      await test.asEditor('PUT', '/redirects/c/b', { toPath: '/a' });
      expect((await undo(second.body.undo)).status).toBe(412);
      const renamed = await test.asEditor<MovedPage>('PUT', '/pages/a/identifier', { identifier: 'z' });
      await make('a', { status: 'DRAFT' });
      expect(await undo(renamed.body.undo)).toMatchObject({ status: 409 });
    });

    it('rejects tokens that the server did not issue', async () => {
      await make('a');
      await make('b');
      const { body } = await move(['b'], 'a');
      for (const token of ['', 'x.y', body.undo.slice(2), `${body.undo}A`.replace(/^./, 'f')])
        expect((await undo(token)).status).toBe(400);
    });

    it('restores the tree after any moves that are undone in reverse order', async () => {
      const names = ['a', 'b', 'c', 'd', 'e'];
      const anyMove = fc.record({
        pages: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
        parent: fc.option(fc.constantFrom(...names)),
        before: fc.option(fc.constantFrom(...names)),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(anyMove, { minLength: 1, maxLength: 5 }), async (moves) => {
          await pages.begin(...names);
          const start = await state();
          const done: string[] = [];
          for (const { pages, parent, before } of moves) {
            const moved = await move(pages, parent, before ?? undefined);
            if (moved.status === 200) done.push(moved.body.undo);
          }
          for (const token of done.toReversed()) expect((await undo(token)).status).toBe(200);
          expect(await state()).toEqual(start);
        }),
        { numRuns: scaleRepeats(25, 3) },
      );
    });
  });

  it('lists in a dry run the links to the old URL, in live pages and drafts', async () => {
    for (const name of ['a', 'b']) await make(name);
    const { id } = await make('wijst', {
      title: { nl: 'Wijst' },
      overview: [
        { id: 't1', type: 'text', content: { nl: 'Lees [dit](/en/b#deel) en [dat](/bb).', en: '' } },
        { id: 'h1', type: 'heroImage', src: '/x.png', link: 'http://localhost:3000/b?x=1' },
      ],
    });
    const draft = await make('concept', {
      status: 'DRAFT',
      overview: [{ id: 't2', type: 'text', content: 'Een [link](/b)' }],
    });
    const { body } = await test.asEditor<DryRun<object>>('POST', '/tree/move?dry-run', {
      pages: ['b'],
      parentId: 'a',
    });
    expect(body.changes.links).toEqual([
      {
        pageId: id,
        kind: 'page',
        title: { nl: 'Wijst' },
        block: 'Text',
        blockId: 't1',
        path: '/b',
        isLive: true,
      },
      {
        pageId: id,
        kind: 'page',
        title: { nl: 'Wijst' },
        block: 'Hero image',
        blockId: 'h1',
        path: '/b',
        isLive: true,
      },
      {
        pageId: draft.id,
        kind: 'page',
        title: 'concept',
        block: 'Text',
        blockId: 't2',
        path: '/b',
        isLive: false,
      },
    ]);
  });
});
