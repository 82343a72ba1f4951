import { expect, it } from 'vitest';
import { testDefinitions as definitions } from '../../tests/support/test-definitions.ts';
import type { Block } from './block.ts';
import { mainHeading } from './headings.ts';

const from = (...overview: Block[]) => mainHeading(definitions, { title: 'x', overview }, 'nl');
const text = (content: string, more = {}): Block => ({ id: `t${content}`, type: 'text', content, ...more });
const title = (content: string, more = {}): Block => ({ id: 'h', type: 'title', content, ...more });
const grid = (block: Block, more = {}): Block => ({ id: 'g', type: 'grid', columns: [[], [block]], ...more });

it('is a visible title block at any depth', () => {
  expect(from(text('a'), grid(title('Kop')))).toEqual({ from: 'title-block', blockId: 'h' });
  expect(from(text('# Kop'), title('Kop'))).toEqual({ from: 'title-block', blockId: 'h' });
});

it('is an h1 in the first text block, when no title block shows', () => {
  expect(from(title('Kop', { hidden: true }), text('Inleiding\n\n# Kop'))).toEqual({ from: 'text-block' });
  expect(from(title('  '), text('Kop\n==='))).toEqual({ from: 'text-block' });
  expect(from(grid(title('Kop'), { hidden: true }), text('## Kop'))).toEqual({ from: 'page-title' });
  expect(from(text('a'), text('# Kop'))).toEqual({ from: 'page-title' });
  expect(from(text('# Weg', { hidden: true }), text('# Kop'))).toEqual({ from: 'text-block' });
});

it('is none that a grid keeps in columns which its rows have replaced', () => {
  const rows = [{ columns: [[text('a')]] }];
  expect(from(grid(title('Kop'), { rows }))).toEqual({ from: 'page-title' });
  expect(from(grid(text('# Kop'), { rows }))).toEqual({ from: 'page-title' });
  expect(from(grid(title('Kop'), { rows: [] }))).toEqual({ from: 'title-block', blockId: 'h' });
});

it('else is the page title', () => {
  expect(from()).toEqual({ from: 'page-title' });
  expect(from(text('#geen kop'))).toEqual({ from: 'page-title' });
});

it('a line of code is no heading', () => {
  expect(from(text('```sh\n# install\n```'))).toEqual({ from: 'page-title' });
  expect(from(text('~~~\n# open'))).toEqual({ from: 'page-title' });
  expect(from(text('```\n# x\n```\n\n# Kop'))).toEqual({ from: 'text-block' });
});

it('looks at the language that the block shows', () => {
  const block: Block = {
    id: 'a',
    type: 'text',
    isMultiLanguage: false,
    content: { nl: 'geen kop', en: '# Heading' },
  };
  expect(mainHeading(definitions, { title: 'x', overview: [block] }, 'en')).toEqual({ from: 'page-title' });
});
