import { describe, expect, it } from 'vitest';
import { parseSitePath, withLanguage } from '#content/address/site-paths.ts';
import { languages } from '#content/language/language.ts';
import { getNotFoundKey, getPreviewKey, getVisitorKey } from './page-cache.ts';

describe('the cache key of a page', () => {
  it.each([
    ['/', '/'],
    ['/werkwijze/sprint', '/werkwijze/sprint'],
    ['/cases/shell', '/cases/shell'],
    ['/clients/shell', '/cases/shell'],
    ['/clients', '/clients'],
    ['/404', '/404'],
  ])('maps %s to the page at %s in every language and in preview', (path, shows) => {
    for (const language of languages) {
      const address = withLanguage(path, language);
      const request = parseSitePath(address);
      expect(getVisitorKey(request)).toEqual({ name: address, shows });
      expect(getPreviewKey(request)).toMatchObject({ shows });
    }
  });

  it('is never a valid path for previews and 404 pages', () => {
    const names = [
      getPreviewKey(parseSitePath('/x')).name,
      ...languages.map((one) => getNotFoundKey(one).name),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.startsWith('/')).toBe(false);
  });
});
