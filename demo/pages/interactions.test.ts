import { describe, expect, it } from 'vitest';
import { sanitizeInlineMarkup } from '../../src/blocks/code/inline-markup.ts';
import { scopeCss } from '../../src/blocks/code/scoped-css.ts';
import { languages } from '../../src/content/language/language.ts';
import type { SeedBlock } from '../seed-page.ts';
import { checks } from './interactions/checks.ts';
import { range } from './interactions/range.ts';
import { windows } from './interactions/windows.ts';
import { demoPages } from './pages.ts';

const most = 2048;

/** Yields the blocks of a page, including those in grids. */
function* yieldBlocks(value: unknown): Generator<SeedBlock> {
  if (Array.isArray(value)) for (const item of value) yield* yieldBlocks(item);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'id' in value) yield value as SeedBlock;
    for (const part of Object.values(value)) yield* yieldBlocks(part);
  }
}

const html = (block: SeedBlock, language: string) =>
  (block.htmlContent as Record<string, string>)[language] ?? '';

const cases = demoPages.filter(({ kind, requiresLogin }) => kind === 'case' && !requiresLogin);

const timed = '@media (prefers-reduced-motion:no-preference)';

describe.each(cases)('the interaction of $identifier', ({ identifier, overview }) => {
  const codes = [...yieldBlocks(overview)].filter(({ type }) => type === 'code');

  it('is a single animated code block, rendered inline', () => {
    expect(codes.filter(({ cssContent }) => String(cssContent).includes(timed))).toHaveLength(1);
    // Korte Nacht also ends with static credits.
    const count = identifier === 'sample-video-project' ? 2 : 1;
    expect(codes.map(({ renderMode }) => renderMode)).toEqual(Array(count).fill('inline'));
  });

  it.each(languages)('in %s has at most 2 kB of markup, which sanitizing leaves unchanged', (language) => {
    for (const block of codes) {
      const markup = html(block, language);
      expect(Buffer.byteLength(markup)).toBeGreaterThan(0);
      expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(most);
      // Sanitizing prefixes ids, so that they do not clash with those of the page.
      const named = markup.replaceAll(/(?<= id="|url\(#)/g, 'code-');
      expect(sanitizeInlineMarkup(markup, language).html).toBe(named);
    }
  });

  it('has at most 2 kB of valid CSS, animated only if visitors do not prefer reduced motion', () => {
    for (const { cssContent } of codes) {
      const css = String(cssContent);
      expect(Buffer.byteLength(css)).toBeLessThanOrEqual(most);
      const written = scopeCss(css, { name: 'c', ids: new Set() });
      expect(written).not.toContain('@-unknown-');
      // Scoping changes only selectors, so every declaration must remain.
      for (const [declarations] of css.matchAll(/(?<=\{)[^{}]+(?=\})/g))
        expect(written).toContain(declarations);
      const [standing, moving] = css.split(timed);
      expect(standing).not.toMatch(/animation|@keyframes/);
      if (moving === undefined) continue;
      expect(moving).toMatch(/^\{@supports \(animation-timeline:view\(\)\)\{[\s\S]*animation-timeline/);
    }
  });

  it('has a text alternative for every drawing', () => {
    for (const block of codes) {
      for (const language of languages) {
        const markup = html(block, language);
        const drawn = /<svg[^>]* role="img" aria-label="[^"]{20,}"/.test(markup);
        expect(drawn || !markup.includes('<svg')).toBe(true);
      }
    }
  });

  it('uses keyframe names that no other case uses', () => {
    const names = (pages: typeof cases) =>
      [...yieldBlocks(pages.map((page) => page.overview))].flatMap(({ cssContent }) =>
        [...String(cssContent ?? '').matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
      );
    const all = names(cases);
    expect(new Set(all).size).toBe(all.length);
  });
});

it.each(languages)(
  'the drawings in %s show 41 checks, 34 breads of which 9 remain, and 60 windows',
  (language) => {
    const count = (block: SeedBlock, tag: string) => html(block, language).split(`<${tag}>`).length - 1;
    expect(count(checks, 'li')).toBe(41);
    expect([count(range, 's') + count(range, 'b'), count(range, 'b')]).toEqual([34, 9]);
    expect(count(windows, 'rect')).toBe(60);
  },
);
