import transliterate from '@sindresorhus/transliterate';
import { identifierIssue, type PageKind } from '../page/page.ts';

/** In characters: what an identifier can have. */
const maxLength = 100;

/** Dropped, so that `don’t` becomes `dont` and not `don-t`. */
const apostrophes = /['’‘ʼ＇`´]/g;

/**
 * A text as lower-case Latin letters, digits and hyphens, for an address: `Één straße & meer` becomes `een-strasse-meer`.
 * '' where none of its characters has a Latin spelling, such as for Chinese.
 *
 * @param length in characters, at most
 */
export function slugify(text: string, length = maxLength): string {
  return toLatin(text.replace(apostrophes, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, length)
    .replace(/-$/, '');
}

/** An identifier for a page with this title, as {@link slugify} writes it; a name that the site needs gets an ending. */
export function suggestIdentifier(title: string, kind: PageKind): string {
  const slug = slugify(title);
  return slug === '' || !identifierIssue(slug, kind) ? slug : `${slug}-pagina`;
}

function toLatin(text: string): string {
  // Accents of Latin letters are dropped first: the library writes `ü` in German (`ue`), also in Dutch words.
  const bare = text.normalize('NFKD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  return transliterate(bare.normalize('NFC'));
}
