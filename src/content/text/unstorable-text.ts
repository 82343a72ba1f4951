import { formatPath, type Issue, mostIssues, type PathPart } from '../block/issue.ts';

/**
 * Control characters other than tabs and ends of lines (Unicode's category Cc), and halves of surrogate pairs. No text
 * of any language has them; PostgreSQL takes no NUL, UTF-8 cannot write half of a pair, and XML takes few of the rest.
 */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** The same control characters, said by those that are none: many times faster in a text of megabytes. */
const control = /[^\t\n\r -~\u00a0-\uffff]/;

function isStorable(text: string): boolean {
  return !control.test(text) && text.isWellFormed();
}

function withoutUnstorable(text: string): string {
  return isStorable(text) ? text : text.replace(new RegExp(unstorable, 'gu'), '');
}

/**
 * Characters that end a line or a paragraph in other programs: U+000B in Word and PowerPoint, U+0003 in Apple's, U+2028
 * and U+2029 in design programs.
 */
const foreignBreaks: Readonly<Record<string, string>> = {
  '\v': '\n',
  '\u0003': '\n',
  '\u2028': '\n',
  '\u2029': '\n\n',
};

const foreignBreak = new RegExp(`[${Object.keys(foreignBreaks).join('')}]`, 'g');

/** A text whose lines and paragraphs all end by `\n` and an empty line. */
function normalizeBreaks(text: string): string {
  return text.replace(foreignBreak, (character) => foreignBreaks[character] ?? character);
}

/**
 * A JSON value in whose texts, at any depth, foreign line breaks are `\n` (names of properties stay). The same value
 * where there are none.
 */
export function normalizeTexts<T>(value: T): T {
  return mapTexts(value, normalizeBreaks) as T;
}

/**
 * A JSON value without characters in its texts that cannot be stored. For what was stored before they were refused: it
 * can be saved again.
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

/** A text from elsewhere without anything that cannot be stored: line breaks of any kind are `\n`, the rest goes. */
export function cleanText(text: string): string {
  return withoutUnstorable(normalizeBreaks(text).replace(/\r\n?|[\f\x85]/g, '\n'));
}

/** Texts at any depth of a JSON value that cannot be stored, names of properties included; no more than an answer lists. */
export function unstorableTexts(value: unknown): Issue[] {
  const found: Issue[] = [];
  // Nearly all of what comes is sound, and a page may have megabytes: places are looked up for the rest alone.
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
  if (into.length >= mostIssues) return;
  if (typeof value === 'string') {
    const problem = describeUnstorable(value);
    if (problem) into.push({ path: formatPath(path), message: `holds ${problem}` });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const problem = describeUnstorable(name);
      if (problem)
        into.push({ path: formatPath(path), message: `has a property whose name holds ${problem}` });
      collect(inner, [...path, name], into);
    }
  }
}

/** Names the first such character; undefined in a text that can be stored. */
function describeUnstorable(text: string): string | undefined {
  const [character] = unstorable.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `a character that is no text (U+${code})`;
}
