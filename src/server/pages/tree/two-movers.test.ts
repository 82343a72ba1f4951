import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageInList } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { createPageTreeHelpers, type MoveResponse } from '../../../../tests/support/page-tree-helpers.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describeEachDatabase('simultaneous moves by two users', (location) => {
  let test: TestApp;
  const pages = createPageTreeHelpers(() => test);
  const { make, move, undo, tree } = pages;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  const theirs = (names: readonly string[], parent: string | null, before?: string) =>
    move(names, parent, before, test.asOwner);
  const listed = async () => (await test.asEditor<PageInList[]>('GET', '/pages')).body;
  /** Every page once, and no order number twice among siblings. */
  const expectSound = async (names: readonly string[]) => {
    const all = await listed();
    expect(all.map(({ identifier }) => identifier).sort()).toEqual([...names].sort());
    const places = all.map(({ parentId, sortOrder }) => `${parentId} ${sortOrder}`);
    expect(new Set(places).size).toBe(places.length);
  };
  /** Last moves as the list had them: a client sends what it saw. */
  const seen = async (...names: readonly string[]) =>
    Object.fromEntries(
      (await listed())
        .filter(({ identifier }) => names.includes(identifier))
        .map(({ id, lastMove }) => [id, lastMove ?? null]),
    );

  const names = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('both succeed, and can be undone independently', async () => {
    for (let round = 0; round < 5; round += 1) {
      await pages.begin(...names);
      const [mine, hers] = await Promise.all([move(['b'], null, 'f'), theirs(['e'], null, 'a')]);
      expect([mine.status, hers.status]).toEqual([200, 200]);
      expect(await tree()).toBe('e a c d b f');
      await expectSound(names);
      expect((await undo(mine.body.undo)).status).toBe(200);
      expect(await tree()).toBe('e a b c d f');
      expect((await undo(hers.body.undo)).status).toBe(200);
      expect(await tree()).toBe('a b c d e f');
      await expectSound(names);
    }
  });

  it('place all their pages below the same target parent', async () => {
    await pages.begin(...names);
    await Promise.all([move(['a', 'b'], 'f'), theirs(['c', 'd'], 'f'), theirs(['e'], 'f')]);
    await expectSound(names);
    const [node] = await pages.hierarchy();
    expect(node?.children.map(({ identifier }) => identifier).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    // Pages moved by one person are neighbours.
    expect(await tree()).toMatch(/a b/);
    expect(await tree()).toMatch(/c d/);
  });

  it('reject one of two moves that would form a loop', async () => {
    await pages.begin(...names);
    const answers = await Promise.all([move(['a'], 'b'), theirs(['b'], 'a')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expectSound(names);
  });

  it('leave no page without a parent when the parent is deleted simultaneously', async () => {
    for (let round = 0; round < 5; round += 1) {
      await pages.begin(...names);
      const [moved, deleted] = await Promise.all([
        move(['a'], 'f'),
        test.asOwner<object>('DELETE', '/pages/f'),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([moved.status, deleted.status]);
      await expectSound(moved.status === 200 ? names : names.slice(0, -1));
    }
  });

  describe('of the same page', () => {
    it('reject the second move, and say where the page is now', async () => {
      await pages.begin(...names);
      const lastMoves = await seen('b');
      const send = (as: TestApp['asOwner'], parentId: string | null) =>
        as<MoveResponse>('POST', '/tree/move', { pages: ['b'], parentId, lastMoves });
      const answers = await Promise.all([send(test.asEditor, 'e'), send(test.asOwner, 'f')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const late = answers.find(({ status }) => status === 412);
      expect(late?.body).toMatchObject({
        code: 'tree/stale',
        message: expect.stringMatching(
          /^"b" was moved in the meantime and is now under "[ef]"\. Check it there, then move it\.$/,
        ),
      });
      await expectSound(names);
    });

    it('accept a further move based on the response to the first', async () => {
      await pages.begin(...names);
      const [id = '', known] = Object.entries(await seen('b'))[0] ?? [];
      const first = await test.asEditor<{ lastMove: string }>('POST', '/tree/move', {
        pages: [id],
        parentId: null,
        lastMoves: { [id]: known },
      });
      const again = (lastMove: string) =>
        test.asEditor('POST', '/tree/move', { pages: [id], parentId: 'a', lastMoves: { [id]: lastMove } });
      expect((await again(first.body.lastMove)).status).toBe(200);
      expect((await again(first.body.lastMove)).status).toBe(412);
    });

    it('do not count a shift for a neighbour as a move', async () => {
      await pages.begin(...names);
      const lastMoves = await seen('b');
      await theirs(['a'], null, 'c');
      const late = await test.asEditor('POST', '/tree/move', { pages: ['b'], parentId: null, lastMoves });
      expect(late.status).toBe(200);
    });
  });

  it('do not reveal the last move of a page to visitors', async () => {
    await pages.begin(...names);
    await move(['b'], null);
    await make('z');
    const { body } = await test.asVisitor<PageInList[]>('GET', '/pages');
    expect(body.some((page) => 'lastMove' in page)).toBe(false);
  });
});
