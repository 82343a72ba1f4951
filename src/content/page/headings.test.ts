import { expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../../tests/support/test-definitions.ts';
import type { Block } from '../block/block.ts';
import { analysePage } from './analyse-page.ts';
import { findMainHeadingBlock } from './headings.ts';

const from = (...overview: Block[]) => findMainHeadingBlock(analysePage(definitions, overview), 'nl')?.id;
const text = (content: string, more = {}): Block => ({ id: content, type: 'text', content, ...more });
const title = (content: string, more = {}): Block => ({ id: 'h', type: 'title', content, ...more });
const grid = (block: Block, more = {}): Block => ({ id: 'g', type: 'grid', columns: [[], [block]], ...more });

it('the main heading is a visible title block at any depth', () => {
  expect(from(text('a'), grid(title('Kop')))).toBe('h');
  expect(from(text('# Kop'), title('Kop'))).toBe('h');
});

it('the main heading is an h1 in the first text block if no title is visible', () => {
  expect(from(title('Kop', { hidden: true }), text('Inleiding\n\n# Kop'))).toBe('Inleiding\n\n# Kop');
  expect(from(title('  '), text('Kop\n==='))).toBe('Kop\n===');
  expect(from(grid(title('Kop'), { hidden: true }), text('## Kop'))).toBeUndefined();
  expect(from(text('a'), text('# Kop'))).toBeUndefined();
  expect(from(text('# Weg', { hidden: true }), text('# Kop'))).toBe('# Kop');
});

it('the main heading is never in columns of a grid that its rows have replaced', () => {
  const rows = [{ columns: [[text('a')]] }];
  expect(from(grid(title('Kop'), { rows }))).toBeUndefined();
  expect(from(grid(text('# Kop'), { rows }))).toBeUndefined();
  expect(from(grid(title('Kop'), { rows: [] }))).toBe('h');
});

it('there is no main heading block without a title block or an h1', () => {
  expect(from()).toBeUndefined();
  expect(from(text('#geen kop'))).toBeUndefined();
});

it.each([
  '---\n===',
  '# ',
  '#',
  '# &nbsp;',
  '# \u3164',
  '# [](/x)',
  '> # Kop',
  '- # Kop',
  '\u200b\n===',
  'a\n'.repeat(20_000),
])('the main heading is not in %j, which renders no h1', (content) =>
  expect(from(text(content))).toBeUndefined(),
);

it('the main heading is found wherever the text is rendered with an h1', () => {
  const markup = '<div>\n# Kop\n</div>';
  expect(from(text(markup))).toBe(markup);
  expect(from(title('\u200b \u00a0'), text('# Kop'))).toBe('# Kop');
});

it('the main heading is never a line of code', () => {
  expect(from(text('```sh\n# install\n```'))).toBeUndefined();
  expect(from(text('~~~\n# open'))).toBeUndefined();
  expect(from(text('```\n# x\n```\n\n# Kop'))).toBe('```\n# x\n```\n\n# Kop');
});

it('the main heading is searched in the language that the block shows', () => {
  const block: Block = {
    id: 'a',
    type: 'text',
    isMultiLanguage: false,
    content: { nl: 'geen kop', en: '# Heading' },
  };
  expect(findMainHeadingBlock(analysePage(definitions, [block]), 'en')).toBeUndefined();
});
