/** A search for plain text. */
export interface TextSearch {
  readonly words: string;
  readonly matchesCase: boolean;
  /** True if characters of words beside a match rule it out. */
  readonly wholeWords: boolean;
}

/** Most characters of a search. */
export const maxSearchLength = 200;

/**
 * Builds the expression of a search; undefined for an empty one. A space also matches a no-break space. It
 * contains no repetition, so its time is linear.
 */
export function createSearchPattern({ words, matchesCase, wholeWords }: TextSearch): RegExp | undefined {
  const wanted = words.slice(0, maxSearchLength).normalize('NFC');
  if (wanted === '') return undefined;
  const source = wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '[ \u00a0]');
  const edge = '[\\p{L}\\p{N}_]';
  const whole = wholeWords ? `(?<!${edge})${source}(?!${edge})` : source;
  return new RegExp(whole, matchesCase ? 'gu' : 'giu');
}
