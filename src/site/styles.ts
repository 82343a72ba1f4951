import { blockDefinitions } from '#blocks/definitions.ts';
import prose from '#blocks/shared/prose.css?inline';
import { blockStyles } from '#blocks/styles.ts';
import { unknownBlockStyles } from '#blocks/unknown-block.styles.ts';
import type { PageBackground } from '#content/background.ts';
import { defaultLayout } from '#content/layout.ts';
import button from '#ui/button/button.css?inline';
import { type Tokens, tokens } from '#ui/tokens.ts';
import { tokensCss } from '#ui/tokens-css.ts';
import { backgroundCss } from './background-css.ts';
import type { RenderedPage } from './documents/document-parts.ts';
import { fontsCss } from './fonts.ts';
import { layoutCss } from './layout-css.ts';
import type { PageModel } from './site-document.ts';
import base from './styles/base.css?inline';
import caseNeighbours from './styles/case-neighbours.css?inline';
import chrome from './styles/chrome.css?inline';
import preview from './styles/preview.css?inline';
import print from './styles/print.css?inline';
import transitions from './styles/transitions.css?inline';

const shared = [fontsCss(), base, button, chrome, transitions];

/** The sheets of one document: what every page has, and those of the blocks on it. Tokens come apart. */
export function documentStyles(rendered: RenderedPage | undefined, isPreview: boolean): string[] {
  const blocks = isPreview
    ? [...Object.values(blockStyles).flat(), ...unknownBlockStyles]
    : [...(rendered?.analysis.types ?? [])].flatMap(stylesOfType);
  // The messages of the site itself are running text, too.
  if (!rendered) blocks.push(prose);
  const isCase = rendered?.page.kind === 'case';
  const whole = [...shared, ...blocks, isCase || isPreview ? caseNeighbours : '', print];
  return [...new Set(isPreview ? [...whole, preview] : whole)];
}

function stylesOfType(type: string): readonly string[] {
  return blockDefinitions.has(type) ? (blockStyles[type] ?? []) : unknownBlockStyles;
}

/** The styles that belong to one page alone: its layout and its background. */
export function pageStyles(
  page: PageModel | undefined,
  background: PageBackground,
  { color }: Tokens,
): string {
  return layoutCss(page?.layout ?? defaultLayout) + backgroundCss(background, color);
}

/** Tokens and fonts, for the admin screens' document. */
export function adminStyles(): string {
  return tokensCss(tokens) + fontsCss();
}
