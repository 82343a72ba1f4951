import {
  defaultLanguage,
  getShownLanguage,
  type Language,
  languageFacts,
  listShownLanguages,
  resolveText,
} from '#content/language/language.ts';
import { getMetadataText } from '#content/page/page-metadata.ts';
import { buildAbsoluteUrl } from '../absolute-url.ts';
import { CaseNeighboursNav } from '../cases/case-neighbours.tsx';
import unlockedStyles from '../gate/unlocked.css?inline';
import { UnlockedBar } from '../gate/unlocked-bar.tsx';
import { serializeScriptJson } from '../script-json.ts';
import { HeadMeta } from '../sharing/head-meta.tsx';
import { summarizePage } from '../sharing/page-summary.ts';
import { buildStructuredData } from '../sharing/structured-data.ts';
import type { DocumentOf, PageModel, SiteContext } from '../site-document.ts';
import {
  type DocumentContext,
  type DocumentHead,
  type DocumentParts,
  privateHead,
} from './document-parts.ts';
import { renderPage } from './render-page.tsx';

/** Renders a public page. */
export function* renderPageParts(
  document: DocumentOf<'page' | 'unlocked'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const { page: model, language, neighbours } = document;
  const page = yield* renderPage(model, language, context);
  const shown = getShownLanguage(model.title, language);
  return {
    title: getMetadataText(model.metadata, 'title', shown) || resolveText(model.title, language),
    path: document.path ?? model.path,
    head: buildPageHead(model, language, context.site),
    page,
    styles: [],
    scripts: [],
    main: (
      <>
        {page.view}
        {neighbours && <CaseNeighboursNav neighbours={neighbours} imageHosts={context.site.imageHosts} />}
      </>
    ),
    asked: { id: model.id, neighbours },
  };
}

/** Renders a protected page for a visitor with access, with a bar that says so. */
export function* renderUnlockedParts(
  document: DocumentOf<'page' | 'unlocked'>,
  context: DocumentContext,
): Generator<undefined, DocumentParts> {
  const parts = yield* renderPageParts(document, context);
  const bar = <UnlockedBar identifier={document.page.identifier} />;
  return {
    ...parts,
    head: privateHead,
    styles: [unlockedStyles],
    main: (
      <>
        {!context.preview && bar}
        {parts.main}
      </>
    ),
  };
}

/** Builds the head of a page for search engines and social networks. */
function buildPageHead(page: PageModel, language: Language, site: SiteContext): DocumentHead {
  const { settings, origin } = site;
  const summary = summarizePage(page, settings, language);
  const isPublic = page.robots === 'index,follow';
  return {
    robots: page.robots,
    links: isPublic ? links(page, language, origin) : [],
    description: summary.description,
    sharing: <HeadMeta page={page} summary={summary} settings={settings} origin={origin} />,
    structuredData: isPublic ? serializeScriptJson(buildStructuredData(page, summary, site)) : undefined,
  };
}

/**
 * Builds canonical and hreflang links. A page without a title in the language shows the default language, so
 * its canonical URL is that one's and it has no hreflang. A page hidden from search engines has neither.
 */
function links(page: PageModel, language: Language, origin: string): DocumentHead['links'] {
  const canonical = {
    rel: 'canonical',
    href: buildAbsoluteUrl(origin, page.path, getShownLanguage(page.title, language)),
  };
  const translations = listShownLanguages(page.title);
  if (translations.length === 1) return [canonical];
  const createAlternate = (hrefLang: string, code: Language) => ({
    rel: 'alternate',
    hrefLang,
    href: buildAbsoluteUrl(origin, page.path, code),
  });
  return [
    canonical,
    ...translations.map((code) => createAlternate(languageFacts[code].hreflang, code)),
    createAlternate('x-default', defaultLanguage),
  ];
}
