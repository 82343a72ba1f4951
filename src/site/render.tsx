import { renderToString } from 'react-dom/server';
import { blockDefinitions } from '#blocks/definitions.ts';
import { hasLanguage, type Language, resolveText } from '#content/language.ts';
import { walkVisibleBlocks } from '#content/slots.ts';
import { ErrorMessage, LockedMessage, NotFoundMessage } from './chrome/messages.tsx';
import { absolute, Document, type DocumentProps } from './document.tsx';
import { OfflineMessage } from './offline/offline-message.tsx';
import { offlineWords } from './offline/offline-words.ts';
import { PageView } from './page-view.tsx';
import type { PageModel, PreviewContext, SiteContext, SiteDocument } from './site-document.ts';
import { documentStyles } from './styles.ts';
import { words } from './words.ts';

export { fonts } from './fonts.ts';
export { headScript } from './head-script.ts';
export { offlinePath } from './offline/offline-page.ts';
export type { PageModel, SiteAssets, SiteContext, SiteDocument } from './site-document.ts';
export { speculationRules } from './speculation-rules.ts';
export { adminStyles } from './styles.ts';

/** Draws a whole HTML document. Pure: the same input gives the same bytes. */
export function renderDocument(document: SiteDocument, site: SiteContext, preview = false): string {
  const page = 'page' in document ? document.page : undefined;
  const visible = page
    ? [...walkVisibleBlocks(blockDefinitions, page.overview)].map(({ block }) => block)
    : [];
  const hasContact = visible.some((block) => block.type === 'contact');
  const props: Omit<DocumentProps, 'children'> = {
    site,
    language: document.language,
    path: pathOf(document),
    title: titleOf(document),
    robots: document.type === 'page' ? document.page.robots : 'noindex,nofollow',
    links: document.type === 'page' ? links(document.page, document.language, site.origin) : [],
    styles: documentStyles(new Set(visible.map((block) => block.type)), page, preview),
    withContact: !hasContact && document.type !== 'error',
    previewContext: preview ? previewContext(document, site) : undefined,
  };
  const html = renderToString(
    <Document {...props}>
      <Main document={document} site={site} preview={preview} />
    </Document>,
  );
  return `<!doctype html>${preview ? html : withLoader(html, site.assets.loader)}`;
}

/** Only a page that turned out to hold an island loads what finds islands. */
function withLoader(html: string, loader: string): string {
  if (!html.includes('data-island="')) return html;
  return html.replace('</head>', () => `<script type="module" src="${loader}"></script></head>`);
}

function Main({ document, site, preview }: { document: SiteDocument; site: SiteContext; preview: boolean }) {
  const { language } = document;
  if (document.type === 'locked') return <LockedMessage language={language} />;
  if (document.type === 'offline') return <OfflineMessage language={language} />;
  if (document.type === 'error') return <ErrorMessage language={language} path={document.path} />;
  if (!document.page) return <NotFoundMessage language={language} />;
  const { assets, settings } = site;
  return (
    <PageView
      content={document.page}
      language={language}
      media={document.page.media}
      contact={settings}
      islands={{ runtime: assets.islandRuntime, modules: assets.islands }}
      preview={preview}
    />
  );
}

function pathOf(document: SiteDocument): string {
  return document.type === 'page' ? document.page.path : document.path;
}

function titleOf(document: SiteDocument): string {
  const say = words[document.language];
  if (document.type === 'locked') return say.locked.title;
  if (document.type === 'error') return say.error.title;
  if (document.type === 'offline') return offlineWords[document.language].title;
  const title = document.page ? resolveText(document.page.title, document.language) : '';
  return title === '' && document.type === 'not-found' ? say.notFound.title : title;
}

/**
 * Canonical and hreflang. A page without a title in the language shows the Dutch texts, so its canonical
 * address is the Dutch one and it stays out of hreflang.
 */
function links(page: PageModel, language: Language, origin: string): DocumentProps['links'] {
  const english = hasLanguage(page.title, 'en');
  const own = language === 'en' && english ? 'en' : 'nl';
  const canonical = { rel: 'canonical', href: absolute(origin, page.path, own) };
  if (!english) return [canonical];
  return [
    canonical,
    { rel: 'alternate', hrefLang: 'nl', href: absolute(origin, page.path, 'nl') },
    { rel: 'alternate', hrefLang: 'en', href: absolute(origin, page.path, 'en') },
    { rel: 'alternate', hrefLang: 'x-default', href: absolute(origin, page.path, 'nl') },
  ];
}

/** What the live preview needs and the editor does not send. `<` is escaped: it stands in a script. */
function previewContext(document: SiteDocument, site: SiteContext): string {
  const context: PreviewContext = {
    // The not-found page stands in for a page that has not been published: it is not the one being edited.
    documentId: document.type === 'page' ? document.page.id : undefined,
    path: pathOf(document),
    site: { settings: site.settings, menu: site.menu, year: site.year },
  };
  return JSON.stringify(context).replaceAll('<', '\\u003c');
}
