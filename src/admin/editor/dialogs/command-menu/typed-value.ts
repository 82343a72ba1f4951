import type { Field } from '#content/fields/field.ts';
import { commandMenuWords } from '../../../command-menu/command-menu-words.ts';
import { checkValue } from '../../../forms/check-value.ts';
import { normalizeLength } from '../../../forms/length-text.ts';
import { findNamedPreset, formatStoredLength } from '../../../forms/length-token.ts';

/** A value at the end of a query, with the words before it. */
export interface TypedValue {
  readonly named: readonly string[];
  readonly value: unknown;
  readonly shown: string;
}

const yes: readonly string[] = ['on', 'yes', 'true'];
const no: readonly string[] = ['off', 'no', 'false'];

/** Parses the end of a query as a value for fields that are set together; empty if they differ in kind. */
export function parseTypedValues(fields: readonly Field[], parts: readonly string[]): readonly TypedValue[] {
  const [field] = fields;
  if (!field || fields.some(({ kind }) => kind !== field.kind)) return [];
  const named = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  switch (field.kind) {
    case 'length': {
      const preset = findNamedPreset(field, last);
      if (preset !== undefined) return [{ named, value: preset, shown: formatStoredLength(preset) }];
      if (!/^-?[\d.,]/.test(last)) return [];
      const value = normalizeLength(last, 'px');
      return 'issue' in checkValue(field, value) ? [] : [{ named, value, shown: value }];
    }
    case 'number': {
      const value = Number(last.replace(',', '.'));
      const { min = -Infinity, max = Infinity, unit = '' } = field;
      const isMeant = last !== '' && value >= min && value <= max && !('issue' in checkValue(field, value));
      return isMeant ? [{ named, value, shown: `${value}${unit}` }] : [];
    }
    case 'color':
      return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(last)
        ? [{ named, value: last, shown: last }]
        : [];
    case 'toggle': {
      if (yes.includes(last)) return [{ named, value: true, shown: commandMenuWords.on }];
      return no.includes(last) ? [{ named, value: false, shown: commandMenuWords.off }] : [];
    }
    case 'choice':
      return listMatchingOptions(field.options, parts);
    default:
      return [];
  }
}

/**
 * Lists the options whose label or value starts with the last words: `elevation low`, `text align center`.
 */
function listMatchingOptions(
  options: readonly { readonly value: string; readonly label: string }[],
  parts: readonly string[],
): readonly TypedValue[] {
  return options.flatMap(({ value, label }) => {
    const name = label.toLowerCase();
    for (let from = 1; from < parts.length; from += 1) {
      const end = parts.slice(from).join(' ');
      if (name.startsWith(end) || value.toLowerCase() === end) {
        return { named: parts.slice(0, from), value, shown: label };
      }
    }
    return [];
  });
}
