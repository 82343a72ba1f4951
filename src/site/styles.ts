import { blockDefinitions } from '#blocks/definitions.ts';
import prose from '#blocks/shared/prose.css?inline';
import { blockStyles } from '#blocks/styles.ts';
import { unknownBlockStyles } from '#blocks/unknown-block.styles.ts';
import type { PageBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { type Tokens, tokens } from '#tokens/resolve-tokens.ts';
import { renderTokensCss } from '#tokens/tokens-css.ts';
import button from '#ui/button/button.css?inline';
import { buildBackgroundCss } from './background-css.ts';
import type { RenderedPage } from './documents/document-parts.ts';
import { buildFontsCss, listKnownFonts } from './fonts.ts';
import { buildLayoutCss } from './layout-css.ts';
import base from './styles/base.css?inline';
import caseNeighbours from './styles/case-neighbours.css?inline';
import chrome from './styles/chrome.css?inline';
import composition from './styles/composition.css?inline';
import evening from './styles/evening.css?inline';
import headings from './styles/headings.css?inline';
import menu from './styles/menu.css?inline';
import preview from './styles/preview.css?inline';
import print from './styles/print.css?inline';
import transitions from './styles/transitions.css?inline';

const shared = [base, composition, button, chrome, menu, evening, transitions];

/** Lists the sheets of one document: those of every page and of its blocks, without tokens and fonts. */
export function listDocumentStyles(
  rendered: RenderedPage | undefined,
  isPreview: boolean,
  { font }: Pick<Tokens, 'font'>,
): string[] {
  const blocks = isPreview
    ? [...Object.values(blockStyles).flat(), ...unknownBlockStyles]
    : [...(rendered?.analysis.types ?? [])].flatMap(getTypeStyles);
  // System messages need the styles of running text, too.
  if (!rendered) blocks.push(prose);
  const isCase = rendered?.page.kind === 'case';
  if (isPreview || font.heading !== font.text) blocks.push(headings);
  const whole = [...shared, ...blocks, isCase || isPreview ? caseNeighbours : '', print];
  return [...new Set(isPreview ? [...whole, preview] : whole)];
}

function getTypeStyles(type: string): readonly string[] {
  return blockDefinitions.has(type) ? (blockStyles[type] ?? []) : unknownBlockStyles;
}

/** Builds the styles of one page: its layout, its background, and its blocks on tablets and phones. */
export function buildPageStyles(
  rendered: RenderedPage | undefined,
  background: PageBackground,
  { color }: Tokens,
): string {
  const layout = rendered?.page.layout ?? defaultLayout;
  return buildLayoutCss(layout) + buildBackgroundCss(background, color) + (rendered?.deviceCss ?? '');
}

/**
 * Builds tokens and fonts for the editor's document: all fonts of the product; browsers load only used ones.
 */
export function buildAdminStyles(): string {
  return renderTokensCss(tokens) + buildFontsCss(tokens.font, listKnownFonts(), listKnownFonts());
}
