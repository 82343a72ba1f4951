import { expect, it } from 'vitest';
import { defaultLayout, resolveLayout } from '#content/look/layout.ts';
import { computePageWidths } from './page-widths.ts';
import { computeSizes } from './sizes.ts';

const { text, page, viewport } = computePageWidths(defaultLayout, '1200px');

it('computeSizes returns a single length if it holds for every viewport', () => {
  expect(computeSizes(viewport)).toBe('100vw');
  expect(computeSizes(page)).toBe('min(1200px,100vw - 32px)');
  expect(computeSizes(() => 320)).toBe('320px');
});

it('computeSizes adds a media query if one length would be off by more than 6 %', () => {
  // If less than 7rem is left beside the text column, its blocks are that much wider.
  expect(computeSizes(text)).toBe('(min-width:912px) 736px,calc(100vw - 32px)');
  expect(computeSizes((window) => (window < 768 ? window - 32 : (window - 104) / 2))).toBe(
    '(min-width:768px) calc(50vw - 52px),calc(100vw - 32px)',
  );
});

it('computeSizes combines a growing width and its maximum in one length', () => {
  expect(
    computeSizes((window) => (window < 768 ? window - 32 : (Math.min(1200, window - 80) - 24) / 3)),
  ).toBe('(min-width:768px) min(392px,33.4vw - 34px),calc(100vw - 32px)');
});

it('computeSizes never returns a size narrower than the image', () => {
  const layout = resolveLayout(undefined, { container: { maxWidth: '1000px', paddingLeft: '5%' } });
  const width = computePageWidths(layout, '70rem').text;
  const sizes = computeSizes(width);
  expect(sizes).toMatch(/^\(min-width:\d+px\) /);
  expect(width(1440)).toBeLessThanOrEqual(Number(/ (\d+)px/.exec(sizes)?.[1]));
});

it('computePageWidths depends on the composition on desktop only', () => {
  const widths = (['centred', 'aside', 'edge'] as const).map((composition) => {
    const { text, page } = computePageWidths(resolveLayout(undefined, { composition }), '1200px');
    return [390, 820, 1440].flatMap((window) => [text(window), page(window)].map(Math.round));
  });
  expect(widths).toEqual([
    [358, 358, 756, 756, 720, 1200],
    [358, 358, 756, 756, 686, 1200],
    [358, 358, 756, 756, 720, 1200],
  ]);
});
