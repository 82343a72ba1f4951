import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { validateContent } from '#content/block/validate.ts';
import { createCaseEntry, findCaseGroup } from './case-entries.ts';

const card = (name: string, more: object = {}): Block => ({
  id: name,
  type: 'card',
  isMultiLanguage: true,
  headerText: { nl: name, en: name },
  content: { nl: `Over ${name}` },
  contentImageEnabled: true,
  contentImageSrc: `/media/${name}.jpg`,
  linkEnabled: true,
  link: `/cases/${name}`,
  elevation: 'none',
  ...more,
});
const grid = (id: string, rows: readonly (readonly Block[][])[]): Block => ({
  id,
  type: 'grid',
  rows: rows.map((columns) => ({ numColumns: 2, columnFractions: [3, 2], columns })),
});
const text: Block = { id: 'lead', type: 'text', content: 'Lees [shell](/cases/shell).' };

function withNew(overview: readonly Block[], before: string | null): readonly Block[] {
  const group = findCaseGroup(blockDefinitions, overview);
  if (!group) throw new Error('Nothing leads to a case');
  const entry = createCaseEntry(
    { identifier: 'getij', title: { nl: 'Getij', en: 'Tide' } },
    group,
    () => 'new',
  );
  const found = group.entries.find(({ identifier }) => identifier === before) ?? null;
  const after = group.insert(entry, found);
  expect(validateContent(blockDefinitions, { title: 'x', overview: after }).issues).toEqual([]);
  return after;
}

const listIds = (blocks: readonly Block[]) =>
  [...walkBlocks(blockDefinitions, blocks)].map(({ block }) => block.id);
const [shell, toast, abn, ing] = ['shell', 'toast', 'abn', 'ing'].map((name) => card(name)) as [
  Block,
  Block,
  Block,
  Block,
];

test('cards in a grid make room for a new card, adding a row like the last if needed', () => {
  const full = [
    text,
    grid('work', [
      [[shell], [toast]],
      [[abn], [ing]],
    ]),
  ];
  const after = withNew(full, 'toast');
  expect(listIds(after)).toEqual(['lead', 'work', 'shell', 'new', 'toast', 'abn', 'ing']);
  expect(after[1]?.rows).toMatchObject([
    { columns: [[{ id: 'shell' }], [{ id: 'new' }]] },
    { columns: [[{ id: 'toast' }], [{ id: 'abn' }]] },
    { numColumns: 2, columnFractions: [3, 2], columns: [[{ id: 'ing' }], []] },
  ]);
  const withRoom = [
    grid('work', [
      [[shell], [toast]],
      [[abn], []],
    ]),
  ];
  expect(withNew(withRoom, null)[0]?.rows).toMatchObject([
    {},
    { columns: [[{ id: 'abn' }], [{ id: 'new' }]] },
  ]);
});

test('on a page of separately composed rows, a new case gets its own row', () => {
  const row = (id: string, ...columns: Block[][]): Block => ({
    id,
    type: 'grid',
    rows: [
      { numColumns: columns.length, columnFractions: columns.map((_, index) => 7 - 2 * index), columns },
    ],
  });
  const note = (id: string): Block => ({ id, type: 'caption', content: { nl: 'App · 2026' } });
  const page = [
    text,
    row('first', [shell, note('a')]),
    row('second', [toast, note('b')], [abn, note('c')]),
    row('third', [ing, note('d')]),
  ];
  expect(findCaseGroup(blockDefinitions, page)?.entries.map(({ identifier }) => identifier)).toEqual([
    'shell',
    'toast',
    'abn',
    'ing',
  ]);
  expect(withNew(page, 'abn').map(({ id }) => id)).toEqual(['lead', 'first', 'new-row', 'second', 'third']);
  const after = withNew(page, 'toast');
  expect(after.map(({ id }) => id)).toEqual(['lead', 'first', 'new-row', 'second', 'third']);
  expect(after[2]?.rows).toMatchObject([{ numColumns: 1, columns: [[{ id: 'new', link: '/cases/getij' }]] }]);
  expect([after[0], after[1], ...after.slice(3)]).toEqual(page);
  expect(withNew(page, null).map(({ id }) => id)).toEqual(['lead', 'first', 'second', 'third', 'new-row']);
});

test('a case that is linked twice is listed once, even beside rows', () => {
  const picture = (name: string): Block => ({ id: `picture-${name}`, type: 'image', link: `/cases/${name}` });
  const wide = (name: string) => [picture(name), card(name)];
  const row = (id: string, ...cards: Block[]): Block => grid(id, [cards.map((one) => [one])]);
  const page = [row('first', shell), ...wide('check'), row('second', toast, abn), ...wide('svp')];
  expect(findCaseGroup(blockDefinitions, page)?.entries.map(({ identifier }) => identifier)).toEqual([
    'shell',
    'check',
    'toast',
    'abn',
    'svp',
  ]);
  const ids = (before: string | null) => withNew(page, before).map(({ id }) => id);
  expect(ids('check').slice(0, 4)).toEqual(['first', 'new-row', 'picture-check', 'check']);
  expect(ids(null).at(-1)).toBe('new-row');
});

test('a new entry looks like its neighbour with its own title, but copies no other text', () => {
  const made = withNew([shell, toast], null)[2];
  expect(made).toEqual({
    id: 'new',
    type: 'card',
    isMultiLanguage: true,
    headerText: { nl: 'Getij', en: 'Tide' },
    contentImageEnabled: true,
    linkEnabled: true,
    link: '/cases/getij',
    elevation: 'none',
  });
});

test('a new entry goes where most cases are: cards or slides of a carousel', () => {
  const carousel: Block = { id: 'row', type: 'carousel', blockVersion: 2, cardSlides: [shell, toast, abn] };
  expect(listIds(withNew([ing, carousel], 'shell'))).toEqual(['ing', 'row', 'new', 'shell', 'toast', 'abn']);
  const slide = (id: string) => ({ id, type: 'image', src: `/media/${id}.jpg`, link: `/cases/${id}` });
  const slides: Block = { id: 'row', type: 'carousel', blockVersion: 2, slides: [slide('a'), slide('b')] };
  expect(withNew([slides], 'b')[0]?.slides).toMatchObject([
    { id: 'a' },
    { id: 'new', type: 'image', alt: { nl: 'Getij', en: 'Tide' }, link: '/cases/getij' },
    { id: 'b' },
  ]);
});

test('blocks that do not list cases are unchanged', () => {
  const mixed = grid('mixed', [[[shell], [text]]]);
  expect(listIds(withNew([mixed], null))).toEqual(['mixed', 'shell', 'new', 'lead']);
  expect(findCaseGroup(blockDefinitions, [text])).toBeUndefined();
  expect(
    findCaseGroup(blockDefinitions, [card('x', { link: 'https://example.com/cases/x' })]),
  ).toBeUndefined();
});
