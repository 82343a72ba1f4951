import { expect, test } from 'vitest';
import type { PageNode } from '#api/schemas/page.ts';
import { initialPageFields } from '#content/page/page-fields.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { buildPageRows } from '../page-tree.ts';
import { pageListWords } from './list-words.ts';
import { findStepPlace, isAlreadyAt, isPlace, type MoveStep, placeAtRow, withMoved } from './move-places.ts';

const { moves } = pageListWords;

function node(identifier: string, rest: Partial<PageNode> = {}): PageNode {
  const children = (rest.children ?? []).map((child) => ({
    ...child,
    parentId: identifier,
    parentIdentifier: identifier,
  }));
  return {
    id: identifier,
    identifier,
    kind: 'page',
    title: { nl: identifier },
    status: 'PUBLISHED',
    published: true,
    isHidden: false,
    ...initialPageFields,
    requiresLogin: false,
    parentId: null,
    parentIdentifier: null,
    sortOrder: 0,
    versioning: true,
    currentVersionId: 'v1',
    draftVersionId: null,
    updatedAt: '2026-11-01T12:00:00Z',
    updatedBy: null,
    ...rest,
    children,
  };
}

const tree = [
  node('main'),
  node('cases'),
  node('een', { kind: 'case' }),
  node('a', { children: [node('a1'), node('a2')] }),
  node('twee', { kind: 'case' }),
  node('b'),
  node('c'),
];
const rows = buildPageRows(tree);
const findRows = (...ids: string[]) => rows.filter(({ page }) => ids.includes(page.id));
const at = (id: string) => findRows(id)[0] as (typeof rows)[number];
const open = new Set<string>();
const drop = (ids: string[], target: string, operation: 'reorder-before' | 'reorder-after' | 'combine') =>
  placeAtRow(rows, findRows(...ids), { target: at(target), operation, folded: open });
const step = (where: MoveStep, ...ids: string[]) => findStepPlace(rows, findRows(...ids), where);

test('pages dropped between, on or after other pages land where the line was', () => {
  expect(drop(['c'], 'b', 'reorder-before')).toEqual({ parentId: null, before: 'b' });
  expect(drop(['b'], 'c', 'reorder-after')).toEqual({ parentId: null, before: null });
  expect(drop(['b'], 'a', 'combine')).toEqual({ parentId: 'a', before: null });
  expect(drop(['b'], 'a', 'reorder-after')).toEqual({ parentId: 'a', before: 'a1' });
  expect(drop(['b'], 'a1', 'reorder-after')).toEqual({ parentId: 'a', before: 'a2' });
  expect(drop(['twee'], 'een', 'reorder-before')).toEqual({ parentId: null, before: 'een' });
});

test('several pages keep their order, and land before a page that does not move', () => {
  expect(drop(['b', 'c'], 'c', 'reorder-before')).toEqual({ parentId: null, before: null });
  expect(drop(['a1', 'c'], 'b', 'reorder-before')).toEqual({ parentId: null, before: 'b' });
});

test.each([
  [['main'], 'c', 'reorder-after', /where it is, so it cannot be moved/],
  [['b'], 'main', 'combine', /“main” can’t have child pages/],
  [['b'], 'cases', 'combine', /Only cases/],
  [['een'], 'b', 'reorder-before', /A case always stays below Cases/],
  [['a'], 'b', 'combine', /has child pages/],
  [['b'], 'a1', 'combine', /has a parent page itself/],
] as const)('moving %s to %s (%s) explains why it is impossible', (ids, target, operation, why) => {
  expect(drop([...ids], target, operation)).toEqual({ issue: expect.stringMatching(why) });
});

test('keyboard moves go up, down, in and out, and explain when a move is impossible', () => {
  expect(step('up', 'b')).toEqual({ parentId: null, before: 'a' });
  expect(step('down', 'b')).toEqual({ parentId: null, before: null });
  expect(step('in', 'b')).toEqual({ parentId: 'a', before: null });
  expect(step('out', 'a1')).toEqual({ parentId: null, before: 'b' });
  expect(step('up', 'a1')).toEqual({ issue: moves.atTop });
  expect(step('down', 'c')).toEqual({ issue: moves.atEnd });
  expect(step('out', 'b')).toEqual({ issue: moves.notBelow });
  expect(step('up', 'a1', 'b')).toEqual({ issue: moves.apart });
});

test('after any valid move, every page exists once and is at its new position', () => {
  const ids = rows.map(({ page }) => page.id);
  const operations = fc.constantFrom('reorder-before', 'reorder-after', 'combine');
  fc.assert(
    fc.property(
      fc.subarray(ids, { minLength: 1 }),
      fc.constantFrom(...ids),
      operations,
      (moving, target, operation) => {
        fc.pre(!moving.includes(target));
        const to = drop(moving, target, operation as 'combine');
        fc.pre(isPlace(to));
        if (!isPlace(to)) return;
        const next = buildPageRows(
          withMoved(
            tree,
            findRows(...moving).map(({ page }) => page.id),
            to,
          ),
        );
        expect(next.map(({ page }) => page.id).sort()).toEqual([...ids].sort());
        const moved = next.filter(({ page }) => moving.includes(page.id));
        expect(moved.every(({ page }) => page.parentId === to.parentId)).toBe(true);
        if (moved.every(({ page }) => page.kind === 'page')) expect(isAlreadyAt(next, moved, to)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
