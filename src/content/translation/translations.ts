/**
 * What one text in one language was written against. Without a record it was written against its source as that is now:
 * a record comes with the first text that is written or the first source that changes.
 */
export interface SourceRecord {
  /** The language that it was translated from. */
  readonly from: string;
  /** `textHash` of the source as it was then. */
  readonly fromHash: string;
  /** `textHash` of the text itself: a text that somebody else has rewritten since is told by it. */
  readonly textHash: string;
  /** The source as it was, kept from the moment in which it changes until the text has followed: for the word diff. */
  readonly fromText?: string;
  /** It is its source's own words, put there to be translated: nobody has meant it yet. */
  readonly copied?: true;
}

/** By language. */
export type TextRecords = Readonly<Record<string, SourceRecord>>;

/** Of one block, by the text's key: see `text-key.ts`. */
export type BlockRecords = Readonly<Record<string, TextRecords>>;

/** Kept in a version beside its blocks. */
export interface Translations {
  readonly title?: TextRecords;
  /** By block id. */
  readonly blocks?: Readonly<Record<string, BlockRecords>>;
}

/** The key of a title among the records of the page itself. */
export const titleKey = 'title';

/** Records of a block, or of the page's title for null; the same object as long as they are the same. */
export function recordsOf(translations: Translations | undefined, of: string | null): BlockRecords {
  if (of === null) return translations?.title ? titleRecords(translations.title) : none;
  const { blocks } = translations ?? {};
  return (blocks && Object.hasOwn(blocks, of) ? blocks[of] : undefined) ?? none;
}

const none: BlockRecords = {};

const titles = new WeakMap<TextRecords, BlockRecords>();

function titleRecords(title: TextRecords): BlockRecords {
  const records = titles.get(title) ?? { [titleKey]: title };
  titles.set(title, records);
  return records;
}

/** With the records of a block, or of the title, in the place of what is there; undefined where nothing is left. */
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
