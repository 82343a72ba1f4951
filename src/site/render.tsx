import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { blockDefinitions } from '#blocks/definitions.ts';
import { type BlockFailed, renderVisitorBlocks } from '#blocks/render-visitor-blocks.tsx';
import { type PictureProps, preloadPicture } from '#blocks/shared/picture.tsx';
import { hasRole } from '#content/block.ts';
import { hasLanguage, type Language, resolveText } from '#content/language.ts';
import { walkVisibleBlocks } from '#content/slots.ts';
import builtInNotice from './built-in/built-in-notice.css?inline';
import { BuiltInNotice } from './built-in/built-in-notice.tsx';
import { CaseNeighboursNav } from './cases/case-neighbours.tsx';
import { ErrorMessage, NotFoundMessage } from './chrome/messages.tsx';
import { absolute, Document, type DocumentProps } from './document.tsx';
import { Gate } from './gate/gate.tsx';
import { gateStyles } from './gate/gate-styles.ts';
import { gateWords } from './gate/gate-words.ts';
import { UnlockedBar } from './gate/unlocked-bar.tsx';
import { neededStyles } from './needed-styles.ts';
import { OfflineMessage } from './offline/offline-message.tsx';
import { offlineWords } from './offline/offline-words.ts';
import { PageView, pageContext } from './page-view.tsx';
import { PreviewSkeleton } from './preview/preview-skeleton.tsx';
import { scriptJson } from './script-json.ts';
import { HeadMeta } from './sharing/head-meta.tsx';
import { languageShown, summarizePage } from './sharing/page-summary.ts';
import { structuredData } from './sharing/structured-data.ts';
import type { PageModel, PreviewContext, SiteContext, SiteDocument } from './site-document.ts';
import { documentStyles, pageStyles } from './styles.ts';
import { withPauses } from './with-pauses.ts';
import { words } from './words.ts';

export type { BlockFailed } from '#blocks/render-visitor-blocks.tsx';
export { fonts } from './fonts.ts';
export { headScript } from './head-script.ts';
export { faviconSvg, iconSvg, maskableIconSvg, squareIconSvg } from './icons/icon.ts';
export { themeColors } from './icons/theme-colors.ts';
export { type ScriptWords, wordsOf } from './needed-styles.ts';
export { offlinePath } from './offline/offline-page.ts';
export { pageChangeScript } from './page-change-script.ts';
export { pressScript } from './press-script.ts';
export { type PageSummary, summarizePage } from './sharing/page-summary.ts';
export { pageOfSharingPicture, sharingPictureAddress } from './sharing/sharing-picture-address.ts';
export type { PageModel, SiteAssets, SiteContext, SiteDocument } from './site-document.ts';
export { speculationRules } from './speculation-rules.ts';
export { adminStyles } from './styles.ts';

interface RenderOptions {
  /** True for the editor's frame. */
  readonly preview?: boolean;
  /** Is told of every block that could not be rendered; the document comes without it. */
  readonly failed?: (failure: BlockFailed) => void;
}

