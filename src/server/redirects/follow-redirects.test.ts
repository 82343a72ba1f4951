import { describe, expect, it } from 'vitest';
import { parseSitePath, withLanguage } from '#content/address/site-paths.ts';
import type { FoundPage } from '#server/pages/site/site-view.ts';
import type { AddressedPage } from '#server/redirects/addresses.repository.ts';
import { type Outcome, type PageSource, resolveAddress } from '#server/website/resolve-page.ts';
import { fc } from '../../../tests/support/properties.ts';
import { findRedirectLoop, findRedirectOutcome, followRedirects } from './follow-redirects.ts';
import { buildPageAddress } from './page-address.ts';
import { listCoveredPaths } from './redirect-rules.ts';
import { createRuleGraph, findPageAt, type SiteGraph } from './site-graph.ts';

const origin = 'https://studio.example';

type PageSketch = Partial<AddressedPage> & { readonly identifier: string };

function page({ kind = 'page', parentIdentifier = null, ...sketch }: PageSketch): AddressedPage {
  const address = buildPageAddress(
    { id: sketch.identifier, identifier: sketch.identifier, kind },
    parentIdentifier,
  );
  return { ...address, visibility: 'seen', redirectUrl: null, ...sketch };
}

function graph(
  rules: Readonly<Record<string, string>>,
  pages: readonly PageSketch[] = [],
  trashed: readonly string[] = [],
): SiteGraph {
  const table = Object.entries(rules).map(([fromPath, toPath]) => ({
    fromPath,
    toPath,
    reason: '',
    pageId: null,
  }));
  return {
    ...createRuleGraph(table, origin),
    pages: new Map(pages.map((sketch) => [sketch.identifier, page(sketch)])),
    trashed: new Set(trashed),
  };
}

/** Page source of a site that consists of URLs only. */
function createSource(site: SiteGraph): PageSource {
  return {
    findPublicPage: async (identifier): Promise<FoundPage> => {
      const found = site.pages.get(identifier);
      if (!found || found.visibility === 'unseen') return { type: 'absent' };
      if (found.visibility === 'hidden')
        return { type: 'hidden', page: found, redirectUrl: found.redirectUrl };
      return { type: 'locked', page: found };
    },
    redirectFor: async (pathname) => findRedirectOutcome(site, pathname),
  };
}

