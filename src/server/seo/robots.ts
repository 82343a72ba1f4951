/**
 * What crawlers are asked to leave alone: what is no page. Whole segments only, so that a page may be named
 * `administratie`. Pages hidden from search engines are not listed here: a crawler that may not read them
 * could not read their `noindex` either.
 */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin$',
    'Disallow: /admin/',
    'Disallow: /api$',
    'Disallow: /api/',
    'Disallow: /*?preview',
    'Disallow: /*&preview',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
