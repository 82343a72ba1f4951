import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import {
  findAnsweringPage,
  getPagePath,
  isExternalHref,
  localizeHref,
  parseSitePath,
  stripLanguagePrefix,
  withLanguage,
} from './site-paths.ts';

describe('parseSitePath', () => {
  const routes: [string, object][] = [
    ['/', { type: 'main', identifier: 'main' }],
    ['/clients', { type: 'clients', identifier: 'clients' }],
    ['/cases', { type: 'cases', identifier: 'cases' }],
    ['/clients/shell', { type: 'case', identifier: 'shell', under: 'clients' }],
    ['/cases/shell', { type: 'case', identifier: 'shell', under: 'cases' }],
    ['/werkwijze', { type: 'custom', identifier: 'werkwijze' }],
    ['/energie', { type: 'custom', identifier: 'energie' }],
    ['/werkwijze/sprint', { type: 'hierarchical', parent: 'werkwijze', identifier: 'sprint' }],
    ['/a/b/c', { type: 'unknown' }],
    ['/cases/a/b', { type: 'unknown' }],
  ];

  it.each(routes)('parses %s in both languages, and returns its canonical path', (path, target) => {
    for (const language of ['nl', 'en'] as const) {
      const address = withLanguage(path, language);
      const request = parseSitePath(address);
      expect(request).toEqual({ language, path, target, canonicalPath: address, isCanonical: true });
      expect(stripLanguagePrefix(request.canonicalPath)).toBe(path);
      expect(parseSitePath(`/${address}/`)).toEqual({ ...request, isCanonical: false });
    }
  });

  it('normalises other spellings of a path', () => {
    expect(parseSitePath('/main').canonicalPath).toBe('/');
    expect(parseSitePath('/en/main').canonicalPath).toBe('/en');
    expect(parseSitePath('/en/').canonicalPath).toBe('/en');
    expect(parseSitePath('//cases//shell').canonicalPath).toBe('/cases/shell');
  });

  it('reads "en" as a language only if it is the whole first segment', () => {
    expect(parseSitePath('/english')).toMatchObject({ language: 'nl', target: { identifier: 'english' } });
    expect(parseSitePath('/cases/en')).toMatchObject({ language: 'nl', target: { identifier: 'en' } });
    expect(stripLanguagePrefix('/energie')).toBe('/energie');
  });

  it('never throws, and keeps a canonical path unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string().map((path) => `/${path}`),
        ),
        (path) => {
          const { canonicalPath } = parseSitePath(path);
          expect(parseSitePath(canonicalPath).canonicalPath).toBe(canonicalPath);
        },
      ),
    );
  });
});

it('getPagePath returns a path that leads to the page', () => {
  const pages = [
    { identifier: 'main', kind: 'page' },
    { identifier: 'clients', kind: 'page' },
    { identifier: 'shell', kind: 'case' },
    { identifier: 'werkwijze', kind: 'page' },
    { identifier: 'sprint', kind: 'page', parentIdentifier: 'werkwijze' },
  ] as const;
  for (const page of pages) {
    for (const language of ['nl', 'en'] as const) {
      const { target } = parseSitePath(withLanguage(getPagePath(page), language));
      expect(target).toMatchObject({ identifier: page.identifier });
    }
  }
});

it('findAnsweringPage finds the page for a path', () => {
  const pages = new Map(
    [
      { identifier: 'main', kind: 'page' as const, parentIdentifier: null },
      { identifier: '404', kind: 'page' as const, parentIdentifier: null },
      { identifier: 'shell', kind: 'case' as const, parentIdentifier: null },
      { identifier: 'sprint', kind: 'page' as const, parentIdentifier: 'werkwijze' },
    ].map((page) => [page.identifier, page]),
  );
  const answering = (path: string) => findAnsweringPage(pages, parseSitePath(path))?.identifier;
  expect(answering('/en')).toBe('main');
  // An identifier alone finds any page; a longer path only the page with that path.
  for (const path of ['/sprint', '/en/sprint', '/werkwijze/sprint']) expect(answering(path)).toBe('sprint');
  for (const path of ['/shell', '/cases/shell', '/clients/shell']) expect(answering(path)).toBe('shell');
  for (const path of [
    '/elders/sprint',
    '/cases/sprint',
    '/werkwijze/shell',
    '/weg',
    '/a/b/c',
    '/404',
    '/en/404',
  ]) {
    expect(answering(path)).toBeUndefined();
  }
});

describe('localizeHref', () => {
  it('gives internal paths the language prefix of the page', () => {
    expect(localizeHref('/cases/shell?x=1#y', 'en')).toBe('/en/cases/shell?x=1#y');
    expect(localizeHref('main', 'en')).toBe('/en');
    expect(localizeHref('/main#contact', 'nl')).toBe('/#contact');
    expect(localizeHref('/en/cases', 'nl')).toBe('/cases');
    expect(localizeHref('/', 'en')).toBe('/en');
    expect(localizeHref('/#contact', 'en')).toBe('/en#contact');
    // Without its prefix this would be a URL of another site.
    expect(localizeHref('/en//evil.example', 'nl')).toBe('/evil.example');
    expect(localizeHref('/en///evil.example', 'en')).toBe('/en/evil.example');
  });

  it('leaves external URLs, anchors, files and system paths unchanged', () => {
    for (const href of [
      'https://x.example/a',
      '//x.example',
      'mailto:a@b.example',
      '#contact',
      '/media/x/a.jpg',
      '/admin',
      '/robots.txt',
      '',
    ]) {
      expect(localizeHref(href, 'en')).toBe(href);
    }
  });

  it('treats only URLs with http, https or // as external', () => {
    expect(['http://a', 'HTTPS://a', '//a', '/a', 'mailto:a', 'https'].map(isExternalHref)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
