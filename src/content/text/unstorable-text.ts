import { formatPath, type Issue, maxIssues, type PathPart } from '../block/issue.ts';

/**
 * Control characters other than tabs and line ends (Unicode category Cc), and lone surrogates. No text needs
 * them; PostgreSQL refuses NUL, UTF-8 cannot encode lone surrogates, and XML allows few of the rest.
 */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** Matches the same control characters by exclusion: many times faster in a text of megabytes. */
const control = /[^\t\n\r -~\u00a0-\uffff]/;

function isStorable(text: string): boolean {
  return !control.test(text) && text.isWellFormed();
}

function withoutUnstorable(text: string): string {
  return isStorable(text) ? text : text.replace(new RegExp(unstorable, 'gu'), '');
}

/**
 * Line and paragraph separators of other programs: U+000B in Word and PowerPoint, U+0003 in Apple's, U+2028
 * and U+2029 in design programs.
 */
const foreignBreaks: Readonly<Record<string, string>> = {
  '\v': '\n',
  '\u0003': '\n',
  '\u2028': '\n',
  '\u2029': '\n\n',
};

const foreignBreak = new RegExp(`[${Object.keys(foreignBreaks).join('')}]`, 'g');

/** Converts all line ends to `\n` and paragraph ends to an empty line. */
function normalizeBreaks(text: string): string {
  return text.replace(foreignBreak, (character) => foreignBreaks[character] ?? character);
}

/**
 * Converts foreign line breaks to `\n` in all texts of a JSON value, at any depth (not in property names).
 * Returns the same value if there are none.
 */
export function normalizeTexts<T>(value: T): T {
  return mapTexts(value, normalizeBreaks) as T;
}

/**
 * Removes characters that cannot be stored from all texts of a JSON value, so that content stored before they
 * were refused can be saved again.
 */
export function removeUnstorable<T>(value: T): T {
  return mapTexts(value, (text) => withoutUnstorable(normalizeBreaks(text))) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const before = Object.entries(value);
  const entries = before.map(([name, inner]) => [name, mapTexts(inner, change)] as const);
  return entries.some(([, inner], index) => inner !== before[index]?.[1])
    ? Object.fromEntries(entries)
    : value;
}

/**
 * Cleans a text from outside: line breaks of any kind become `\n`, characters that cannot be stored are
 * removed.
 */
export function cleanText(text: string): string {
  return withoutUnstorable(normalizeBreaks(text).replace(/\r\n?|[\f\x85]/g, '\n'));
}

/**
 * Lists texts of a JSON value that cannot be stored, at any depth and including property names; at most
 * {@link maxIssues}.
 */
export function listUnstorableTexts(value: unknown): Issue[] {
  const found: Issue[] = [];
  // Nearly all values are valid, and a page may have megabytes, so paths are collected only for invalid ones.
  if (!isSound(value)) collect(value, [], found);
  return found;
}

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isSound);
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isSound(inner));
}

function collect(value: unknown, path: readonly PathPart[], into: Issue[]): void {
  if (into.length >= maxIssues) return;
  if (typeof value === 'string') {
    const problem = describeUnstorable(value);
    if (problem) into.push({ path: formatPath(path), message: `contains ${problem}` });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const problem = describeUnstorable(name);
      if (problem)
        into.push({ path: formatPath(path), message: `has a property whose name contains ${problem}` });
      collect(inner, [...path, name], into);
    }
  }
}

/** Describes the first such character; undefined if the text can be stored. */
function describeUnstorable(text: string): string | undefined {
  const [character] = unstorable.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `a character that cannot be stored (U+${code})`;
}