describe('followRedirects', () => {
  const site = graph(
    {
      '/oud': '/nieuw',
      '/ouder': '/oud',
      '/oudst': '/ouder?bron=a#kop',
      '/gewoon': '/cases/',
      '/engels': '/en/cases',
      '/en/oud': '/alleen-engels',
      '/voluit': 'https://Studio.example:443/en/nieuw/?x#y',
      '/voluit-nl': 'https://studio.example/nieuw',
      '/weg': '/dicht',
      '/buiten': 'https://elders.example/a',
      '/via-buiten': '/buiten?bron=b',
      '/kort': '/shell',
      '/cases/was': '/cases/shell',
      '/bestand': '/media/a/b.jpg',
      '/rond': 'https://studio.example/rond/',
      '/lus-a': '/lus-b',
      '/lus-b': '/en/lus-a',
      '/naar-weggegooid': '/weggegooid',
      '/rust': '/nieuw',
      '/dubbel': '/en//elders.example',
      '/thuis': '/en/main/',
      '/thuis-kaal': 'main',
      '/klant': '/clients/shell?a#b',
      '/en/klant-en': '/en/clients/shell/',
      '/gespeld': '/%6eieuw',
      '/schuin': '/nieuw%2Fkind',
      '/leegte': '/nergens//is/het/',
      '/naar-hoofdletters': '/NIEUW?a=1',
      '/Eigen-Regel': '/cases',
      '/twee-vragen': '/drie-vragen?b=2&a=1#x',
      '/drie-vragen': '/nieuw?a=3&c=%20',
      '/klein': '/KLEIN',
    },
    [
      { identifier: 'main' },
      { identifier: 'nieuw' },
      { identifier: 'cases' },
      { identifier: 'rust' },
      { identifier: 'shell', kind: 'case' },
      { identifier: 'dicht', visibility: 'hidden', redirectUrl: '/en/oud?van=dicht' },
      { identifier: 'stil', visibility: 'hidden' },
      { identifier: 'concept', visibility: 'unseen', redirectUrl: '/nieuw' },
      { identifier: 'kind', parentIdentifier: 'nieuw' },
    ],
    ['/weggegooid'],
  );

  it.each([
    ['/oud', '/nieuw'],
    ['/en/oud', '/alleen-engels'],
    ['/ouder', '/nieuw'],
    ['/oudst', '/nieuw?bron=a#kop'],
    ['/en/oudst', '/alleen-engels?bron=a#kop'],
    ['/gewoon', '/cases'],
    ['/en/gewoon', '/en/cases'],
    ['/engels', '/en/cases'],
    ['/en/engels', '/en/cases'],
    ['/voluit', '/en/nieuw?x#y'],
    ['/en/voluit', '/en/nieuw?x#y'],
    ['/en/voluit-nl', '/en/nieuw'],
    ['/weg', '/alleen-engels?van=dicht'],
    ['/dicht', '/alleen-engels?van=dicht'],
    ['/buiten', 'https://elders.example/a'],
    ['/en/via-buiten', 'https://elders.example/a?bron=b'],
    ['/kort', '/cases/shell'],
    ['/shell', '/cases/shell'],
    ['/en/clients/was', '/en/cases/shell'],
    ['/bestand', '/media/a/b.jpg'],
    ['/en/kind', '/en/nieuw/kind'],
    ['/naar-weggegooid', '/weggegooid'],
    ['/dubbel', '/en/elders.example'],
    ['/thuis', '/en'],
    ['/en/thuis-kaal', '/en'],
    ['/klant', '/cases/shell?a#b'],
    ['/en/klant', '/en/cases/shell?a#b'],
    ['/en/klant-en', '/en/cases/shell'],
    ['/gespeld', '/nieuw'],
    ['/schuin', '/nieuw/kind'],
    ['/leegte', '/nergens/is/het'],
    ['/Nieuw', '/nieuw'],
    ['/EN/Nieuw', '/en/nieuw'],
    ['/EN', '/en'],
    ['/Main', '/'],
    ['/Cases/Shell', '/cases/shell'],
    ['/NIEUW/Kind', '/nieuw/kind'],
    ['/Oud', '/nieuw'],
    ['/En/OUD', '/alleen-engels'],
    ['/Dicht', '/alleen-engels?van=dicht'],
    ['/naar-hoofdletters', '/nieuw?a=1'],
    ['/Eigen-Regel', '/cases'],
    ['/twee-vragen', '/nieuw?a=3&c=%20&b=2#x'],
    ['/Nergens', undefined],
    ['/Concept', undefined],
    ['/klein', undefined],
    ['/rust', undefined],
    ['/clients/shell', undefined],
    ['/concept', undefined],
    ['/stil', undefined],
    ['/nergens', undefined],
    ['/rond', undefined],
    ['/lus-a', undefined],
  ])('leads from %s to %s in one redirect', (path, to) => {
    expect(followRedirects(site, path).to).toBe(to);
  });

  it('returns every step it follows, with its cause', () => {
    expect(followRedirects(site, '/weg').steps).toEqual([
      { from: '/weg', to: '/dicht', by: 'rule' },
      { from: '/dicht', to: '/en/oud?van=dicht', by: 'hidden' },
      { from: '/en/oud', to: '/alleen-engels', by: 'rule' },
    ]);
    expect(followRedirects(site, '/kort').steps.at(-1)).toEqual({
      from: '/shell',
      to: '/cases/shell',
      by: 'address',
    });
  });

  it('ends at a page, nothing, another site, or a redirect loop with its paths', () => {
    expect(followRedirects(site, '/oud').end).toEqual({ type: 'page', path: '/nieuw' });
    expect(followRedirects(site, '/en/oud').end).toMatchObject({ type: 'nothing', trashed: false });
    expect(followRedirects(site, '/en/naar-weggegooid').end).toMatchObject({
      type: 'nothing',
      trashed: true,
    });
    expect(followRedirects(site, '/buiten').end).toEqual({ type: 'elsewhere' });
    expect(followRedirects(site, '/rond').end).toEqual({ type: 'circle', paths: ['/rond', '/rond'] });
    expect(followRedirects(site, '/lus-a').end).toEqual({
      type: 'circle',
      paths: ['/en/lus-a', '/en/lus-b', '/en/lus-a'],
    });
  });
});

