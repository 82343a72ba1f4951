/** Every sign that Markdown may know, with the backslash that makes it a sign and nothing else. */
export function escapeAll(words: string): string {
  return words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** The signs that mean something where they stand. */
export function escapeFew(words: string, isLineStart: boolean): string {
  const escaped = words.replace(/[\\`*_[\]<~]|&(?=#|\w)/g, (sign, at: number) =>
    isHarmless(sign, words[at - 1] ?? ' ', words[at + 1] ?? ' ') ? sign : `\\${sign}`,
  );
  if (!isLineStart) return escaped;
  return escaped
    .replace(/^(?:[#>+=-]|\d{1,9}(?=[.)]))/, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

function isHarmless(sign: string, before: string, after: string): boolean {
  if (sign === '*') return isBlank(before) && isBlank(after);
  if (sign === '_') return isWord(before) && isWord(after);
  return sign === '~' && before !== '~' && after !== '~';
}

const isBlank = (character: string) => character === ' ';
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** A character by its number. */
export function entity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
