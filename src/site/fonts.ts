import { arrows, findFontFace, type SiteFont, textWeights } from '#content/look/site-font.ts';
import type { Tokens } from '#tokens/resolve-tokens.ts';
import { bundledFonts } from './bundled-fonts.ts';
// The CSP would block an inlined font.
import arrowsUrl from './fonts/arrows.woff2?url&no-inline';

/** Tokens with a CSS font list: `"Newsreader","Instrument Sans"`. */
type FontTokens = Tokens['font'];

/** Weights of most text in the first screen of a page. */
const firstWeights = { text: 400, heading: 600 };
const uses = ['text', 'heading'] as const;

/** Lists the known families of a token, in order. */
function listFamilies(names: string, fonts: readonly SiteFont[]): SiteFont[] {
  return [...names.matchAll(/"([^"]+)"/g)].flatMap(
    ([, name]) => fonts.find(({ family }) => family === name) ?? [],
  );
}

/** Lists the product's fonts and the studio's own. */
export function listKnownFonts(own: readonly SiteFont[] = []): readonly SiteFont[] {
  return [...bundledFonts, ...own];
}

/** Finds the first known family of each token, or the default one. */
function resolveFonts(
  tokens: FontTokens,
  fonts: readonly SiteFont[],
): Record<(typeof uses)[number], SiteFont[]> {
  const [standard] = bundledFonts;
  const resolveFamilies = (names: string) => {
    const families = listFamilies(names, fonts);
    return families.length > 0 ? families : standard ? [standard] : [];
  };
  return { text: resolveFamilies(tokens.text), heading: resolveFamilies(tokens.heading) };
}

function listFamiliesInUse(
  tokens: FontTokens,
  fonts: readonly SiteFont[],
  others: readonly SiteFont[],
): ReadonlySet<SiteFont> {
  const { text, heading } = resolveFonts(tokens, fonts);
  return new Set([...text, ...heading, ...others]);
}

/** Finds the mean width of a character in the fonts of text and headings, as a share of the font size. */
export function findCharacterWidths(
  tokens: FontTokens,
  fonts: readonly SiteFont[],
): Record<(typeof uses)[number], number> {
  const { text, heading } = resolveFonts(tokens, fonts);
  return { text: text[0]?.width ?? 0.5, heading: heading[0]?.width ?? 0.5 };
}

/** Lists font files to preload: the first faces of text and headings. */
export function listPreloadedFonts(tokens: FontTokens, fonts: readonly SiteFont[]): string[] {
  const used = resolveFonts(tokens, fonts);
  const urls = uses.flatMap((use) => {
    const upright = (used[use][0]?.faces ?? []).filter(({ style }) => style === 'normal');
    return findFontFace(upright, firstWeights[use])?.url ?? [];
  });
  return [...new Set(urls)];
}

/**
 * Builds `@font-face` rules for the families in use and their metric-adjusted fallbacks, and the lists of
 * both as `--font-text` and `--font-heading`.
 */
export function buildFontsCss(
  tokens: FontTokens,
  fonts: readonly SiteFont[],
  others: readonly SiteFont[] = [],
): string {
  const families = listFamiliesInUse(tokens, fonts, others);
  const { text, heading } = buildFontLists(tokens, fonts);
  const own = heading === undefined ? '' : `;--font-heading:${heading}`;
  return [...[...families].map(buildFamilyCss), `:root{--font-text:${text}${own}}`].join('');
}

/** True for a document that needs {@link buildArrowsCss}. */
export function hasArrows(html: string): boolean {
  return [...arrows].some((arrow) => html.includes(arrow));
}

/**
 * Builds `@font-face` rules that add arrows to the product's families in use. Without them an arrow has the
 * weight and shape of some font of the visitor's device. The studio's own fonts keep their own arrows.
 */
export function buildArrowsCss(
  tokens: FontTokens,
  fonts: readonly SiteFont[],
  others: readonly SiteFont[] = [],
): string {
  const families = listFamiliesInUse(tokens, fonts, others);
  const [least, , most] = textWeights;
  const codes = [...arrows].map((arrow) => `U+${arrow.codePointAt(0)?.toString(16)}`).join();
  return bundledFonts
    .filter((font) => families.has(font))
    .map(
      ({ family }) =>
        `@font-face{font-family:"${family}";font-weight:${least} ${most};font-display:swap;src:url(${arrowsUrl}) format("woff2");unicode-range:${codes}}`,
    )
    .join('');
}

/**
 * Builds the values of `font-family` for text and headings. Headings with the same fonts as the text inherit
 * its value.
 */
export function buildFontLists(
  tokens: FontTokens,
  fonts: readonly SiteFont[],
): { readonly text: string; readonly heading: string | undefined } {
  const used = resolveFonts(tokens, fonts);
  const [text, heading] = [formatFontList(used.text), formatFontList(used.heading)];
  return { text, heading: heading === text ? undefined : heading };
}

/** Builds a value of `font-family`: the families, each with its fallbacks. */
function formatFontList(families: readonly SiteFont[]): string {
  const names = families.flatMap(({ family, fallbacks }) => [
    family,
    ...fallbacks.map((each) => each.family),
  ]);
  const generic = families[0]?.category ?? 'sans-serif';
  const last = generic === 'sans-serif' ? ['system-ui', generic] : [generic];
  return [...names.map((name) => `"${name}"`), ...last].join();
}

function buildFamilyCss(font: SiteFont): string {
  const { family, faces, fallbacks, isEven } = font;
  const own = faces.map(({ url, weight: [least, most], style }) => {
    const weight = least === most ? least : `${least} ${most}`;
    const slope = style === 'normal' ? '' : `font-style:${style};`;
    // Browsers read line metrics from different tables; where those differ, the overrides decide.
    const box = isEven ? '' : `;${formatLineMetrics(font, 1)}`;
    return `@font-face{font-family:"${family}";font-weight:${weight};${slope}font-display:swap;src:url(${url}) format("woff2")${box}}`;
  });
  const standIns = fallbacks.flatMap((fallback) =>
    fallback.faces.map(({ weight, locals, size }) =>
      [
        `@font-face{font-family:"${fallback.family}";font-weight:${weight}`,
        `src:${locals.map((name) => `local("${name}")`).join()}`,
        `size-adjust:${Math.round(size * 10_000) / 100}%`,
        `${formatLineMetrics(font, size)}}`,
      ].join(';'),
    ),
  );
  return [...own, ...standIns].join('');
}

/** Overrides are relative to the adjusted size (https://drafts.csswg.org/css-fonts-5/#size-adjust-desc). */
function formatLineMetrics({ ascent, descent }: SiteFont, size: number): string {
  const percent = (part: number) => `${Math.round((part / size) * 1000) / 10}%`;
  return `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%`;
}