describe('findRedirectLoop', () => {
  it.each<[string, SiteGraph, string[] | undefined]>([
    ['of rules', graph({ '/a': '/b', '/b': '/c', '/c': '/a' }), ['/a', '/b', '/c', '/a']],
    ['of one rule', graph({ '/a': '/a/' }), ['/a', '/a']],
    ['in one language', graph({ '/a': '/b', '/en/b': '/en/a' }), ['/en/a', '/en/b', '/en/a']],
    [
      'by an absolute address',
      graph({ '/a': 'HTTP://STUDIO.EXAMPLE/b#x', '/b': '/a?y' }),
      ['/a', '/b', '/a'],
    ],
    ['from one language into the other', graph({ '/a': '/en/a' }), ['/en/a', '/en/a']],
    ['by dots that a browser takes out', graph({ '/a': '/x/../b', '/b': '/%2e/a' }), ['/a', '/b', '/a']],
    ['that is none: encoded twice is another path', graph({ '/a': '/%2561' }), undefined],
    ['behind the rule', graph({ '/a': '/b', '/b': '/c', '/c': '/b' }), ['/b', '/c', '/b']],
    [
      'by a page that could be hidden',
      graph({ '/b': '/a' }, [{ identifier: 'a', redirectUrl: '/b' }]),
      ['/a', '/b', '/a'],
    ],
    [
      'by a page that could be deleted',
      graph({ '/a': '/b', '/b': '/a' }, [{ identifier: 'a' }]),
      ['/a', '/b', '/a'],
    ],
    [
      'by bare identifiers',
      graph({ '/a': '/kind' }, [{ identifier: 'kind', parentIdentifier: 'x', redirectUrl: '/a' }]),
      ['/a', '/kind', '/a'],
    ],
    ['by capitals', graph({ '/a': '/B', '/b': '/a' }), ['/a', '/B', '/b', '/a']],
    ['below /clients', graph({ '/a': '/clients/was', '/cases/was': '/a' }), ['/a', '/clients/was', '/a']],
    ['that is none, but two ways to one page', graph({ '/a': '/c', '/b': '/c' }), undefined],
    [
      'that another language leaves',
      graph({ '/a': '/b', '/en/b': 'https://elders.example/', '/b': '/c' }),
      undefined,
    ],
  ])('checks a loop %s', (_kind, site, circle) => {
    expect(findRedirectLoop(site, listCoveredPaths('/a'))).toEqual(circle);
  });

  it('handles a chain of 20,000 rules', () => {
    const rules = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`/${at}`, `/${at + 1}`]));
    expect(findRedirectLoop(graph(rules), ['/0'])).toBeUndefined();
    expect(followRedirects(graph(rules), '/0').to).toBe('/20000');
    expect(findRedirectLoop(graph({ ...rules, '/20000': '/19999' }), ['/0'])).toEqual([
      '/19999',
      '/20000',
      '/19999',
    ]);
  });
});

