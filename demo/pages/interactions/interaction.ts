import type { Copy, SeedBlock } from '../../seed-page.ts';

/**
 * Scroll-driven animation in a code block, with at most 2 kB of markup and 2 kB of CSS. `still` is the final
 * state. `moving` applies only if the browser supports scroll timelines and the visitor accepts motion.
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
  /** Omitted for static content, which is then no interaction. */
  readonly moving?: string;
}

/**
 * The same SVG in both languages, each with its text alternative. In a narrow viewport `Mid` crops both
 * sides, `Min` only the right side.
 */
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

/**
 * Linear gradient between two colours with opacities. `along` sets its coordinates; by default it runs from
 * left to right.
 */
export function fade(id: string, along: string, ...ends: readonly (readonly [string, number])[]): string {
  const stops = ends.map(
    ([colour, opacity], index) =>
      `<stop${index === 0 ? '' : ' offset="1"'} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}></stop>`,
  );
  return `<linearGradient id="${id}"${along === '' ? '' : ` ${along}`}>${stops.join('')}</linearGradient>`;
}

/** Repeats markup `count` times. `markup` gets the index, starting at 0. */
export function times(count: number, markup: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => markup(index)).join('');
}

/** Returns CSS that sets an element's column and row in a grid as `--c` and `--r`. */
export function places(selector: string, columns: number, rows: number): string {
  const column = times(columns, (index) => `${selector}:nth-child(${columns}n + ${index + 1}){--c:${index}}`);
  const row = times(rows, (index) => `${selector}:nth-child(n + ${index * columns + 1}){--r:${index}}`);
  return column + row;
}
