import {
  defaultLanguage,
  type Language,
  languageFacts,
  languageShown,
  languagesOf,
} from '#content/language/language.ts';
import { absolute } from '../absolute.ts';
import { scriptJson } from '../script-json.ts';
import { HeadMeta } from '../sharing/head-meta.tsx';
import { summarizePage } from '../sharing/page-summary.ts';
import { structuredData } from '../sharing/structured-data.ts';
import type { PageModel, SiteContext } from '../site-document.ts';
import type { DocumentHead } from './document-parts.ts';

/** What others show of a page, and whether and where they find it. */
export function pageHead(page: PageModel, language: Language, site: SiteContext): DocumentHead {
  const { settings, origin } = site;
  const summary = summarizePage(page, settings, language);
  const isPublic = page.robots === 'index,follow';
  return {
    robots: page.robots,
    links: isPublic ? links(page, language, origin) : [],
    description: summary.description,
    sharing: <HeadMeta page={page} summary={summary} settings={settings} origin={origin} />,
    structuredData: isPublic ? scriptJson(structuredData(page, summary, site)) : undefined,
  };
}

/**
 * Canonical and hreflang. A page without a title in the language shows the texts of the default one, so its
 * canonical address is that one's and it stays out of hreflang. A page hidden from search engines names no address:
 * there is none that they should keep.
 */
function links(page: PageModel, language: Language, origin: string): DocumentHead['links'] {
  const canonical = {
    rel: 'canonical',
    href: absolute(origin, page.path, languageShown(page.title, language)),
  };
  const translations = languagesOf(page.title);
  if (translations.length === 1) return [canonical];
  const alternate = (hrefLang: string, code: Language) => ({
    rel: 'alternate',
    hrefLang,
    href: absolute(origin, page.path, code),
  });
  return [
    canonical,
    ...translations.map((code) => alternate(languageFacts[code].hreflang, code)),
    alternate('x-default', defaultLanguage),
  ];
}
