import { expect, it } from 'vitest';
import { rewriteMarkdown } from './foreign-markdown.ts';
import { findLinksInHeadings } from './markup-tree.ts';

// Each of these took from seconds to hours, or failed, when the cost was quadratic.
it('rewriteMarkdown joins a paragraph of 100,000 lines', () => {
  expect(rewriteMarkdown('word\n'.repeat(100_000)).markdown.trimEnd()).toBe(
    'word '.repeat(100_000).trimEnd(),
  );
});

it('rewriteMarkdown keeps 150,000 hard line breaks', () => {
  const { markdown } = rewriteMarkdown(`${'a\\\n'.repeat(150_000)}b`);
  expect(markdown.split('\n')).toHaveLength(150_001);
});

it('rewriteMarkdown joins the lines of 50,000 paragraphs', () => {
  const { markdown } = rewriteMarkdown('a\nb\n\n'.repeat(50_000));
  expect(markdown.split('a b')).toHaveLength(50_001);
});

it('rewriteMarkdown writes 5,000 tables as lines', () => {
  const { markdown } = rewriteMarkdown('| a |\n| - |\n| b |\n\n'.repeat(5000));
  expect(markdown.split('**a**\nb')).toHaveLength(5001);
});

it('findLinksInHeadings reads 20,000 unclosed headings, and a heading with 20,000 links', () => {
  expect(findLinksInHeadings('<h1><a href=x>'.repeat(20_000)).length).toBeGreaterThan(0);
  const links = findLinksInHeadings(`<h1>${'<a href=x>woord </a>'.repeat(20_000)}</h1>`);
  expect(links).toHaveLength(20_000);
  expect(links[0]?.heading).toHaveLength(61);
});
