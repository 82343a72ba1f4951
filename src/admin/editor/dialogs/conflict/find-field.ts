import { formatPath, type PathPart } from '#content/block/issue.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { isLanguage, type Language } from '#content/language/language.ts';
import { words } from '../../../words.ts';

/** Field at a path, with its labels. */
interface LocatedField {
  /** Labels from the outermost: `Slides`, `Slide 2`, `Caption`. */
  readonly names: readonly string[];
  /** Undefined for an unknown property. */
  readonly field: Field | undefined;
  readonly language: Language | undefined;
}

/** Follows a path through fields, list items and languages of a text. */
export function findField(fields: Fields, path: readonly PathPart[]): LocatedField {
  const names: string[] = [];
  let at: Field | Fields = fields;
  for (const [index, part] of path.entries()) {
    const rest = path.slice(index);
    if (isBareField(at) && at.kind === 'list' && typeof part === 'number') {
      names.push(`${at.itemLabel} ${part + 1}`);
      at = at.item;
      continue;
    }
    const inside: Fields | undefined = !isBareField(at) ? at : at.kind === 'object' ? at.fields : undefined;
    const next: Field | undefined = inside && Object.hasOwn(inside, part) ? inside[part] : undefined;
    if (!next) return describeEnding(names, at, rest);
    names.push(...listNames(next));
    at = next;
  }
  return { names, field: isBareField(at) ? at : undefined, language: undefined };
}

/** Label of a field; for one of several in a control also which one: `Padding`, `Top`. */
function listNames({ label, control }: Field): string[] {
  if (!control) return [label];
  const parts: Readonly<Record<string, string>> = {
    ...words.sides,
    ...words.devices,
    light: words.theme.light,
    dark: words.theme.dark,
  };
  const part = parts[control.part];
  return part === undefined ? [label] : [control.label, part];
}

/** End of a path without a field: the language of a text, or a property of a later version. */
function describeEnding(
  names: readonly string[],
  at: Field | Fields,
  rest: readonly PathPart[],
): LocatedField {
  const [language] = rest;
  const isText = isBareField(at) && at.kind === 'text' && rest.length === 1;
  if (isText && isLanguage(language)) return { names, field: at, language };
  return { names: [...names, formatPath(rest)], field: undefined, language: undefined };
}
