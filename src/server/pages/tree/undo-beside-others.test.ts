import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MovedPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { scaleRepeats } from '../../../../tests/support/long-run.ts';
import { createPageTreeHelpers } from '../../../../tests/support/page-tree-helpers.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

describeEachDatabase('undoing a move after changes by another user', (location) => {
  let test: TestApp;
  const pages = createPageTreeHelpers(() => test);
  const { make, move, undo, remove, tree } = pages;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  /** Another user's move. */
  const theirs = (names: readonly string[], parent: string | null, before?: string) =>
    move(names, parent, before, test.asOwner);
  const rename = (name: string, identifier: string) =>
    test.asEditor<MovedPage>('PUT', `/pages/${name}/identifier`, { identifier });

  describe('among its old neighbours', () => {
    const cases: [string, () => Promise<unknown>, string][] = [
      ['whatever stands there now', () => theirs(['f'], null, 'd'), 'a b c f d e'],
      ['when the one behind it has moved below another one', () => theirs(['d'], 'e'), 'a b c e(d) f'],
      ['when the one behind it is in the trash', () => remove('d'), 'a b c e f'],
      ['when the one before it is', () => remove('b'), 'a c d e f'],
      ['when those before it are', async () => [await remove('a'), await remove('b')], 'c d e f'],
      ['when one of them has moved away from there', () => theirs(['b'], null), 'a c d e f b'],
      [
        'before the nearest behind it, when others have come first',
        async () => [await remove('a'), await remove('b'), await make('z'), await theirs(['z'], null, 'd')],
        'z c d e f',
      ],
    ];
    it.each(cases)('puts the page back %s', async (_when, meanwhile, expected) => {
      await pages.begin('a', 'b', 'c', 'd', 'e', 'f');
      const { body } = await move(['c'], 'e');
      await meanwhile();
      expect((await undo(body.undo)).status).toBe(200);
      expect(await tree()).toBe(expected);
    });

    it('puts the page back last if no neighbour is left', async () => {
      await pages.begin('a', 'b');
      for (const name of ['k', 'l']) await make(name, { parentIdentifier: 'a' });
      const { body } = await move(['k'], 'b');
      await remove('l');
      for (const name of ['y', 'z']) await make(name, { parentIdentifier: 'a' });
      await undo(body.undo);
      expect(await tree()).toBe('a(y z k) b');
    });

    it('puts the page back within the same parent too', async () => {
      await pages.begin('a', 'b', 'c', 'd', 'e');
      const { body } = await move(['b'], null);
      await theirs(['d'], null, 'a');
      await undo(body.undo);
      expect(await tree()).toBe('d a b c e');
    });
  });

  it('puts back all pages that moved together, each below its own parent', async () => {
    await pages.begin('a', 'b', 'c', 'd', 'e', 'f');
    for (const name of ['k', 'l', 'm']) await make(name, { parentIdentifier: 'a' });
    const { body } = await move(['l', 'c', 'd'], 'e');
    await make('n', { parentIdentifier: 'a' });
    await theirs(['n'], 'a', 'k');
    await theirs(['b'], null);
    expect(await tree()).toBe('a(n k m) e(l c d) f b');
    await undo(body.undo);
    expect(await tree()).toBe('a(n k l m) c d e f b');
  });

  it('is rejected for a page that another user has moved since', async () => {
    await pages.begin('a', 'b', 'c', 'd');
    const { body } = await move(['b'], null);
    await theirs(['b'], null, 'a');
    const before = await pages.state();
    const late = await undo(body.undo);
    expect(late).toMatchObject({ status: 412, body: { code: 'tree/stale' } });
    expect(late.body.message).toBe(
      '"b" was moved again and is now at the top level. Nothing was undone; move it from there.',
    );
    expect(await pages.state()).toEqual(before);
    await theirs(['b'], 'c');
    expect((await undo(body.undo)).body.message).toMatch(/is now under "c"/);
  });

  it('is possible after neighbours have shifted the page', async () => {
    await pages.begin('a', 'b', 'c', 'd');
    const { body } = await move(['b'], null);
    await theirs(['a'], null, 'b');
    await theirs(['d'], null, 'b');
    expect(await tree()).toBe('c a d b');
    expect((await undo(body.undo)).status).toBe(200);
    expect(await tree()).toBe('c a b d');
  });

  it('is rejected when repeated, but the earlier move can then be undone', async () => {
    await pages.begin('a', 'b', 'c');
    const first = await move(['a'], null);
    const second = await move(['a'], null, 'c');
    expect((await undo(second.body.undo)).status).toBe(200);
    expect((await undo(second.body.undo)).body.message).toBe('This has already been undone.');
    expect((await undo(first.body.undo)).status).toBe(200);
    expect(await tree()).toBe('a b c');
  });

  it('is rejected only for pages that the order of another user names', async () => {
    await pages.begin('a', 'b', 'c', 'd');
    const { body } = await move(['b'], null);
    await test.asOwner('PUT', '/pages/reorder', { parentId: null, pageOrder: ['d', 'a', 'c'] });
    expect((await undo(body.undo)).status).toBe(200);
    expect(await tree()).toBe('d a b c');
    const again = await move(['b'], null, 'd');
    await test.asOwner('PUT', '/pages/reorder', { parentId: null, pageOrder: ['c', 'b'] });
    expect((await undo(again.body.undo)).status).toBe(412);
  });

  it('explains that the parent is in the trash or deleted, and what to do', async () => {
    await pages.begin('a', 'b');
    const above = await make('boven');
    await make('onder', { parentIdentifier: 'boven' });
    const { body } = await move(['onder'], null);
    await remove('boven');
    const inTrash = await undo(body.undo);
    expect(inTrash).toMatchObject({ status: 412, body: { code: 'tree/stale' } });
    expect(inTrash.body.message).toBe(
      '"boven", the parent of "onder", is in the trash. Restore it and then undo this, or move "onder" elsewhere.',
    );
    await test.asOwner('POST', `/trash/${above.id}/restore`);
    expect((await undo(body.undo)).status).toBe(200);
    expect(await tree()).toContain('boven(onder)');

    const again = await move(['onder'], null);
    await remove('boven');
    await test.asOwner('DELETE', `/trash/${above.id}`);
    expect((await undo(again.body.undo)).body.message).toBe(
      '"boven", the parent of "onder", was deleted permanently. Move "onder" to another place.',
    );
  });

  it('explains that the parent cannot have child pages, or that the page has some itself', async () => {
    await pages.begin('a', 'b', 'c');
    await make('k', { parentIdentifier: 'a' });
    const { body } = await move(['k'], null);
    await theirs(['a'], 'b');
    expect((await undo(body.undo)).body.message).toBe(
      '"k" cannot go back under "a": "a" has a parent page itself, so it cannot have child pages.',
    );
    await theirs(['a'], null);
    await theirs(['c'], 'k');
    expect((await undo(body.undo)).body.message).toBe(
      '"k" cannot go back under "a": This page has child pages, so it cannot have a parent page.',
    );
  });

  it('explains that the page itself is in the trash, deleted or renamed', async () => {
    await pages.begin('a', 'b');
    const { id } = await make('c');
    const { body } = await move(['c'], 'a');
    await rename('c', 'cc');
    expect((await undo(body.undo)).body.message).toMatch(/^"c" is now called "cc"/);
    await rename('cc', 'c');
    await remove('c');
    expect((await undo(body.undo)).body.message).toMatch(/^"c" is in the trash\. Restore it/);
    await test.asOwner('DELETE', `/trash/${id}`);
    expect((await undo(body.undo)).body.message).toMatch(/^"c" was deleted permanently/);
  });

  it('reverts a new identifier and leaves the page where another user has moved it', async () => {
    await pages.begin('a', 'b', 'c');
    const { body } = await rename('b', 'bb');
    await theirs(['bb'], null);
    expect((await undo(body.undo)).status).toBe(200);
    expect(await tree()).toBe('a c b');
  });

  it('redirects child pages that visitors saw below the URL that is undone', async () => {
    await pages.begin('a');
    const { body } = await rename('a', 'b');
    await make('k', { parentIdentifier: 'b' });
    await undo(body.undo);
    const check = await test.asVisitor<{ redirect?: string }>('GET', '/redirects/check?path=/b/k');
    expect(check.body).toEqual({ redirect: '/a/k' });
    const next = await move(['k'], null);
    expect(next.body.redirects).toContainEqual({ from: '/b/k', to: '/k' });
  });

  describe('after any moves by two users', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const anyMove = fc.record({
      isMine: fc.boolean(),
      pages: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
      parent: fc.option(fc.constantFrom(...names), { freq: 2 }),
      before: fc.option(fc.constantFrom(...names)),
    });
    const anyMoves = fc.array(anyMove, { minLength: 1, maxLength: 6 });
    const run = async (wish: typeof anyMove extends fc.Arbitrary<infer T> ? T : never) => {
      const start = await pages.state();
      const as = wish.isMine ? test.asEditor : test.asOwner;
      const moved = await move(wish.pages, wish.parent, wish.before ?? undefined, as);
      return moved.status === 200 ? { ...wish, start, undo: moved.body.undo } : undefined;
    };

    it('restores the previous tree for the last move', async () => {
      await fc.assert(
        fc.asyncProperty(anyMoves, async (wishes) => {
          await pages.begin(...names);
          let last: Awaited<ReturnType<typeof run>>;
          for (const wish of wishes) last = (await run(wish)) ?? last;
          if (!last) return;
          expect((await undo(last.undo)).status).toBe(200);
          expect(await pages.state()).toEqual(last.start);
        }),
        { numRuns: scaleRepeats(20, 3) },
      );
    });

    it('keeps the relative order of all others for an earlier move, or is rejected without changes', async () => {
      const relations = async (without: ReadonlySet<string>) => {
        const rows = new Map<string, string[]>();
        for (const node of await pages.hierarchy()) {
          rows.set('/', [...(rows.get('/') ?? []), node.identifier]);
          if (!without.has(node.identifier))
            rows.set(
              node.identifier,
              node.children.map(({ identifier }) => identifier),
            );
        }
        return Object.fromEntries(
          [...rows].map(([parent, row]) => [parent, row.filter((name) => !without.has(name))]),
        );
      };
      await fc.assert(
        fc.asyncProperty(anyMoves, fc.nat(5), async (wishes, which) => {
          await pages.begin(...names);
          const done = [];
          for (const wish of wishes) {
            const one = await run(wish);
            if (one) done.push(one);
          }
          const earlier = done[which % Math.max(1, done.length)];
          if (!earlier) return;
          const mine = new Set(earlier.pages);
          const [before, others] = [await pages.state(), await relations(mine)];
          const undone = await undo(earlier.undo);
          expect([200, 412]).toContain(undone.status);
          if (undone.status === 412) expect(await pages.state()).toEqual(before);
          else expect(await relations(mine)).toEqual(others);
        }),
        { numRuns: scaleRepeats(20, 3) },
      );
    });
  });
});
