import { z } from 'zod';
import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { isTranslated, languages, type Translated } from '#content/language/language.ts';
import { backgroundSettingsSchema, dynamicBackgroundSettingsSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { metadataNames } from '#content/page/page-metadata.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import { blockRecordsSchema, translationsSchema } from '#content/translation/translations-schema.ts';
import type { PageDocument, PageSettings } from './page-document.ts';

/** Accepts any object with an id and a type: a damaged block can be edited and shown like any other. */
export const blockSchema = z.custom<Block>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && 'type' in value,
);
export const titleSchema = z.custom<Translated>(isTranslated);
export const pathSchema = z.array(z.union([z.string(), z.number()])).readonly();
const blockId = z.string();
const language = z.enum(languages);

/** A block's position: at the top (`parent` null, `slot` empty) or in a slot of another block. */
const placeSchema = z
  .object({ parent: z.string().nullable(), slot: pathSchema, index: z.number().int() })
  .readonly();
export type Place = z.infer<typeof placeSchema>;

const documentSchema: z.ZodType<PageDocument> = z.object({
  title: titleSchema,
  overview: z.array(blockSchema),
  layoutSettings: layoutSettingsSchema.nullable().optional(),
  backgroundSettings: backgroundSettingsSchema.nullable().optional(),
  dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable().optional(),
  metadata: pageMetadataSchema.optional(),
  translations: translationsSchema.optional(),
});

function createSettingSchema<Name extends keyof PageSettings, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
) {
  const type = z.literal('page/set-setting');
  /** Undefined if the setting is unknown. */
  return z.object({ type, name: z.literal(name), value: schema.nullable().optional() });
}

const singleEditSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('page/set-title'), language, text: z.string() }),
    /** Sets a text of the page outside blocks; '' removes it. */
    z.object({
      type: z.literal('page/set-metadata'),
      name: z.enum(metadataNames),
      language,
      text: z.string(),
    }),
    z.object({ type: z.literal('block/insert'), block: blockSchema, at: placeSchema }),
    z.object({ type: z.literal('block/remove'), blockId }),
    z.object({ type: z.literal('block/move'), blockId, at: placeSchema }),
    /** `ids` maps every copied id to its new id, so that the edit gives the same page everywhere. */
    z.object({
      type: z.literal('block/duplicate'),
      blockId,
      ids: z.record(z.string(), z.string()).readonly(),
    }),
    z.object({ type: z.literal('block/set'), blockId, path: pathSchema, value: z.unknown() }),
    z.object({ type: z.literal('block/set-text'), blockId, path: pathSchema, language, text: z.string() }),
    /** The edits below replace a whole part. Most edits are undone by one of them. */
    z.object({ type: z.literal('page/put-title'), title: titleSchema }),
    z.object({ type: z.literal('page/put-metadata'), metadata: pageMetadataSchema.optional() }),
    /** Replaces the block of that id with everything inside it. */
    z.object({ type: z.literal('block/put'), block: blockSchema }),
    /** Sets the translation records of a block or, if `of` is null, of the title; undefined removes them. */
    z.object({
      type: z.literal('translations/put'),
      of: z.string().nullable(),
      records: blockRecordsSchema.optional(),
    }),
    z.discriminatedUnion('name', [
      createSettingSchema('layoutSettings', layoutSettingsSchema),
      createSettingSchema('backgroundSettings', backgroundSettingsSchema),
      createSettingSchema('dynamicBackgroundSettings', dynamicBackgroundSettingsSchema),
    ]),
    z.object({ type: z.literal('page/put'), content: documentSchema }),
  ])
  .readonly();
export type SingleEdit = z.infer<typeof singleEditSchema>;

const batchSchema = z
  .object({
    type: z.literal('batch'),
    edits: z.array(singleEditSchema).readonly(),
    /** True if the batch contains all of its `translations/put`, so that applying it adds none. */
    saysSources: z.literal(true).optional(),
  })
  .readonly();

/**
 * One change to a page, keyed by block id and never by index, so that undo, autosave and the preview can
 * all use the same value. A batch is applied as a whole or not at all.
 */
export const editSchema = z.discriminatedUnion('type', [singleEditSchema, batchSchema]);
export type Edit = z.infer<typeof editSchema>;

/** Creates the edit that sets a page's layout or background. */
export function createSettingEdit<Name extends keyof PageSettings>(
  name: Name,
  value: PageSettings[Name] | undefined,
): SingleEdit {
  return { type: 'page/set-setting', name, value } as SingleEdit;
}

/**
 * Thrown for an edit that does not fit the page: its block is gone, its id is taken or its place does not
 * exist.
 */
export class InvalidEditError extends Error {
  override name = 'InvalidEditError';
}

/**
 * Combines several edits into one; a single edit is returned as it is.
 *
 * @example
 * combineEdits([{ type: 'block/remove', id: 'a' }, { type: 'block/remove', id: 'b' }]);
 * // { type: 'batch', edits: […] } with both
 */
export function combineEdits(edits: readonly Edit[]): Edit {
  const flat = edits.flatMap(splitBatch);
  const [only, ...others] = flat;
  return only && others.length === 0 ? only : { type: 'batch', edits: flat };
}

/** Returns the edits of a batch, or the edit itself as an array. */
export function splitBatch(edit: Edit): readonly SingleEdit[] {
  return edit.type === 'batch' ? edit.edits : [edit];
}

/** Drops values that a later edit of the same place overwrites; all other edits keep their order. */
export function coalesce(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = [];
  for (const edit of edits) {
    const at = placeBefore(result, edit);
    const before = result[at];
    if (before && isSameTarget(before, edit)) result[at] = edit;
    else result.push(edit);
  }
  return result;
}

/**
 * Finds the index of the preceding edit that this one overwrites. Skips edits in between that commute with
 * it: translation records and block edits do, edits that replace the whole page do not.
 */
function placeBefore(edits: readonly Edit[], { type, ...edit }: Edit): number {
  if (type === 'page/put') return edits.length - 1;
  if (type !== 'translations/put') {
    const at = edits.findLastIndex((other) => other.type !== 'translations/put');
    return edits[at]?.type === 'page/put' ? edits.length - 1 : at;
  }
  const whole = edits.findLastIndex((other) => other.type === 'page/put');
  const at = edits.findLastIndex(
    (other) => other.type === 'translations/put' && 'of' in edit && other.of === edit.of,
  );
  return at > whole ? at : edits.length - 1;
}

function isSameTarget(a: Edit, b: Edit): boolean {
  switch (a.type) {
    case 'page/set-title':
      return b.type === a.type && a.language === b.language;
    case 'page/set-metadata':
      return b.type === a.type && a.name === b.name && a.language === b.language;
    case 'page/put-title':
    case 'page/put-metadata':
    case 'page/put':
      return b.type === a.type;
    case 'translations/put':
      return b.type === a.type && a.of === b.of;
    case 'page/set-setting':
      return b.type === a.type && a.name === b.name;
    case 'block/put':
      return b.type === a.type && a.block.id === b.block.id;
    case 'block/set':
      return b.type === a.type && a.blockId === b.blockId && isSamePath(a.path, b.path);
    case 'block/set-text':
      return (
        b.type === a.type &&
        a.blockId === b.blockId &&
        a.language === b.language &&
        isSamePath(a.path, b.path)
      );
    default:
      return false;
  }
}

export function isSamePath(a: readonly PathPart[], b: readonly PathPart[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}
