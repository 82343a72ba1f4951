import { renderToString } from 'react-dom/server';
import type { FailedBlock } from '#blocks/render-visitor-blocks.tsx';
import { Document } from './document.tsx';
import { type DocumentContext, type DocumentParts, privateHead } from './documents/document-parts.ts';
import { renderDocumentParts } from './documents/render-document-parts.ts';
import { buildArrowsCss, buildFontsCss, hasArrows, listKnownFonts } from './fonts.ts';
import { selectNeededStyles } from './needed-styles.ts';
import { keepMoment } from './past/keep-moment.ts';
import momentStyles from './past/moment-bar.css?inline';
import { PreviewSkeleton } from './preview/preview-skeleton.tsx';
import { serializeScriptJson } from './script-json.ts';
import {
  type PreviewContext,
  resolveSiteTokens,
  type SiteContext,
  type SiteDocument,
} from './site-document.ts';
import { listDocumentStyles } from './styles.ts';

export { findNextPictures } from '#blocks/next-picture.ts';
export type { FailedBlock } from '#blocks/render-visitor-blocks.tsx';
export {
  buildFaviconSvg as faviconSvg,
  buildIconSvg as iconSvg,
  buildMaskableIconSvg as maskableIconSvg,
  buildSquareIconSvg as squareIconSvg,
} from '#ui/site-icon/site-icon.ts';
export { bundledFonts } from './bundled-fonts.ts';
export { headScript, rootScript } from './head-script.ts';
export {
  buildIconUrl as iconAddress,
  findFavicon as shownFavicon,
  getIconVersion as iconVersion,
} from './icons/icon-url.ts';
export { getThemeColors } from './icons/theme-colors.ts';
export { listScriptWords as wordsOfScript, type ScriptWords } from './needed-styles.ts';
export { offlinePath } from './offline/offline-page.ts';
export { publicScript } from './public-script.ts';
export { type PageSnippet, summarizePage } from './sharing/page-summary.ts';
export {
  buildSharingPictureUrl as sharingPictureAddress,
  findHeroFocalPoint,
  parseSharingPictureUrl as pageOfSharingPicture,
} from './sharing/sharing-picture-address.ts';
export type {
  CaseNeighbours as ShownNeighbours,
  PageModel,
  ShownClientSpace,
  SiteAssets,
  SiteContext,
  SiteDocument,
} from './site-document.ts';
export { speculationRules } from './speculation-rules.ts';
export { buildAdminStyles as adminStyles } from './styles.ts';
export { themedPreloadScript } from './themed-preload-script.ts';

interface RenderOptions {
  /** True for the editor's frame. */
  readonly preview?: boolean;
  /** Called for every block that failed to render; the document omits it. */
  readonly failed?: (failure: FailedBlock) => void;
}

/** Renders a whole HTML document synchronously. Deterministic for its input. */
export function renderDocument(document: SiteDocument, site: SiteContext, options?: RenderOptions): string {
  const steps = renderSteps(document, site, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Renders the same bytes with pauses for other requests, so that a long page does not block the server. */
export function renderDocumentInSteps(
  document: SiteDocument,
  site: SiteContext,
  options?: RenderOptions,
): Promise<string> {
  return withPauses(renderSteps(document, site, options));
}

function* renderSteps(
  document: SiteDocument,
  site: SiteContext,
  { preview = false, failed = () => undefined }: RenderOptions = {},
): Generator<undefined, string> {
  const context: DocumentContext = { site, preview, failed };
  const parts = yield* addMomentBar(renderDocumentParts(document, context), site);
  yield;
  const html = renderToString(
    <Document
      {...{ site, parts, language: document.language }}
      previewContext={preview ? buildPreviewContext(parts, site) : undefined}
    >
      {preview && !parts.asked && <PreviewSkeleton />}
      {parts.main}
    </Document>,
  );
  yield;
  return complete(site.moment ? keepMoment(html, site.moment) : html, parts, context);
}

/** Adds the bar of the site history and excludes the document from search engines. */
function* addMomentBar(
  rendering: Generator<undefined, DocumentParts>,
  { moment }: SiteContext,
): Generator<undefined, DocumentParts> {
  const parts = yield* rendering;
  return moment ? { ...parts, head: privateHead, styles: [...parts.styles, momentStyles] } : parts;
}

/** Completes the document with its styles and, on the public site, its scripts. */
function complete(html: string, parts: DocumentParts, { site, preview }: DocumentContext): string {
  const tokens = resolveSiteTokens(site);
  const known = listKnownFonts(site.fonts);
  // The editor's frame declares all fonts so that a chosen one shows immediately; browsers load only used
  // ones.
  const others = preview ? known : [];
  const fonts = buildFontsCss(tokens.font, known, others);
  const arrows = preview || hasArrows(html) ? buildArrowsCss(tokens.font, known, others) : '';
  const sheets = [fonts, arrows, ...listDocumentStyles(parts.page, preview, tokens), ...parts.styles];
  const { loader, words } = site.assets;
  if (preview) return `<!doctype html>${withStyles(html, selectNeededStyles(sheets, html, { tokens }))}`;
  // Only a page with an island needs the island loader.
  const scripts = html.includes('data-island="') ? [...parts.scripts, loader] : parts.scripts;
  const scripted = scripts.reduce(withScript, html);
  return `<!doctype html>${withStyles(scripted, selectNeededStyles(sheets, scripted, { tokens, scripts: words }))}`;
}

function withScript(html: string, address: string): string {
  return html.replace('</head>', () => `<script type="module" src="${address}"></script></head>`);
}

/** Inserts the styles into the first style element, before the page's own. */
function withStyles(html: string, css: string): string {
  return html.replace('<style>', (opening) => opening + css);
}

/** Builds the data that the live preview needs and the editor does not send. */
function buildPreviewContext({ path, asked }: DocumentParts, site: SiteContext): string {
  const { settings, media, menu, menuCases, year, imageHosts, privacyPath, fonts } = site;
  const context: PreviewContext = {
    // The not-found page replaces an unpublished one and is not the page being edited.
    documentId: asked?.id,
    path,
    neighbours: asked?.neighbours,
    site: { settings, media, menu, menuCases, year, imageHosts, privacyPath, fonts },
  };
  return serializeScriptJson(context);
}

/** ms of work between pauses. */
const longestTurn = 8;

/** Runs the steps and yields to the event loop in between. */
async function withPauses<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let turn = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - turn < longestTurn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}
