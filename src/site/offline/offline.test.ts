import { describe, expect, it } from 'vitest';
import { decideCaching, listEvictions } from './cache-policy.ts';
import { buildOfflineUrl, listAssets, listCachedPages, parseDocumentTitle } from './offline-page.ts';
import { classifyRequest, classifyUrl, type RequestFacts, staticRoutes } from './request-kind.ts';
import { isVisitMessage } from './visit-message.ts';

const origin = 'https://studio.example';
const asked = (path: string, how: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  url: new URL(path, origin).href,
  destination: 'document',
  referrer: '',
  ranged: false,
  ...how,
});
const kind = (path: string, how?: Partial<RequestFacts>) => classifyRequest(asked(path, how), origin);
const onPage = { destination: 'image', referrer: `${origin}/cases` };

describe('the service worker', () => {
  it.each(['/', '/en', '/cases/shell?utm_source=brief', '/frames', '/administratie', '/offline'])(
    'caches the page %s',
    (path) => expect(kind(path)).toBe('page'),
  );

  it('caches the assets and media of pages', () => {
    expect(kind('/assets/chrome-1.js', { destination: 'script', referrer: `${origin}/` })).toBe('asset');
    expect(kind('/media/1/a.jpg?w=640&f=avif', onPage)).toBe('media');
  });

  it.each([
    ['the editor', '/admin'],
    ['a screen of the editor', '/admin/pages/edit/1'],
    ['a call', '/api/pages'],
    ['a frame', '/frame/code'],
    ['a deck', '/decks/method'],
    ['a presentation', '/slidedeck?lang=en'],
    ['a preview', '/cases?preview'],
    ['the site as it stood', '/cases?at=2026-03-01T09:00:00.000Z~x.y'],
    ['a preview of a version', '/cases?version=1&preview=true'],
    ['another site', 'https://elsewhere.example/'],
    ['a file opened by itself', '/sitemap.xml'],
    ['a picture opened by itself', '/media/1/a.jpg'],
  ])('does not cache %s', (_what, path) => expect(kind(path)).toBeUndefined());

  it.each<[string, string, Partial<RequestFacts>]>([
    ['a form that is sent', '/cases', { method: 'POST' }],
    ['a question for the headers', '/cases', { method: 'HEAD' }],
    ['a page in a frame', '/cases', { destination: 'iframe' }],
    ['a call by a page', '/api/access/shell', { ...onPage, destination: '' }],
    ['a part of a video', '/media/1/a.mp4', { ...onPage, ranged: true }],
    ['a deck in a frame', '/media/1/deck.zip', { ...onPage, destination: 'iframe' }],
    ['a picture in the editor', '/media/1/a.jpg', { ...onPage, referrer: `${origin}/admin/media` }],
    ['a picture in a preview', '/media/1/a.jpg', { ...onPage, referrer: `${origin}/cases?preview` }],
    [
      'a picture of the editor, which does not say where it is',
      '/media/1/a.jpg',
      { ...onPage, referrer: '' },
    ],
    ['a picture that another site shows', '/media/1/a.jpg', { ...onPage, referrer: 'https://x.example/' }],
    ['the editor’s script', '/assets/studio/admin-1.js', onPage],
  ])('does not cache the request for %s', (_what, path, how) => expect(kind(path, how)).toBeUndefined());

  it('classifies the files loaded on a first visit in the same way', () => {
    const kinds = ['/cases', '/assets/a.js', '/media/1/a.jpg', '/api/x', '/sw.js', '/cases?preview'].map(
      (path) => classifyUrl(new URL(path, origin), origin),
    );
    expect(kinds).toEqual(['page', 'asset', 'media', undefined, undefined, undefined]);
    expect(classifyUrl(new URL('https://x.example/assets/a.js'), origin)).toBeUndefined();
    expect(isVisitMessage({ type: 'visit', urls: [`${origin}/`] })).toBe(true);
    for (const no of [null, 'visit', { type: 'visit' }, { type: 'visit', urls: ['/'] }])
      expect(isVisitMessage(no)).toBe(false);
  });

  it('does not start for URLs that it never caches, in browsers with static routing', () => {
    const asleep = (path: string) =>
      staticRoutes.some(({ condition: { urlPattern } }) =>
        new URLPattern({ ...urlPattern, baseURL: origin }).test(new URL(path, origin)),
      );
    for (const path of [
      '/admin',
      '/admin/login',
      '/api/pages',
      '/frame/code',
      '/cases?preview',
      '/assets/studio/a.js',
    ])
      expect(asleep(path), path).toBe(true);
    for (const path of ['/', '/cases', '/administratie', '/assets/a.js', '/media/1/a.jpg?w=640'])
      expect(asleep(path), path).toBe(false);
  });
});

