import type { Media } from '#api/endpoints/media.ts';
import { type Block, type Definitions, migrateBlock } from '#content/block.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { differsByLanguage, mediaAddresses } from '#content/fields/media-address.ts';
import type { PathPart } from '#content/issue.ts';
import {
  defaultLanguage,
  hasLanguage,
  isTranslated,
  type Language,
  languages,
  resolveText,
  type Translated,
  withoutLanguage,
  withSharedText,
  withText,
} from '#content/language.ts';
import { valueAt } from '#content/value-at.ts';

interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

/** The media field that a file is chosen for. */
export interface MediaPlace {
  readonly path: readonly PathPart[];
  /** The language that is worked in: where each has a file of its own, only that one's is replaced. */
  readonly language: Language;
  /** The file is for this language alone, and the others keep theirs. */
  readonly isForLanguage?: boolean;
}

/**
 * What choosing a file of the library writes: its address, and what the library says of it where nobody has said anything in
 * this place. Words that somebody has written for this place stay: there the picture may say something else. What it kept in view
 * of another picture goes, unless another language still shows that one.
 */
export function chosenMedia(
  definitions: Definitions,
  block: Block,
  place: MediaPlace,
  { url, alt, decorative }: Pick<Media, 'url' | 'alt' | 'decorative'>,
): Value[] {
  const { path } = place;
  const definition = definitions.get(block.type);
  const current = definition ? migrateBlock(definition, block) : block;
  const before = valueAt(current, path);
  const chosen: Value[] = [{ path, value: withFile(current, before, place, url) }];
  const isForAll = !place.isForLanguage && !hasFilePerLanguage(current, before);
  if (place.isForLanguage && current.isMultiLanguage === false)
    chosen.push({ path: ['isMultiLanguage'], value: true });
  if (!definition) return chosen;
  if (isForAll && before !== url) {
    const points = withoutPoint(definition.fields, path);
    chosen.push(...points.filter((point) => valueAt(current, point.path) !== undefined));
  }
  const beside = path.slice(0, -1);
  const stored = valueAt(current, beside);
  for (const [name, field] of Object.entries(fieldsAt(definition.fields, beside) ?? {})) {
    const describes = field.kind === 'text' ? field.describes : undefined;
    if (!describes || describes.media !== path.at(-1)) continue;
    if (valueAt(stored, [describes.decorative]) === true) continue;
    const words = valueAt(stored, [name]);
    if (!isForAll) {
      const own = alt === undefined ? '' : wordsFor(alt, place.language);
      if (own === '' || (isTranslated(words) && hasLanguage(words, place.language))) continue;
      const described = withText(isTranslated(words) ? words : undefined, place.language, own);
      return [...chosen, { path: [...beside, name], value: described }];
    }
    if (saysSomething(words)) continue;
    if (decorative) return [...chosen, { path: [...beside, describes.decorative], value: true }];
    if (alt !== undefined && saysSomething(alt))
      return [...chosen, { path: [...beside, name], value: perLanguage(alt) }];
  }
  return chosen;
}

/**
 * A media field's value with another file: of one language, where each has its own or this one is to get one, else of all. What a
 * block that was switched to one language has for the others stays stored, as its texts do.
 */
export function withFile(
  block: Pick<Block, 'isMultiLanguage'>,
  value: unknown,
  { language, isForLanguage = false }: Omit<MediaPlace, 'path'>,
  url: string,
): Translated {
  const stored = isTranslated(value) ? value : undefined;
  if (isForLanguage || hasFilePerLanguage(block, value)) return withText(stored, language, url);
  return block.isMultiLanguage === false ? withSharedText(stored, url) : url;
}

/** True where a block shows another file in one language than in another. */
export function hasFilePerLanguage(
  block: Pick<Block, 'isMultiLanguage'>,
  value: unknown,
): value is Exclude<Translated, string> {
  return block.isMultiLanguage !== false && differsByLanguage(value);
}

/** What is left of a media field's value without the file of a language; one file that is left is for all of them. */
export function withoutFile(value: Translated, language: Language): Translated | undefined {
  const rest = withoutLanguage(value, language);
  return differsByLanguage(rest) ? rest : mediaAddresses(rest)[0];
}

/** What the library says in a language by itself; a text for all languages is in the default one. */
function wordsFor(alt: Translated, language: Language): string {
  return perLanguage(alt)[language] ?? '';
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
function perLanguage(alt: Translated): Exclude<Translated, string> {
  return typeof alt === 'string' ? { [defaultLanguage]: alt } : alt;
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
