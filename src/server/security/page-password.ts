import { isSameText } from './secret-hash.ts';

/**
 * True if the password that a visitor typed is the stored one of a page, a shared password or a client space.
 * Takes equally long for every password.
 *
 * Visitors paste these passwords from mails and chats, which add blanks and change how characters are
 * encoded. Both sides are normalised, so a stored password always matches itself.
 *
 * @param stored undefined if there is none, or none that can be decrypted
 */
export function isPagePassword(typed: string, stored: string | undefined): boolean {
  const [asked, known] = [normalizePagePassword(typed), normalizePagePassword(stored ?? '')];
  const isAsStored = isSameText(typed, stored ?? '');
  // Passwords that normalise to an empty text, such as zero-width spaces, would all be equal.
  const isAsNormalized = isSameText(asked, known) && known !== '';
  return stored !== undefined && (isAsStored || isAsNormalized);
}

/**
 * Normalises a password, so that spellings that look alike are equal: compatibility characters (full-width
 * letters, no-break spaces) become plain ones; invisible characters and blanks at both ends are removed. Case
 * is kept.
 */
function normalizePagePassword(password: string): string {
  return (
    password
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      // Normalises again, since removing an invisible character can join characters that combine.
      .normalize('NFKC')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}
