import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { buildPlaceIndex, findNearestPage, type KnownAddress } from './nearest-page.ts';
import { countEdits } from './spelling.ts';

const place = (path: string, more: Partial<KnownAddress> = {}): KnownAddress => ({
  path,
  toPath: path,
  pageId: path,
  because: 'spelling',
  ...more,
});

describe('findNearestPage', () => {
  const index = buildPlaceIndex([
    place('/'),
    place('/cases'),
    place('/cases/shell'),
    place('/cases/korte-nacht'),
    place('/werkwijze'),
    place('/werkwijze/ontwerpsprint'),
    place('/over'),
    place('/aanpak', { toPath: '/werkwijze', pageId: 'w', because: 'moved' }),
    place('/cases/tweakers', { toPath: '/cases', pageId: 'c', because: 'trashed' }),
  ]);
  const near = (path: string) => {
    const found = findNearestPage(path, index);
    return found && `${found.because} ${found.toPath}`;
  };

  it.each([
    ['/wekrwijze', 'spelling /werkwijze'],
    ['/Werkwijze.html', 'spelling /werkwijze'],
    ['/werkwijze/index.php', 'spelling /werkwijze'],
    ['/index.html', 'spelling /'],
    ['/cases/shel', 'spelling /cases/shell'],
    ['/portfolio/shell', 'spelling /cases/shell'],
    ['/portfolio/project-shell/', 'spelling /cases/shell'],
    ['/cases/shell/beelden', 'section /cases/shell'],
    ['/cases/korte_nacht', 'spelling /cases/korte-nacht'],
    ['/cases/de-korte-nacht-2019', 'spelling /cases/korte-nacht'],
    ['/ontwerp-sprint', 'spelling /werkwijze/ontwerpsprint'],
    ['/w%C3%A9rkwijze', 'spelling /werkwijze'],
    ['/anpak', 'moved /werkwijze'],
    ['/cases/tweakers', 'trashed /cases'],
    ['/cases/iets-heel-anders', 'section /cases'],
    ['/werkwijze/zomaar/iets', 'section /werkwijze'],
    ['/%E0%A4%A', undefined],
    ['/zomaar', undefined],
    ['/ov', undefined],
  ])('suggests for %s: %s', (path, expected) => expect(near(path)).toBe(expected));

  it('returns the same page whatever the order of the pages', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), minLength: 1, maxLength: 8 });
    const path = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 12 }), path, (paths, asked) => {
        const forth = findNearestPage(asked, buildPlaceIndex(paths.map((one) => place(one))));
        const back = findNearestPage(asked, buildPlaceIndex(paths.toReversed().map((one) => place(one))));
        // Two spellings of one path are the same page, whichever is first.
        expect(normal(forth?.toPath)).toBe(normal(back?.toPath));
      }),
    );
  });

  it('finds a page when one letter of its name is missing', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 6, maxLength: 12 });
    fc.assert(
      fc.property(name, fc.nat(), (word, at) => {
        const cut = at % word.length;
        const asked = word.slice(0, cut) + word.slice(cut + 1);
        expect(findNearestPage(`/${asked}`, buildPlaceIndex([place(`/${word}`)]))?.toPath).toBe(`/${word}`);
      }),
    );
  });
});

function normal(path: string | undefined): string | undefined {
  return path
    ?.split('/')
    .map((part) => part.split('-').filter(Boolean).join('-'))
    .filter(Boolean)
    .join('/');
}

describe('countEdits', () => {
  it('counts the edits between two words, up to a maximum', () => {
    expect(countEdits('wekrwijze', 'werkwijze', 3)).toBe(1);
    expect(countEdits('shel', 'shell', 3)).toBe(1);
    expect(countEdits('kitten', 'sitting', 3)).toBe(3);
    expect(countEdits('kitten', 'sitting', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(countEdits('', 'abc', 3)).toBe(3);
  });

  it('is symmetric, and zero for equal words', () => {
    const word = fc.string({ maxLength: 10 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(countEdits(one, other, 10)).toBe(countEdits(other, one, 10));
        expect(countEdits(one, one, 0)).toBe(0);
      }),
    );
  });
});
