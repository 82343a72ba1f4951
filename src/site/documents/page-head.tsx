import { hasLanguage, type Language } from '#content/language.ts';
import { absolute } from '../absolute.ts';
import { scriptJson } from '../script-json.ts';
import { HeadMeta } from '../sharing/head-meta.tsx';
import { languageShown, summarizePage } from '../sharing/page-summary.ts';
import { structuredData } from '../sharing/structured-data.ts';
import type { PageModel, SiteContext } from '../site-document.ts';
import type { DocumentHead } from './document-parts.ts';

/** What others show of a page, and whether and where they find it. */
export function pageHead(page: PageModel, language: Language, site: SiteContext): DocumentHead {
  const { settings, origin } = site;
  const summary = summarizePage(page, settings, language);
  const isPublic = page.robots === 'index,follow';
  const data = isPublic ? structuredData(page, summary, site) : undefined;
  return {
    robots: page.robots,
    links: isPublic ? links(page, language, origin) : [],
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
function links(page: PageModel, language: Language, origin: string): DocumentHead['links'] {
  const canonical = { rel: 'canonical', href: absolute(origin, page.path, languageShown(page, language)) };
  if (!hasLanguage(page.title, 'en')) return [canonical];
  return [
    canonical,
    { rel: 'alternate', hrefLang: 'nl', href: absolute(origin, page.path, 'nl') },
    { rel: 'alternate', hrefLang: 'en', href: absolute(origin, page.path, 'en') },
    { rel: 'alternate', hrefLang: 'x-default', href: absolute(origin, page.path, 'nl') },
  ];
}
