import { describe, expect, it } from 'vitest';
import { parseSitePath } from '#content/address/site-paths.ts';
import type { FoundPage } from '#server/pages/site/site-view.ts';
import { type PageSource, resolvePage } from './resolve-page.ts';

const address = (identifier: string, kind: 'page' | 'case', parentIdentifier: string | null, path: string) =>
  ({ id: `page_${identifier}`, identifier, kind, parentIdentifier, path }) as never;

const pages: Record<string, FoundPage> = {
  open: { type: 'page', page: address('open', 'page', null, '/open') },
  dicht: { type: 'locked', page: address('dicht', 'page', null, '/dicht') },
  kind: { type: 'page', page: address('kind', 'page', 'ouder', '/ouder/kind') },
  geval: { type: 'page', page: address('geval', 'case', null, '/cases/geval') },
  weg: { type: 'hidden', page: address('weg', 'page', null, '/weg'), redirectUrl: '/open?van=weg#hier' },
  buiten: {
    type: 'hidden',
    page: address('buiten', 'page', null, '/buiten'),
    redirectUrl: 'https://x.example/',
  },
  stil: { type: 'hidden', page: address('stil', 'page', null, '/stil'), redirectUrl: null },
  '404': { type: 'page', page: address('404', 'page', null, '/404') },
};

/** A redirect table with a rule for every URL, so that whatever takes precedence over it shows. */
function source(rules: 'rules for all' | 'no rules') {
  const asked: string[] = [];
  const pageSource: PageSource = {
    findPublicPage: async (identifier) => {
      asked.push(`page ${identifier}`);
      return pages[identifier] ?? { type: 'absent' };
    },
    redirectFor: async (path) => {
      asked.push(`table ${path}`);
      return rules === 'rules for all'
        ? { type: 'redirect', to: '/uit-de-tabel', temporary: path.endsWith('weg') }
        : { type: 'nowhere' };
    },
  };
  return { asked, pageSource };
}

describe('resolvePage', () => {
  it.each([
    ['/open', 'page', undefined],
    ['/en/open', 'page', undefined],
    ['/dicht', 'locked', undefined],
    ['/cases/geval', 'page', undefined],
    ['/en/clients/geval', 'page', undefined],
    ['/kind', 'redirect', '/ouder/kind'],
    ['/en/geval', 'redirect', '/en/cases/geval'],
    ['/weg', 'redirect', '/uit-de-tabel'],
    ['/en/buiten', 'redirect', '/uit-de-tabel'],
    ['/stil', 'redirect', '/uit-de-tabel'],
    ['/nergens', 'redirect', '/uit-de-tabel'],
    ['/cases/open', 'redirect', '/uit-de-tabel'],
    ['/ander/kind', 'redirect', '/uit-de-tabel'],
    ['/a/b/c', 'redirect', '/uit-de-tabel'],
    ['/404', 'redirect', '/uit-de-tabel'],
  ])('resolves %s to %s %s', async (path, type, to) => {
    const { pageSource } = source('rules for all');
    expect(await resolvePage(pageSource, parseSitePath(path))).toMatchObject(to ? { type, to } : { type });
  });

  it.each(['/stil', '/nergens', '/cases/open', '/ander/kind', '/a/b/c', '/404', '/en/404'])(
    'returns not-found for %s without a redirect rule',
    async (path) => {
      const { pageSource, asked } = source('no rules');
      expect(await resolvePage(pageSource, parseSitePath(path))).toMatchObject({ type: 'not-found' });
      expect(asked.at(-1)).toBe(`table ${path}`);
    },
  );

  it.each(['/open', '/dicht', '/kind', '/clients/geval'])(
    'does not look up redirects for %s',
    async (path) => {
      const { pageSource, asked } = source('rules for all');
      await resolvePage(pageSource, parseSitePath(path));
      expect(asked.filter((question) => question.startsWith('table'))).toEqual([]);
    },
  );

  it.each([
    ['/a/b/c', 'Unknown page type'],
    ['/en/a/b/c/d', 'Unknown page type'],
    ['/nergens', 'Page with identifier nergens not found'],
    ['/ander/kind', 'Page with identifier kind not found'],
    ['/404', 'Page with identifier 404 not found'],
    ['/stil', 'Page with identifier stil is hidden'],
  ])('returns not-found for %s with the reason: %s', async (path, why) => {
    const { pageSource } = source('no rules');
    expect(await resolvePage(pageSource, parseSitePath(path))).toEqual({ type: 'not-found', why });
  });

  it.each([
    ['/', 'No data available for main page'],
    ['/cases', 'No data available for cases page'],
    ['/cases/shell', 'No data available for case page'],
    ['/nergens', 'No data available for custom page'],
  ])('throws when %s has no content: %s', async (path, message) => {
    const { pageSource } = source('no rules');
    const gone = { ...pageSource, findPublicPage: async () => ({ type: 'no-data' }) as const };
    await expect(resolvePage(gone, parseSitePath(path))).rejects.toThrow(message);
  });

  it('distinguishes redirects of hidden pages from rules, and returns not-found for a loop', async () => {
    const { pageSource } = source('rules for all');
    expect(await resolvePage(pageSource, parseSitePath('/weg'))).toMatchObject({ why: 'hidden' });
    expect(await resolvePage(pageSource, parseSitePath('/nergens'))).toMatchObject({ why: 'rule' });
    const paths = ['/a', '/b', '/a'];
    const round = { ...pageSource, redirectFor: async () => ({ type: 'circle', paths }) as const };
    expect(await resolvePage(round, parseSitePath('/nergens'))).toMatchObject({
      type: 'not-found',
      circle: paths,
    });
  });

  it('throws when the redirect lookup fails, instead of returning not-found', async () => {
    const { pageSource } = source('no rules');
    const failing = { ...pageSource, redirectFor: () => Promise.reject(new Error('gone')) };
    await expect(resolvePage(failing, parseSitePath('/nergens'))).rejects.toThrow('gone');
  });
});
