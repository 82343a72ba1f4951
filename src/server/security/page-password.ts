import { sameText } from './secret-hash.ts';

/**
 * Compares a password that a visitor typed with the stored one of a page, a shared password or a room. It takes equally long for
 * every password.
 *
 * Visitors paste these passwords from mails and chats, which add blanks and change how characters are encoded. Both sides are
 * normalised, so whatever was stored opens by itself.
 *
 * @param stored undefined where there is none, or none that can be read
 */
export function isPagePassword(typed: string, stored: string | undefined): boolean {
  const [asked, known] = [normalizePagePassword(typed), normalizePagePassword(stored ?? '')];
  const isAsStored = sameText(typed, stored ?? '');
  // What normalises to nothing, such as a zero-width space, is like every other such password.
  const isAsNormalized = sameText(asked, known) && known !== '';
  return stored !== undefined && (isAsStored || isAsNormalized);
}

/**
 * One form for all spellings of a password that look alike: compatibility characters (full-width letters, no-break spaces) become
 * plain ones, invisible characters go, and so do blanks at both ends. Upper and lower case stay.
 */
function normalizePagePassword(password: string): string {
  return (
    password
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      // What an invisible character kept apart.
      .normalize('NFKC')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}
