import type { InlineStyle } from './inline-style.ts';
import type { MarkupElement } from './markup-element.ts';

/** Reads the level of a list item from a paragraph of Word, from 1; undefined for other paragraphs. */
export function readWordLevel(style: InlineStyle): number | undefined {
  const list = style.get('mso-list');
  if (list === undefined || list === 'none' || list === 'ignore' || list === 'skip') return undefined;
  const level = Number(/level(\d)/.exec(list)?.[1] ?? 1);
  return Math.max(level, 1);
}

/** True for the marker of a Word list item, which is not part of its text. */
export function isWordSign(style: InlineStyle): boolean {
  return style.get('mso-list') === 'ignore';
}

/** Reads the number of a marker such as `3.`, `b)` or `iv.`; undefined for a bullet, such as `·`. */
export function readSignNumber(sign: string): number | undefined {
  const [, digits, letters] =
    /^\(?(?:[\da-z]{1,4}\.)*?(?:(\d{1,9})[.)]?|([a-z]{1,6})[.)])$/i.exec(sign.replaceAll(/\s/g, '')) ?? [];
  if (digits !== undefined) return Number(digits);
  return letters === undefined ? undefined : (readRoman(letters.toLowerCase()) ?? readLetters(letters));
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** Reads Roman numerals below ninety: c and d alone are more likely letters than hundreds. */
function readRoman(letters: string): number | undefined {
  if (!/^(?:x{1,3}|x?l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters) || letters === '') return undefined;
  if (/^[lvx]$/.test(letters)) return undefined;
  const values = [...letters].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

function readLetters(letters: string): number {
  return [...letters.toLowerCase()].reduce((sum, letter) => sum * 26 + (letter.charCodeAt(0) - 96), 0);
}

/**
 * Reads the level of an item that an editor stores as an attribute instead of nesting lists: `aria-level`
 * from 1 (Google Docs, Word for the web), `data-indent` (Slack) and `ql-indent-n` (Quill) from 0. Default: 0.
 */
export function readIndent(element: MarkupElement): number {
  const fromOne = element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level');
  if (fromOne !== null) return toLevel(fromOne);
  const fromZero =
    element.getAttribute('data-indent') ??
    element.getAttribute('data-stringify-indent') ??
    /(?:^|\s)ql-indent-(\d)/.exec(element.getAttribute('class') ?? '')?.[1] ??
    null;
  return fromZero === null ? 0 : toLevel(fromZero) + (/^\d+$/.test(fromZero) ? 1 : 0);
}

function toLevel(text: string): number {
  return /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
}

/** Reads a number with which a list can start; undefined for other values. */
export function readCount(text: string | null): number | undefined {
  const count = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(count) && count >= 0 && count < 1e9 ? count : undefined;
}