describe('a response', () => {
  const verdict = (status: number, cacheControl: string | null, more: object = {}) =>
    decideCaching({
      status,
      type: 'basic',
      redirected: false,
      headers: { get: () => cacheControl },
      ...more,
    });

  it('is cached if it is a plain 200 without a private or no-store directive', () => {
    expect(verdict(200, 'public, max-age=0, must-revalidate')).toBe('keep');
    expect(verdict(200, null)).toBe('keep');
  });

  it('is removed from the cache if it is private, missing, redirected or cross-origin', () => {
    expect(verdict(200, 'private, no-store')).toBe('forget');
    expect(verdict(200, 'No-Store')).toBe('forget');
    expect(verdict(404, 'public')).toBe('forget');
    expect(verdict(200, 'public', { redirected: true })).toBe('forget');
    expect(verdict(0, null, { type: 'opaqueredirect' })).toBe('forget');
    expect(verdict(200, 'public', { type: 'cors' })).toBe('forget');
  });

  it('with a server error leaves the cache unchanged', () => {
    expect([verdict(503, 'no-store'), verdict(429, null), verdict(502, 'public')]).toEqual([
      'pass',
      'pass',
      'pass',
    ]);
  });
});

describe('the offline page', () => {
  const html =
    '<title>Even geen verbinding – Studio</title><link href="/assets/a.woff2"/><script src="/assets/b.js"></script>' +
    '<script src="/assets/b.js"></script><div class="prose" hidden="" data-kept-pages=""><h2>Wel</h2><ul></ul></div>';

  it('has the language of the URL', () => {
    expect(['/', '/cases', '/energie', '/en', '/en/cases'].map(buildOfflineUrl)).toEqual([
      '/offline',
      '/offline',
      '/offline',
      '/en/offline',
      '/en/offline',
    ]);
  });

  it('lists up to eight cached pages, and hides the list if there are none', () => {
    expect(listCachedPages(html, [])).toBe(html);
    const many = Array.from({ length: 9 }, (_, index) => ({
      path: `/p${index}?a&"b`,
      title: `P&amp;${index}`,
    }));
    const listed = listCachedPages(html, many);
    expect(listed).toContain('<div class="prose"  data-kept-pages=""><h2>Wel</h2><ul><li>');
    expect(listed).toContain('<a href="/p0?a&amp;&quot;b">P&amp;0</a>');
    expect(listed.match(/<li>/g)).toHaveLength(8);
  });

  it('is parsed for its title and its assets', () => {
    expect(parseDocumentTitle(html)).toBe('Even geen verbinding');
    expect(parseDocumentTitle('<p>')).toBeUndefined();
    expect(listAssets(html)).toEqual(['/assets/a.woff2', '/assets/b.js']);
  });
});

describe('a full cache', () => {
  const files = [40, 30, 20, 10].map((bytes, key) => ({ key, bytes }));
  it('loses its oldest files first, and only as many as necessary', () => {
    expect(listEvictions(files, 100)).toEqual([]);
    expect(listEvictions(files, 99)).toEqual([0]);
    expect(listEvictions(files, 45)).toEqual([0, 1]);
    expect(listEvictions(files, 0)).toEqual([0, 1, 2, 3]);
  });
});