/** Renders a whole HTML document at once. Pure: the same input gives the same bytes. */
export function renderDocument(document: SiteDocument, site: SiteContext, options?: RenderOptions): string {
  const steps = renderSteps(document, site, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same bytes, rendered with pauses in which other requests are answered: no page holds them up, however long. */
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
  const page = 'page' in document ? document.page : undefined;
  const rendered = page && (yield* renderPage(page, document.language, site, { preview, failed }));
  yield;
  const visible = page
    ? [...walkVisibleBlocks(blockDefinitions, page.overview)].map(({ block }) => block)
    : [];
  const hasContact = visible.some((block) => hasRole(blockDefinitions, block, 'contact'));
  const props: Omit<DocumentProps, 'children'> = {
    site,
    language: document.language,
    path: pathOf(document),
    title: titleOf(document),
    ...aboutPage(document, site),
    robots: document.type === 'page' ? document.page.robots : 'noindex,nofollow',
    links: document.type === 'page' ? links(document.page, document.language, site.origin) : [],
    background: page?.background,
    pageStyles: pageStyles(page),
    withContact: !hasContact,
    previewContext: preview ? previewContext(document, site) : undefined,
  };
  yield;
  const html = renderToString(
    <Document {...props}>
      {rendered?.pictures.map((picture) => (
        <Preload key={picture.src} {...picture} />
      ))}
      {preview && !isShown(document) && <PreviewSkeleton language={document.language} />}
      <Main document={document} preview={preview} page={rendered?.view} />
    </Document>,
  );
  const sheets = [
    ...documentStyles(new Set(visible.map((block) => block.type)), page, preview),
    gateStyles(document.type),
    document.type === 'built-in-case' ? builtInNotice : '',
  ];
  if (preview) return `<!doctype html>${withStyles(html, neededStyles(sheets, html))}`;
  const gated = document.type === 'locked' ? withScript(html, site.assets.gate) : html;
  const complete = withLoader(gated, site.assets.loader);
  return `<!doctype html>${withStyles(complete, neededStyles(sheets, complete, site.assets.words))}`;
}

interface RenderedPage {
  readonly view: ReactNode;
  /** Those that the document asks for before it gets to them. */
  readonly pictures: readonly PictureProps[];
}

function* renderPage(
  page: PageModel,
  language: Language,
  { settings, assets }: SiteContext,
  { preview, failed }: Required<RenderOptions>,
): Generator<undefined, RenderedPage> {
  const pictures: PictureProps[] = [];
  const context = pageContext({
    content: page,
    language,
    media: page.media,
    contact: settings,
    islands: { runtime: assets.islandRuntime, modules: assets.islands },
    preview,
    preload: (picture) => pictures.push(picture),
  });
  const { elements, mainHeading } = yield* renderVisitorBlocks(
    blockDefinitions,
    page.overview,
    context,
    failed,
  );
  const view = (
    <PageView content={page} context={context} hasHeading={mainHeading} studioName={settings.studioName}>
      {elements}
    </PageView>
  );
  return { view, pictures };
}

/** Renders nothing itself: it puts a link into the document's head. */
function Preload(picture: PictureProps) {
  preloadPicture(picture);
  return null;
}

/** Whether the document shows the page that was asked for. */
function isShown(
  document: SiteDocument,
): document is Extract<SiteDocument, { readonly type: 'page' | 'unlocked' }> {
  return document.type === 'page' || document.type === 'unlocked';
}

/** Only a page that turned out to hold an island loads what finds islands. */
function withLoader(html: string, loader: string): string {
  if (!html.includes('data-island="')) return html;
  return withScript(html, loader);
}

function withScript(html: string, address: string): string {
  return html.replace('</head>', () => `<script type="module" src="${address}"></script></head>`);
}

/** Before the page's own styles, in the first element of that kind. */
function withStyles(html: string, css: string): string {
  return html.replace('<style>', (opening) => opening + css);
}

interface MainProps {
  readonly document: SiteDocument;
  readonly preview: boolean;
  /** The document's page as it was rendered. */
  readonly page: ReactNode;
}

function Main({ document, preview, page }: MainProps) {
  const { language } = document;
  if (document.type === 'locked') {
    const { identifier, path, issue } = document;
    return <Gate {...{ language, identifier, path, issue }} isOpen={!preview} />;
  }
  if (document.type === 'offline') return <OfflineMessage language={language} />;
  if (document.type === 'error') return <ErrorMessage language={language} path={document.path} />;
  if (!document.page) return <NotFoundMessage language={language} />;
  const neighbours = isShown(document) ? document.neighbours : undefined;
  return (
    <>
      {document.type === 'unlocked' && !preview && (
        <UnlockedBar language={language} identifier={document.page.identifier} />
      )}
      {document.type === 'built-in-case' && <BuiltInNotice language={language} path={document.path} />}
      {page}
      {neighbours && <CaseNeighboursNav neighbours={neighbours} language={language} />}
    </>
  );
}

function pathOf(document: SiteDocument): string {
  return isShown(document) ? (document.path ?? document.page.path) : document.path;
}

function titleOf(document: SiteDocument): string {
  const say = words[document.language];
  if (document.type === 'locked') return gateWords[document.language].pageTitle;
  if (document.type === 'error') return say.error.title;
  if (document.type === 'offline') return offlineWords[document.language].title;
  const title = document.page ? resolveText(document.page.title, document.language) : '';
  return title === '' && document.type === 'not-found' ? say.notFound.title : title;
}

/** What others show of a page. Messages of the site itself say nothing of their own. */
function aboutPage(
  document: SiteDocument,
  site: SiteContext,
): Pick<DocumentProps, 'description' | 'sharing' | 'structuredData'> {
  if (document.type !== 'page') return { description: '', sharing: null, structuredData: undefined };
  const { page, language } = document;
  const { settings, origin } = site;
  const summary = summarizePage(page, settings, language);
  const data = page.robots === 'index,follow' ? structuredData(page, summary, site) : undefined;
  return {
    description: summary.description,
    sharing: <HeadMeta page={page} summary={summary} settings={settings} origin={origin} />,
    structuredData: data && scriptJson(data),
  };
}

/**
 * Canonical and hreflang. A page without a title in the language shows the Dutch texts, so its canonical
 * address is the Dutch one and it stays out of hreflang. A page hidden from search engines names no address:
 * there is none that they should keep.
 */
function links(page: PageModel, language: Language, origin: string): DocumentProps['links'] {
  if (page.robots !== 'index,follow') return [];
  const canonical = { rel: 'canonical', href: absolute(origin, page.path, languageShown(page, language)) };
  if (!hasLanguage(page.title, 'en')) return [canonical];
  return [
    canonical,
    { rel: 'alternate', hrefLang: 'nl', href: absolute(origin, page.path, 'nl') },
    { rel: 'alternate', hrefLang: 'en', href: absolute(origin, page.path, 'en') },
    { rel: 'alternate', hrefLang: 'x-default', href: absolute(origin, page.path, 'nl') },
  ];
}

/** What the live preview needs and the editor does not send. */
function previewContext(document: SiteDocument, site: SiteContext): string {
  const context: PreviewContext = {
    // The not-found page stands in for a page that has not been published: it is not the one being edited.
    documentId: isShown(document) ? document.page.id : undefined,
    path: pathOf(document),
    neighbours: isShown(document) ? document.neighbours : undefined,
    site: { settings: site.settings, menu: site.menu, year: site.year, privacyPath: site.privacyPath },
  };
  return scriptJson(context);
}