describe('for any stored redirects and pages', () => {
  const names = ['a', 'b', 'c', 'd'];
  const path = fc.constantFrom(
    '/a',
    '/b',
    '/c',
    '/d',
    '/a/b',
    '/cases/c',
    '/clients/c',
    '/en/a',
    '/en/b',
    '/en/cases/c',
  );
  const target = fc.oneof(
    path,
    path.map((to) => `${to}/?x=1#y`),
    path.map((to) => origin + to),
    fc.constantFrom(
      'main',
      '/en/main/',
      '/nergens/',
      '/en//nergens',
      'https://elders.example/a',
      '/en',
      '/%61',
    ),
  );
  const pages = fc.record(
    Object.fromEntries(
      names.map((identifier) => [
        identifier,
        fc.record({
          identifier: fc.constant(identifier),
          kind: fc.constantFrom('page', 'case'),
          parentIdentifier: fc.constantFrom(null, null, 'a'),
          visibility: fc.constantFrom('seen', 'hidden', 'unseen'),
          redirectUrl: fc.option(target),
        }),
      ]),
    ),
    { requiredKeys: [] },
  );
  const site = fc
    .tuple(fc.dictionary(path, target, { maxKeys: 8 }), pages)
    .map(([rules, sketches]) => graph(rules, Object.values(sketches) as PageSketch[]));

  it('following redirects ends, and its target redirects no further', () => {
    fc.assert(
      fc.property(site, path, (stored, start) => {
        const { to, end, steps } = followRedirects(stored, start);
        expect(to === undefined).toBe(steps.length === 0 || end.type === 'circle');
        if (to === undefined || end.type === 'elsewhere') return;
        const [arrived = ''] = to.split(/[?#]/, 1);
        expect(followRedirects(stored, decodeURIComponent(arrived).replace(/(?<=.)\/$/, '')).steps).toEqual(
          [],
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('a visitor is redirected at most once, however they spell the URL', async () => {
    const spellings = fc.constantFrom(
      (address: string) => address,
      (address: string) => `${address}/`,
      (address: string) => address.replace('/', '//'),
      (address: string) => address.replace(/[ab]$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      () => '/en/main/',
    );
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(site, path, spellings, async (stored, start, spell) => {
        const source = createSource(stored);
        const ask = (address: string) =>
          resolveAddress(source, parseSitePath(address.replace(/[?#].*$/, '')));
        const first = await ask(spell(start));
        if (first.type !== 'redirect' || !first.to.startsWith('/')) return;
        sent += 1;
        const second: Outcome = await ask(first.to);
        expect([spell(start), first.to, second.type]).not.toContain('redirect');
      }),
      { numRuns: 4000 },
    );
    expect(sent).toBeGreaterThan(1000);
  });

  it('a graph without a loop stays without one when pages are hidden, published or deleted', () => {
    let sound = 0;
    const states = fc.array(fc.constantFrom('seen', 'hidden', 'unseen', 'gone'), {
      minLength: 4,
      maxLength: 4,
    });
    fc.assert(
      fc.property(site, states, path, (stored, changes, start) => {
        const starts = [start, withLanguage(start.replace(/^\/en(?=\/)/, ''), 'en')];
        if (findRedirectLoop(stored, starts)) return;
        sound += 1;
        const changed = [...stored.pages.values()].flatMap((one, index) => {
          const state = changes[index];
          return state === 'gone' ? [] : [{ ...one, visibility: state as AddressedPage['visibility'] }];
        });
        const later = { ...stored, pages: new Map(changed.map((one) => [one.identifier, one])) };
        for (const from of starts) expect(followRedirects(later, from).end.type).not.toBe('circle');
      }),
      { numRuns: 2000 },
    );
    expect(sound).toBeGreaterThan(500);
  });

  it('findRedirectLoop finds every loop that a visitor can enter', () => {
    let circles = 0;
    fc.assert(
      fc.property(site, path, (stored, start) => {
        if (followRedirects(stored, start).end.type !== 'circle') return;
        circles += 1;
        expect(findRedirectLoop(stored, [start])).toBeDefined();
        expect(findPageAt(stored, start)?.visibility).not.toBe('seen');
      }),
      { numRuns: 2000 },
    );
    expect(circles).toBeGreaterThan(20);
  });
});
