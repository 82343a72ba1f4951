import type { ColorField } from '#content/fields/field.ts';
import { checkText } from '../check-value.ts';
import type { CheckResult } from '../use-field-text.ts';
import { colorWords } from './color-words.ts';

/** Digits of a hex colour that was pasted without its `#`. */
const bareHex = /^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

/** Validates a typed or pasted colour, such as `1a1a1a`, `#1A1A1A;` or `oklch(0.5 0.1 30)`. Empty text removes it. */
export function checkColor(field: ColorField, typed: string): CheckResult<string | number | undefined> {
  const text = typed.trim().replace(/\s*;$/, '');
  const color = bareHex.test(text) ? `#${text}` : text;
  const checked = checkText(field)(color.startsWith('#') ? color.toLowerCase() : color);
  // The schema checks the format, the browser whether the colour exists: neither `blau` nor `oklch(1)` does.
  const isKnown = color === '' || globalThis.CSS?.supports?.('color', color) !== false;
  return isKnown && !('issue' in checked) ? checked : { issue: colorWords.unknown };
}
