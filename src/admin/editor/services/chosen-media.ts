import type { Media } from '#api/endpoints/media.ts';
import { type Block, type Definitions, migrateBlock } from '#content/block.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import type { PathPart } from '#content/issue.ts';
import { isTranslated, languages, resolveText, type Translated } from '#content/language.ts';
import { valueAt } from '#content/value-at.ts';

interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

/**
 * What choosing a file of the library writes: its address, and what the library says of it where nobody has said anything in
 * this place. Words that somebody has written for this place stay: there the picture may say something else. What it kept in view
 * of another picture goes.
 */
export function chosenMedia(
  definitions: Definitions,
  block: Block,
  path: readonly PathPart[],
  { url, alt, decorative }: Pick<Media, 'url' | 'alt' | 'decorative'>,
): Value[] {
  const definition = definitions.get(block.type);
  if (!definition) return [{ path, value: url }];
  const beside = path.slice(0, -1);
  const fields = fieldsAt(definition.fields, beside);
  const current = migrateBlock(definition, block);
  const stored = valueAt(current, beside);
  const points = valueAt(current, path) === url ? [] : withoutPoint(definition.fields, path);
  const set = points.filter((point) => valueAt(current, point.path) !== undefined);
  const chosen: Value[] = [{ path, value: url }, ...set];
  for (const [name, field] of Object.entries(fields ?? {})) {
    const describes = field.kind === 'text' ? field.describes : undefined;
    if (!describes || describes.media !== path.at(-1)) continue;
    const flag = describes.decorative;
    if (saysSomething(valueAt(stored, [name])) || valueAt(stored, [flag]) === true) continue;
    if (decorative) return [...chosen, { path: [...beside, flag], value: true }];
    if (alt !== undefined && saysSomething(alt))
      return [...chosen, { path: [...beside, name], value: perLanguage(alt) }];
  }
  return chosen;
}

/** Another picture has its subject elsewhere: takes off the point that a place kept in view of the one before. */
export function withoutPoint(fields: Fields, path: readonly PathPart[]): Value[] {
  const beside = path.slice(0, -1);
  return Object.entries(fieldsAt(fields, beside) ?? {})
    .filter(([, field]) => field.kind === 'number' && field.placeIn === path.at(-1))
    .map(([name]) => ({ path: [...beside, name], value: undefined }));
}

function saysSomething(value: unknown): boolean {
  return isTranslated(value) && languages.some((language) => resolveText(value, language) !== '');
}

/** Blocks keep words per language. */
function perLanguage(alt: Translated): Translated {
  return typeof alt === 'string' ? { [languages[0]]: alt } : alt;
}

/** The fields of what stands at a path. */
function fieldsAt(fields: Fields, path: readonly PathPart[]): Fields | undefined {
  const [name, ...deeper] = path;
  if (name === undefined) return fields;
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.kind === 'object') return fieldsAt(field.fields, deeper);
  if (field?.kind !== 'list' || isBareField(field.item)) return undefined;
  return fieldsAt(field.item, deeper.slice(1));
}
