import { tokens as designTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';

/**
 * The source of all icons: a display case with three compartments, one of them lit. The view box has 32 units
 * so that edges fall on whole pixels at 16 and 32.
 */
type Theme = 'light' | 'dark';
type Part = 'ink' | 'paper' | 'accent';

const parts: readonly Part[] = ['ink', 'paper', 'accent'];

function getFill(part: Part, theme: Theme, tokens: Tokens): string {
  return toHex(tokens.color[part][theme]);
}

const compartments = [
  '<rect class="paper" x="6" y="6" width="8" height="20" rx="1"/>',
  '<rect class="accent" x="18" y="6" width="8" height="8" rx="1"/>',
  '<rect class="paper" x="18" y="18" width="8" height="8" rx="1"/>',
].join('');

/** The outline, with round corners. Icons whose corners the system cuts off use a full square. */
const roundCase = '<rect class="ink" x="2" y="2" width="28" height="28" rx="6"/>';
const endlessCase = '<path class="ink" d="M-32-32h96v96h-96z"/>';

function formatRules(theme: Theme, tokens: Tokens): string {
  return parts.map((part) => `.${part}{fill:${getFill(part, theme, tokens)}}`).join('');
}

function buildSvg(rendering: string, styles: string, side = 32): string {
  const start = (32 - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><style>${styles}</style>${rendering}</svg>`;
}

/** Builds the icon for browser tabs, which follows the browser's theme. */
export function buildFaviconSvg(tokens: Tokens = designTokens): string {
  return buildSvg(
    roundCase + compartments,
    `${formatRules('light', tokens)}@media(prefers-color-scheme:dark){${formatRules('dark', tokens)}}`,
  );
}

/**
 * Builds the icon for rasterizing. Its colours work on light and dark backgrounds, or fit the given theme.
 */
export function buildIconSvg(tokens: Tokens = designTokens, theme: Theme = 'light'): string {
  return buildSvg(roundCase + compartments, formatRules(theme, tokens));
}

/** Builds the icon for systems that round the corners themselves. */
export function buildSquareIconSvg(tokens: Tokens = designTokens): string {
  return buildSvg(endlessCase + compartments, formatRules('light', tokens));
}

/** Builds the icon for systems that mask it: its content is within the safe circle of 80 % of the side. */
export function buildMaskableIconSvg(tokens: Tokens = designTokens): string {
  return buildSvg(endlessCase + compartments, formatRules('light', tokens), 40);
}
