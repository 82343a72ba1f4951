import transliterate from '@sindresorhus/transliterate';
import { findIdentifierIssue, type PageKind } from '../page/page.ts';

/** Maximum length of an identifier, in characters. */
const maxLength = 100;

/** Dropped, so that `don’t` becomes `dont` and not `don-t`. */
const apostrophes = /['’‘ʼ＇`´]/g;

/**
 * Converts a text to lower-case Latin letters, digits and hyphens: `Één straße & meer` becomes
 * `een-strasse-meer`.
 * '' if none of its characters has a Latin spelling, as in Chinese.
 *
 * @param length maximum length in characters
 */
export function slugify(text: string, length = maxLength): string {
  return toLatin(text.replace(apostrophes, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, length)
    .replace(/-$/, '');
}

/** Suggests an identifier for a page with this title, by {@link slugify}; reserved names get a suffix. */
export function suggestIdentifier(title: string, kind: PageKind): string {
  const slug = slugify(title);
  return slug === '' || !findIdentifierIssue(slug, kind) ? slug : `${slug}-pagina`;
}

function toLatin(text: string): string {
  // Removes accents of Latin letters first, since the library transliterates `ü` as in German (`ue`), also in
  // Dutch words.
  const bare = text.normalize('NFKD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  return transliterate(bare.normalize('NFC'));
}
