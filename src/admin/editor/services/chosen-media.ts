import type { Media } from '#api/endpoints/media.ts';
import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getOwnValues } from '#content/block/responsive-values.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { isDifferentByLanguage, listMediaAddresses } from '#content/fields/media-address.ts';
import { narrowDevices, responsiveProperty } from '#content/fields/responsive-fields.ts';
import {
  defaultLanguage,
  hasLanguage,
  isTranslated,
  type Language,
  languages,
  removeLanguage,
  resolveText,
  type Translated,
  withSharedText,
  withText,
} from '#content/language/language.ts';

interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

/** The media field for which a file is chosen. */
export interface MediaPlace {
  readonly path: readonly PathPart[];
  /** The language being edited. If each language has its own file, only this one's is replaced. */
  readonly language: Language;
  /** True if the file is for this language only: the others keep theirs. */
  readonly isForLanguage?: boolean;
}

/**
 * Returns the values to write when a file of the library is chosen: its URL, and the library's alt text if the
 * field beside it is empty. An existing alt text stays, since the image may mean something else on this page.
 * The focal point of the replaced image is removed, unless another language still shows that image.
 */
export function listChosenMediaValues(
  definitions: Definitions,
  block: Block,
  place: MediaPlace,
  { url, alt, decorative }: Pick<Media, 'url' | 'alt' | 'decorative'>,
): Value[] {
  const { path } = place;
  const definition = definitions.get(block.type);
  const current = definition ? migrateBlock(definition, block) : block;
  const before = getValueAt(current, path);
  const chosen: Value[] = [{ path, value: withFile(current, before, place, url) }];
  const isForAll = !place.isForLanguage && !hasFilePerLanguage(current, before);
  if (place.isForLanguage && current.isMultiLanguage === false)
    chosen.push({ path: ['isMultiLanguage'], value: true });
  if (!definition) return chosen;
  if (isForAll && before !== url) {
    const points = withoutPoint(definition.fields, path, getValueAt(current, path.slice(0, -1)));
    chosen.push(...points.filter((point) => getValueAt(current, point.path) !== undefined));
  }
  const beside = path.slice(0, -1);
  const stored = getValueAt(current, beside);
  for (const [name, field] of Object.entries(findFields(definition.fields, beside) ?? {})) {
    const describes = field.kind === 'text' ? field.describes : undefined;
    if (!describes || describes.media !== path.at(-1)) continue;
    if (getValueAt(stored, [describes.decorative]) === true) continue;
    const words = getValueAt(stored, [name]);
    if (!isForAll) {
      const own = alt === undefined ? '' : findWords(alt, place.language);
      if (own === '' || (isTranslated(words) && hasLanguage(words, place.language))) continue;
      const described = withText(isTranslated(words) ? words : undefined, place.language, own);
      return [...chosen, { path: [...beside, name], value: described }];
    }
    if (hasText(words)) continue;
    if (decorative) return [...chosen, { path: [...beside, describes.decorative], value: true }];
    if (alt !== undefined && hasText(alt))
      return [...chosen, { path: [...beside, name], value: toTextByLanguage(alt) }];
  }
  return chosen;
}

/**
 * Replaces the file in a media field's value: one language's file if each has its own or `isForLanguage` is
 * set, else the shared file. If the block was switched to one language, the other files stay stored, as its
 * texts do.
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

/** True if a block shows different files in different languages. */
export function hasFilePerLanguage(
  block: Pick<Block, 'isMultiLanguage'>,
  value: unknown,
): value is Exclude<Translated, string> {
  return block.isMultiLanguage !== false && isDifferentByLanguage(value);
}

/** Removes a language's file from a media field's value. If one file is left, it is used for all languages. */
export function withoutFile(value: Translated, language: Language): Translated | undefined {
  const rest = removeLanguage(value, language);
  return isDifferentByLanguage(rest) ? rest : listMediaAddresses(rest)[0];
}

/** Finds the library's alt text in exactly this language. A text for all languages counts as the default language's. */
function findWords(alt: Translated, language: Language): string {
  return toTextByLanguage(alt)[language] ?? '';
}

/**
 * Removes the focal point: another image has its subject elsewhere. Devices that show the image too, by the stored
 * values beside it, lose their points of it.
 */
export function withoutPoint(fields: Fields, path: readonly PathPart[], stored: unknown = {}): Value[] {
  const beside = path.slice(0, -1);
  const image = String(path.at(-1));
  const names = Object.entries(findFields(fields, beside) ?? {})
    .filter(([, field]) => field.kind === 'number' && field.placeIn === image)
    .map(([name]) => name);
  const devices = narrowDevices.filter((device) => {
    const own = isRecord(stored) ? getOwnValues(stored, device) : {};
    return own[image] === undefined && names.some((name) => own[name] !== undefined);
  });
  const places = [beside, ...devices.map((device) => [...beside, responsiveProperty, device])];
  return places.flatMap((place) => names.map((name) => ({ path: [...place, name], value: undefined })));
}

function hasText(value: unknown): boolean {
  return isTranslated(value) && languages.some((language) => resolveText(value, language) !== '');
}

/** Blocks store texts per language. */
function toTextByLanguage(alt: Translated): Exclude<Translated, string> {
  return typeof alt === 'string' ? { [defaultLanguage]: alt } : alt;
}

/** Finds the fields of the object at a path. */
function findFields(fields: Fields, path: readonly PathPart[]): Fields | undefined {
  const [name, ...deeper] = path;
  if (name === undefined) return fields;
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.kind === 'object') return findFields(field.fields, deeper);
  if (field?.kind !== 'list' || isBareField(field.item)) return undefined;
  return findFields(field.item, deeper.slice(1));
}
