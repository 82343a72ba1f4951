import type { Copy, SeedBlock } from '../../seed-page.ts';

/**
 * Something that happens while one scrolls, in a code block: at most 2 kB of markup and 2 kB of CSS. The styles show how it
 * ends; `moving` tells how it gets there, and stands only where the browser can time by scrolling and motion is welcome.
 */
export function interaction(id: string, html: Copy, { still, moving }: InteractionStyles): SeedBlock {
  return {
    id,
    type: 'code',
    isMultiLanguage: true,
    htmlContent: html,
    cssContent: moving
      ? `${still}@media (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){${moving}}}`
      : still,
    renderMode: 'inline',
  };
}

interface InteractionStyles {
  readonly still: string;
  /** Left out where something stands still: then it is a form of its own, and no interaction. */
  readonly moving?: string;
}

/** The same drawing in both languages, with what it shows in words. A narrower window shows its middle, or begins where it does. */
export function drawing(
  nl: string,
  en: string,
  box: string,
  shapes: string,
  kept: 'Mid' | 'Min' = 'Mid',
): Copy {
  const svg = (label: string) =>
    `<svg viewBox="${box}" preserveAspectRatio="x${kept}YMid slice" role="img" aria-label="${label}">${shapes}</svg>`;
  return { nl: svg(nl), en: svg(en) };
}

/** A gradient between two colours of some opacity, `along` which line: from left to right if it says nothing. */
export function fade(id: string, along: string, ...ends: readonly (readonly [string, number])[]): string {
  const stops = ends.map(
    ([colour, opacity], index) =>
      `<stop${index === 0 ? '' : ' offset="1"'} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}></stop>`,
  );
  return `<linearGradient id="${id}"${along === '' ? '' : ` ${along}`}>${stops.join('')}</linearGradient>`;
}

/** `count` times the same markup, each by its number from 0 on. */
export function times(count: number, markup: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => markup(index)).join('');
}

/** A row of `columns` after another: which column and row an element stands in, as `--c` and `--r`. */
export function places(selector: string, columns: number, rows: number): string {
  const column = times(columns, (index) => `${selector}:nth-child(${columns}n + ${index + 1}){--c:${index}}`);
  const row = times(rows, (index) => `${selector}:nth-child(n + ${index * columns + 1}){--r:${index}}`);
  return column + row;
}
