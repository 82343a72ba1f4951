/**
 * The source that one text in one language was written against. Without a record, that is its current source:
 * a record is created when the first text is written or the first source changes.
 */
export interface SourceRecord {
  /** The source language. */
  readonly from: string;
  /** `textHash` of the source text at that time. */
  readonly fromHash: string;
  /** `textHash` of the text itself, to detect that it was changed since by a client without records. */
  readonly textHash: string;
  /**
   * The source text at that time, kept from its change until the translation is updated: for the word diff.
   */
  readonly fromText?: string;
  /** True for a copy of its source that is still to be translated. */
  readonly copied?: true;
}

/** By language. */
export type TextRecords = Readonly<Record<string, SourceRecord>>;

/** Records of one block, by the text's key: see `text-key.ts`. */
export type BlockRecords = Readonly<Record<string, TextRecords>>;

/** Stored in a version next to its blocks. */
export interface Translations {
  readonly title?: TextRecords;
  /** By block id. */
  readonly blocks?: Readonly<Record<string, BlockRecords>>;
}

/** Key of the title among the page's records. */
export const titleKey = 'title';

/** Returns the records of a block or, for null, of the page's title; stable identity. */
export function getBlockRecords(translations: Translations | undefined, of: string | null): BlockRecords {
  if (of === null) return translations?.title ? toBlockRecords(translations.title) : none;
  const { blocks } = translations ?? {};
  return (blocks && Object.hasOwn(blocks, of) ? blocks[of] : undefined) ?? none;
}

const none: BlockRecords = {};

const titles = new WeakMap<TextRecords, BlockRecords>();

function toBlockRecords(title: TextRecords): BlockRecords {
  const records = titles.get(title) ?? { [titleKey]: title };
  titles.set(title, records);
  return records;
}

/** Returns the translations with other records for a block or the title; undefined if none is left. */
export function withRecords(
  translations: Translations | undefined,
  of: string | null,
  records: BlockRecords | undefined,
): Translations | undefined {
  const isEmpty = records === undefined || Object.keys(records).length === 0;
  const { title, blocks = {}, ...rest } = translations ?? {};
  const nextTitle = of === null ? records?.[titleKey] : title;
  const others = Object.entries(blocks).filter(([id]) => id !== of);
  const nextBlocks = of === null || isEmpty ? others : [...others, [of, records] as const];
  const next: Translations = {
    ...rest,
    ...(nextTitle && Object.keys(nextTitle).length > 0 ? { title: nextTitle } : {}),
    ...(nextBlocks.length > 0 ? { blocks: Object.fromEntries(nextBlocks) } : {}),
  };
  return Object.keys(next).length === 0 ? undefined : next;
}
