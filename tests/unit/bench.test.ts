import { describe, expect, it } from 'vitest';
import { checkBlocks, checkBudgets } from '../../bench/budgets.ts';
import { readDocument } from '../../bench/read-document.ts';
import { median } from '../../bench/statistics.ts';
import { table } from '../../bench/table.ts';

const html = [
  '<!doctype html><html><head><style>.a{color:red}</style>',
  '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/a.woff2"/>',
  '<link rel="preload" as="image" imageSrcSet="/media/1/hero.jpg?w=640&amp;f=avif 640w" />',
  '<link rel="canonical" href="/"/><script>inline()</script>',
  '<script type="module" src="/assets/chrome.js"></script></head><body>',
  '<img src="/media/1/hero.jpg?w=1920" alt="a > b" loading="eager"/>',
  '<img src="/media/2/later.jpg" alt="" loading="lazy"/>',
  '<div class="island" data-island="x" data-source="/assets/x.js" data-runtime="/assets/r.js"></div>',
  '<div class="island" data-island="x" data-source="/assets/x.js" data-runtime="/assets/r.js"></div>',
].join('');

describe('the bench', () => {
  it('finds in a document what a browser loads before scrolling', () => {
    expect(readDocument(html)).toEqual({
      inlineStyles: '.a{color:red}',
      styles: [],
      scripts: ['/assets/chrome.js'],
      islandScripts: ['/assets/r.js', '/assets/x.js'],
      fonts: ['/assets/a.woff2'],
      images: ['/media/1/hero.jpg'],
    });
  });

  it('knows a script that is one byte too big', () => {
    const check = (over: number) => {
      const found = checkBudgets({
        html: { brotli: 9000 },
        styles: { brotli: 4000 + over },
        scripts: [{ name: 'chrome', raw: 0, brotli: 4200 + over }],
      } as never);
      return found.map(({ kept }) => kept);
    };
    expect([check(0), check(1)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('holds each block with a controller against a budget of its own, and the heaviest of all', () => {
    const weighed = (slider: number) =>
      Object.entries({ carousel: 7900, beforeAfterSlider: slider, code: 4200, socialEmbed: 10_000 }).map(
        ([type, page]) => ({ type, own: 0, page, onPress: 0 }),
      );
    const kept = (slider: number) => checkBlocks(weighed(slider)).map(({ kept }) => kept);
    expect(kept(4500)).toEqual([true, true, true, true]);
    // As much as a runtime brings.
    expect(kept(9800)).toEqual([true, false, true, true]);
    expect(kept(11_000)).toEqual([true, false, true, false]);
    expect(() => checkBlocks(weighed(4500).slice(1))).toThrow('"carousel"');
  });

  it('takes the middle of odd and even rounds', () => {
    expect([median([3, 1, 9]), median([4, 1, 2, 9])]).toEqual([3, 3]);
  });

  it('aligns words to the left and figures to the right', () => {
    expect(table(['What', 'ms'], [['start', '1,000']])).toBe('What       ms\n─────────────\nstart   1,000');
  });
});
