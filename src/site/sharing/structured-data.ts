import { getShownLanguage, resolveText } from '#content/language/language.ts';
import { resolvePictureByTheme } from '#content/media/picture-by-theme.ts';
import { formatSchemaHours } from '#content/page/opening-hours.ts';
import { getMetadataText } from '#content/page/page-metadata.ts';
import { buildAbsoluteUrl } from '../absolute-url.ts';
import type { MenuItem, PageModel, SiteContext } from '../site-document.ts';
import type { PageSnippet } from './page-summary.ts';
import { buildSharingPictureUrl } from './sharing-picture-address.ts';

interface Graph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly object[];
}

/**
 * Builds schema.org data for a page. The home page describes the studio in full; other pages, and the work of
 * a case, reference it as publisher, with telephone and email.
 */
export function buildStructuredData(
  page: PageModel,
  summary: PageSnippet,
  site: Pick<SiteContext, 'settings' | 'media' | 'menu' | 'origin'>,
): Graph {
  const things =
    page.path === '/'
      ? [buildStudio(page, summary, site), buildWebsite(summary, site)]
      : [page.kind === 'case' ? buildWork(page, summary, site) : buildWebPage(page, summary, site)];
  const parent = page.path.split('/').length > 2 && findInMenu(site.menu, page.path.replace(/\/[^/]*$/, ''));
  if (parent) things.push(buildBreadcrumbs(parent, page, summary, site.origin));
  return { '@context': 'https://schema.org', '@graph': things };
}

type Site = Parameters<typeof buildStructuredData>[2];

function buildStudio(page: PageModel, summary: PageSnippet, { settings, media, origin }: Site): object {
  const { city, priceRange, startYear } = settings;
  const hours = formatSchemaHours(settings.openingHours);
  return withoutEmpty({
    ...buildPublisher({ settings, origin }),
    description: summary.description,
    address: city === '' ? '' : { '@type': 'PostalAddress', addressLocality: city },
    priceRange,
    openingHours: hours.length === 1 ? (hours[0] ?? '') : hours,
    foundingDate: String(startYear),
    image: origin + buildSharingPictureUrl(page, summary, settings),
    logo: origin + findLogoPath(settings, media),
  });
}

function buildPublisher({ settings, origin }: Pick<Site, 'settings' | 'origin'>): object {
  return withoutEmpty({
    '@type': 'ProfessionalService',
    '@id': getStudioId(origin),
    name: settings.studioName,
    url: `${origin}/`,
    telephone: settings.phoneNumber.trim(),
    email: settings.emailAddress.trim(),
  });
}

/**
 * Finds the path of the logo on light backgrounds for search engines; without a logo that of the site's icon.
 */
function findLogoPath({ logo }: SiteContext['settings'], media: SiteContext['media']): string {
  const { light = '' } = resolvePictureByTheme(logo) ?? {};
  const facts = media?.[light];
  return facts ? (facts.address ?? light) : '/icon-512.png';
}

function buildWebsite({ language }: PageSnippet, { settings, origin }: Site): object {
  return {
    '@type': 'WebSite',
    name: settings.studioName,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': getStudioId(origin) },
  };
}

function buildWebPage(page: PageModel, summary: PageSnippet, site: Site): object {
  const { language, title } = summary;
  return {
    '@type': 'WebPage',
    name: title,
    url: buildAbsoluteUrl(site.origin, page.path, language),
    inLanguage: language,
    publisher: buildPublisher(site),
  };
}

function buildWork(page: PageModel, summary: PageSnippet, { settings, origin }: Site): object {
  const { language, title, shownTitle } = summary;
  return withoutEmpty({
    '@type': 'CreativeWork',
    name: title,
    // The title written for sharing; the page's own title is not repeated here.
    headline: shownTitle === title ? '' : shownTitle,
    description: getMetadataText(page.metadata, 'description', language),
    url: buildAbsoluteUrl(origin, page.path, language),
    inLanguage: language,
    image: origin + buildSharingPictureUrl(page, summary, settings),
    creator: { '@id': getStudioId(origin) },
    publisher: buildPublisher({ settings, origin }),
  });
}

function buildBreadcrumbs(parent: MenuItem, page: PageModel, summary: PageSnippet, origin: string): object {
  const { language } = summary;
  const steps = [
    {
      name: resolveText(parent.title, language),
      item: buildAbsoluteUrl(origin, parent.path, getShownLanguage(parent.title, language)),
    },
    { name: summary.title, item: buildAbsoluteUrl(origin, page.path, language) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function findInMenu(items: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.path === path ? item : findInMenu(item.children, path);
    if (found) return found;
  }
  return undefined;
}

function getStudioId(origin: string): string {
  return `${origin}/#studio`;
}

function withoutEmpty(thing: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
