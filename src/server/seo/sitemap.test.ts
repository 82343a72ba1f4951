import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { escapeXml, getPartPath, readPartNumber, renderSitemap, renderSitemapIndex } from './sitemap.ts';

const parser = new new JSDOM('').window.DOMParser();

function parseXml(xml: string): Document {
  const document = parser.parseFromString(xml, 'application/xml');
  expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
  return document;
}

const page = {
  path: '/werk',
  title: { nl: 'Werk', en: 'Work' },
  updatedAt: '2026-11-21T09:00:00.000Z',
} as const;

function parseEntries(xml: string): Record<string, unknown>[] {
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
  it('lists a translated page in both languages, each with all alternates', () => {
    const alternates = [
      ['alternate', 'nl', 'https://studio.example/werk'],
      ['alternate', 'en', 'https://studio.example/en/werk'],
      ['alternate', 'x-default', 'https://studio.example/werk'],
    ];
    expect(parseEntries(renderSitemap([page], 'https://studio.example'))).toEqual([
      { loc: 'https://studio.example/werk', lastmod: page.updatedAt, alternates },
      { loc: 'https://studio.example/en/werk', lastmod: page.updatedAt, alternates },
    ]);
  });

  it('lists the home page as / and /en', () => {
    const main = { ...page, path: '/' };
    expect(parseEntries(renderSitemap([main], 'https://studio.example')).map(({ loc }) => loc)).toEqual([
      'https://studio.example/',
      'https://studio.example/en',
    ]);
  });

  it('lists an untranslated page in Dutch only, without alternates', () => {
    for (const title of ['Werk', { nl: 'Werk' }, { nl: 'Werk', en: '' }]) {
      expect(parseEntries(renderSitemap([{ ...page, title }], 'https://studio.example'))).toEqual([
        { loc: 'https://studio.example/werk', lastmod: page.updatedAt, alternates: [] },
      ]);
    }
  });

  it('lists its parts in an index', () => {
    const index = parseXml(renderSitemapIndex([1, 3], 'https://studio.example'));
    expect([...index.getElementsByTagName('loc')].map(({ textContent }) => textContent)).toEqual([
      'https://studio.example/sitemap-1.xml',
      'https://studio.example/sitemap-3.xml',
    ]);
    const { localName, namespaceURI } = index.documentElement;
    expect([localName, namespaceURI]).toEqual([
      'sitemapindex',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    ]);
  });

  it('accepts only part numbers as it writes them', () => {
    expect(['1', '20', '999999'].map(readPartNumber)).toEqual([1, 20, 999_999]);
    for (const other of ['', '0', '01', '1e3', '-1', '1.5', ' 1', '1000000', 'x', '١']) {
      expect(readPartNumber(other), other).toBeUndefined();
    }
    expect(getPartPath(20)).toBe('/sitemap-20.xml');
  });

  it('has the sitemap namespace', () => {
    const root = parseXml(renderSitemap([], 'https://studio.example')).documentElement;
    expect([root.localName, root.namespaceURI]).toEqual([
      'urlset',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    ]);
  });
});

describe('escapeXml', () => {
  it('keeps any text intact, except for characters that XML does not allow', () => {
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

  it.each(['<', '>', '&', '"', "'", ']]>', '<!--', '&amp;'])('escapes %s in attributes', (text) => {
    expect(
      parseXml(`<a b="${escapeXml(text)}" c='${escapeXml(text)}'/>`).documentElement.getAttribute('c'),
    ).toBe(text);
  });
});
