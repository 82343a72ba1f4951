import { expect, test } from 'vitest';
import type { Block } from '#content/block/block.ts';
import type { PageContent } from '#content/page/page.ts';
import { mergePages } from '#document/merge/merge-pages.ts';
import { block, definitions } from '../../../../../tests/support/sample-page.ts';
import { describeConflicts } from './describe-conflicts.ts';

const page = (...overview: Block[]): PageContent => ({ title: { nl: 'Proef', en: 'Trial' }, overview });

function described(base: Block[], mine: Block[], theirs: Block[]) {
  const pages = { base: page(...base), mine: page(...mine), theirs: page(...theirs) };
  return describeConflicts(definitions, pages, mergePages(definitions, pages).conflicts, 'nl').map(
    ({ key: _key, ...rest }) => rest,
  );
}

const text = (id: string, content: unknown, more = {}) => block(id, 'text', { content, ...more });
const grid = (id: string, ...columns: Block[][]) => block(id, 'grid', { rows: [{ columns }] });

test('a text is named by its block, field and language', () => {
  const both = (nl: string) => [text('a', { nl, en: 'x' })];
  expect(described(both('a'), both('b'), both('c'))).toMatchObject([
    { block: 'Text', field: 'Text', language: 'nl', sides: { mine: 'b', theirs: 'c' }, isText: true },
  ]);
});

test('a nested block is named with its parent, and a padding with its side', () => {
  const inside = (paddingTop: string) => [grid('g', [block('a', 'grid', { paddingTop })])];
  expect(described(inside('1rem'), inside('2rem'), inside('3rem'))).toMatchObject([
    {
      block: 'Grid › Grid',
      field: 'Padding · Top',
      sides: { mine: '2rem', theirs: '3rem' },
      isText: false,
    },
  ]);
});

test('a position is described by the container and the block before it', () => {
  const [a, b, c] = [text('a', 'Een'), text('b', 'Twee'), text('c', 'Drie')];
  expect(
    described([grid('g', [b], [c]), a], [grid('g', [b, a], [c])], [grid('g', [b], [a, c])]),
  ).toMatchObject([
    {
      summary: 'Een',
      sides: {
        mine: 'In Grid · Column 1, after “Twee”',
        theirs: 'In Grid · Column 2, at the start',
      },
    },
  ]);
});

test('a block deleted on one side and changed on the other is kept by default', () => {
  const [a, changed] = [text('a', 'Een'), text('a', 'Eén')];
  expect(described([a], [], [changed])).toMatchObject([{ first: 'theirs', sides: { mine: 'Deleted' } }]);
  expect(described([a], [changed], [])).toMatchObject([{ first: 'mine', sides: { theirs: 'Deleted' } }]);
});

test('a list item is named by its position, and its values by their field labels', () => {
  const slides = (...all: object[]) => [block('c', 'carousel', { slides: all })];
  const [one, two] = [
    { id: '1', alt: 'Een' },
    { id: '2', alt: 'Twee' },
  ];
  expect(
    described(slides(one, two), slides(one, { ...two, alt: 'Mijn' }), slides(one, { ...two, alt: 'Hun' })),
  ).toMatchObject([
    { block: 'Carousel', field: 'Slides · Slide 2 · Alt text', sides: { mine: 'Mijn', theirs: 'Hun' } },
  ]);
  expect(described(slides(one, two), slides(one), slides(one, { ...two, alt: 'Hun' }))).toMatchObject([
    { field: 'Slides · Slide 2', first: 'theirs', sides: { mine: 'Deleted' } },
  ]);
});

test('switches are shown as On or Off, unknown values as JSON, and missing values as empty', () => {
  const hidden = (value: boolean | undefined) => [
    text('a', 'Een', value === undefined ? {} : { hidden: value }),
  ];
  expect(described(hidden(undefined), hidden(true), hidden(false))).toMatchObject([
    { field: 'Hidden', sides: { mine: 'On', theirs: 'Off' } },
  ]);
  const unknown = (value: unknown) => [block('u', 'nobody-knows', value === undefined ? {} : { value })];
  expect(described(unknown({ a: 1 }), unknown({ a: 2 }), unknown(undefined))).toMatchObject([
    { block: 'nobody-knows', field: 'value', sides: { mine: '{"a":2}', theirs: '' } },
  ]);
});

test('an image is described by its file name', () => {
  const image = (src: string) => [block('i', 'image', { src })];
  expect(
    described(image('/media/a.jpg'), image('/media/b.jpg'), image('/media/folder/c.jpg?w=3')),
  ).toMatchObject([{ field: 'Image', sides: { mine: 'b.jpg', theirs: 'c.jpg' } }]);
});

test('conflicts follow the order of the page, starting with those of the page itself', () => {
  const texts = (nl: string) => [text('a', { nl }), text('b', { nl })];
  const pages = {
    base: page(...texts('x')),
    mine: { ...page(...texts('y')), title: 'Mijn' },
    theirs: { ...page(...texts('z')), title: 'Hun' },
  };
  const { conflicts } = mergePages(definitions, pages);
  const all = describeConflicts(definitions, pages, conflicts.toReversed(), 'nl');
  expect(all.map(({ block: name, field }) => `${name} ${field}`)).toEqual([
    'Page Title',
    'Text Text',
    'Text Text',
  ]);
  expect(all.map(({ key }) => key).slice(1)).toEqual(
    expect.arrayContaining([expect.stringContaining('"a"'), expect.stringContaining('"b"')]),
  );
});
