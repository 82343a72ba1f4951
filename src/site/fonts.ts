import variable from './fonts/instrument-sans.woff2?url';

/** One file for all weights between 400 and 600, in the letters of the languages; `npm run site:font` makes it. */
export const fonts = [{ url: variable }] as const;

/** Of Instrument Sans itself, in parts of its size. */
const ascent = 0.97;
const descent = 0.25;

interface Fallback {
  readonly family: string;
  /** How much wider or narrower than Instrument Sans it must be rendered, with the faces that stand for a weight. */
  readonly faces: readonly (readonly [weight: number, size: number, ...locals: string[]])[];
}

/**
 * Fonts that visitors have (Windows, macOS and iOS; Android; Linux) in the measures of Instrument Sans, so
 * that text keeps its place when the font arrives. `size` is the width of this site's own words in
 * Instrument Sans divided by that in the fallback, measured in Chromium with Arimo for Arial.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Instrument Arial',
    faces: [
      [400, 1.0121, 'Arial', 'ArialMT', 'Liberation Sans'],
      [500, 1.0273, 'Arial', 'ArialMT', 'Liberation Sans'],
      [600, 0.9692, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    ],
  },
  {
    family: 'Instrument Roboto',
    faces: [
      [400, 1.0255, 'Roboto'],
      [500, 1.03, 'Roboto Medium'],
      [600, 1.0329, 'Roboto Bold'],
    ],
  },
  {
    family: 'Instrument DejaVu',
    faces: [
      [400, 0.8921, 'DejaVu Sans'],
      [500, 0.9055, 'DejaVu Sans'],
      [600, 0.8082, 'DejaVu Sans Bold'],
    ],
  },
];

/** The one face, its fallbacks, and the list of them all as `--font`. */
export function fontsCss(): string {
  const faces = fonts.map(
    ({ url }) =>
      `@font-face{font-family:"Instrument Sans";font-weight:400 600;font-display:swap;src:url(${url}) format("woff2")}`,
  );
  const others = fallbacks.flatMap(({ family, faces: own }) => own.map((face) => fallbackFace(family, face)));
  const names = ['Instrument Sans', ...fallbacks.map(({ family }) => family)].map((name) => `"${name}"`);
  return [...faces, ...others, `:root{--font:${names.join()},system-ui,sans-serif}`].join('');
}

/** Overrides are parts of the adjusted size (https://drafts.csswg.org/css-fonts-5/#size-adjust-desc). */
function fallbackFace(family: string, [weight, size, ...locals]: Fallback['faces'][number]): string {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  return [
    `@font-face{font-family:"${family}";font-weight:${weight}`,
    `src:${locals.map((name) => `local("${name}")`).join()}`,
    `size-adjust:${Math.round(size * 10_000) / 100}%`,
    `ascent-override:${percent(ascent / size)}`,
    `descent-override:${percent(descent / size)}`,
    'line-gap-override:0%}',
  ].join(';');
}
