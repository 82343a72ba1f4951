import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { escapeXml, sitemapXml } from './sitemap.ts';

const parser = new new JSDOM('').window.DOMParser();

function parseXml(xml: string): Document {
  const document = parser.parseFromString(xml, 'application/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  return document;
}

const page = {
  identifier: 'werk',
  path: '/werk',
  title: { nl: 'Werk', en: 'Work' },
  robots: 'index,follow',
  updatedAt: '2026-11-21T09:00:00.000Z',
} as const;

function entriesOf(xml: string): Record<string, unknown>[] {
  return [...parseXml(xml).getElementsByTagName('url')].map((url) => ({
    loc: url.getElementsByTagName('loc')[0]?.textContent,
    lastmod: url.getElementsByTagName('lastmod')[0]?.textContent,
    alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }));
}

describe('the sitemap', () => {
  it('names a translated page in both languages, each with all its alternates', () => {
    const alternates = [
      ['alternate', 'nl', 'https://studio.example/werk'],
      ['alternate', 'en', 'https://studio.example/en/werk'],
      ['alternate', 'x-default', 'https://studio.example/werk'],
    ];
    expect(entriesOf(sitemapXml([page], 'https://studio.example'))).toEqual([
      { loc: 'https://studio.example/werk', lastmod: page.updatedAt, alternates },
      { loc: 'https://studio.example/en/werk', lastmod: page.updatedAt, alternates },
    ]);
  });

  it('names the root as / and /en', () => {
    const main = { ...page, identifier: 'main', path: '/' };
    expect(entriesOf(sitemapXml([main], 'https://studio.example')).map(({ loc }) => loc)).toEqual([
      'https://studio.example/',
      'https://studio.example/en',
    ]);
  });

  it('names an untranslated page in Dutch alone, without alternates', () => {
    for (const title of ['Werk', { nl: 'Werk' }, { nl: 'Werk', en: '' }]) {
      expect(entriesOf(sitemapXml([{ ...page, title }], 'https://studio.example'))).toEqual([
        { loc: 'https://studio.example/werk', lastmod: page.updatedAt, alternates: [] },
      ]);
    }
  });

  it('leaves out what is hidden from search engines, and the not-found page always', () => {
    const hidden = { ...page, robots: 'noindex,nofollow' } as const;
    const notFound = { ...page, identifier: '404', path: '/404' };
    expect(entriesOf(sitemapXml([hidden, notFound], 'https://studio.example'))).toEqual([]);
  });

  it('is a sitemap by its namespace', () => {
    const root = parseXml(sitemapXml([], 'https://studio.example')).documentElement;
    expect([root.localName, root.namespaceURI]).toEqual([
      'urlset',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    ]);
  });
});

describe('text in XML', () => {
  it('comes back as it was, whatever it holds, but for what XML cannot say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const root = parseXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`).documentElement;
        // XML reads every line ending as a line feed, and every space in an attribute as a space.
        const sayable = [...text.toWellFormed()]
          .filter((character) =>
            /[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(character),
          )
          .join('');
        expect(root.textContent).toBe(sayable.replace(/\r\n?/g, '\n'));
        expect(root.getAttribute('b')).toBe(sayable.replace(/\r\n/g, '\n').replace(/[\t\n\r]/g, ' '));
        expect(root.children).toHaveLength(0);
      }),
    );
  });

  it.each(['<', '>', '&', '"', "'", ']]>', '<!--', '&amp;'])('%s does not break it', (text) => {
    expect(
      parseXml(`<a b="${escapeXml(text)}" c='${escapeXml(text)}'/>`).documentElement.getAttribute('c'),
    ).toBe(text);
  });
});
