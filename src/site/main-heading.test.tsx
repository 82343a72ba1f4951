// @vitest-environment jsdom

import { expect, it } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { listHeadings, renderPageDocument } from '../../tests/support/page-document.ts';
import { fc } from '../../tests/support/properties.ts';

const words = fc.constantFrom(
  'Woorden',
  '# Kop',
  '# Kop\n\n# Nog een',
  'Kop\n===',
  '---\n===',
  '<div>\n# x\n</div>',
  '# ',
  '#',
  '# &nbsp;',
  '# [](/x)',
  '# `code`',
  '> # Citaat',
  '- # Punt',
  '```\n# code\n```',
  '# <script>',
  '#geen',
  '\u200b',
  '  ',
  '',
  'a\n'.repeat(11_000),
);
const texts = fc.oneof(words, fc.record({ nl: words, en: words }), fc.record({ en: words }), fc.constant(5));

const leaf: fc.Arbitrary<object> = fc.record({
  type: fc.constantFrom(
    'text',
    'text',
    'title',
    'title',
    'subheading',
    'caption',
    'card',
    'code',
    'gramophone',
  ),
  content: texts,
  headerText: texts,
  htmlContent: fc.constantFrom('<h1>x</h1>', ''),
  renderMode: fc.constant('inline'),
  hidden: fc.boolean(),
  isMultiLanguage: fc.boolean(),
});

const { block } = fc.letrec<{ block: object }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.record({
      type: fc.constant('grid'),
      columns: fc.array(fc.array(tie('block'), { maxLength: 2 }), { maxLength: 2 }),
    }),
    fc.record({ type: fc.constant('carousel'), cardSlides: fc.array(tie('block'), { maxLength: 2 }) }),
  ),
}));

const pages = fc.record({
  title: fc.oneof(words, fc.record({ nl: words, en: words })),
  overview: fc.array(block, { maxLength: 4 }).map((blocks) => withIds(blocks, 'b')),
  language: fc.constantFrom('nl' as const, 'en' as const),
});

/** Gives blocks ids that are sometimes equal, which only content imported by other means can have. */
function withIds(blocks: readonly object[], prefix: string): Block[] {
  return blocks.map((one, index) => {
    const id = `${prefix}${index % 3}`;
    const { columns, cardSlides } = one as { columns?: object[][]; cardSlides?: object[] };
    return {
      ...one,
      ...(columns && { columns: columns.map((column, at) => withIds(column, `${id}${at}`)) }),
      ...(cardSlides && { cardSlides: withIds(cardSlides, `${id}s`) }),
      id,
    } as Block;
  });
}

it('every page has exactly one h1 with visible text', () => {
  fc.assert(
    fc.property(pages, ({ title, overview, language }) => {
      const found = listHeadings(
        renderPageDocument({ title, overview }, { language, failed: () => undefined }),
      );
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(/[^\s\p{Cf}]/u);
    }),
    { numRuns: 200 },
  );
});

it('the page title becomes the h1 if the block with the heading cannot be rendered', () => {
  const deep = (depth: number): Block =>
    depth === 0
      ? { id: 't', type: 'title', content: 'Diep' }
      : { id: `g${depth}`, type: 'grid', columns: [[deep(depth - 1)]] };
  const failed: string[] = [];
  const document = renderPageDocument({ overview: [deep(50)] }, { failed: ({ id }) => failed.push(id) });
  expect(listHeadings(document)).toEqual(['Proef']);
  expect(failed).toEqual(['g9']);
});

it('the studio name becomes the h1 if the page title is empty', () => {
  expect(listHeadings(renderPageDocument({ title: ' ', overview: [] }))).toEqual(['Studio']);
});

it('an empty block leaves no element and no gap', () => {
  const empty: Block[] = [
    { id: 'a', type: 'text', content: '# ' },
    { id: 'b', type: 'button', buttons: [] },
    { id: 'c', type: 'grid', rows: [{ columns: [[{ id: 'd', type: 'caption', content: ' ' }]] }] },
    { id: 'e', type: 'card', elevation: 'high' },
  ];
  expect(renderPageDocument({ overview: empty }).querySelectorAll('.blocks > *')).toHaveLength(1);
});
