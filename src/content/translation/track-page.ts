import { isEqual } from '#content/is-equal.ts';
import { type Block, type Definitions, isBlock } from '../block/block.ts';
import { walkBlocks } from '../block/slots.ts';
import type { Translated } from '../language/language.ts';
import type { PageContent } from '../page/page.ts';
import { mapTextsByKey } from './block-texts.ts';
import { computeTextRecords } from './text-records.ts';
import {
  type BlockRecords,
  getBlockRecords,
  type TextRecords,
  type Translations,
  titleKey,
} from './translations.ts';

type Content = Pick<PageContent, 'title' | 'overview'>;

/** A page before and after a save, with the stored records and those that the save sends. */
interface Save {
  readonly before: Content;
  readonly after: Content;
  readonly stored: Translations | undefined;
  /** Undefined for clients that do not maintain records. */
  readonly sent: Translations | undefined;
}

/**
 * Computes a page's translation records after a save. Records that the save changes are used. For other
 * texts, the comparison of both states shows what was written and which sources changed, so that clients
 * without records lose nothing. Records of deleted texts are dropped.
 */
export function computeTranslations(definitions: Definitions, save: Save): Translations | undefined {
  const [old, now] = [save.before, save.after].map((content) => mapBlocksById(definitions, content));
  const blocks = [...(now ?? [])].flatMap(([id, block]): [string, BlockRecords][] => {
    const texts = {
      before: mapTextsByKey(definitions, old?.get(id)),
      after: mapTextsByKey(definitions, block),
    };
    const records = collectRecords(
      texts,
      getBlockRecords(save.stored, id),
      save.sent && getBlockRecords(save.sent, id),
    );
    return Object.keys(records).length === 0 ? [] : [[id, records]];
  });
  const title = collectRecords(
    { before: new Map([[titleKey, save.before.title]]), after: new Map([[titleKey, save.after.title]]) },
    getBlockRecords(save.stored, null),
    save.sent && getBlockRecords(save.sent, null),
  )[titleKey];
  if (!title && blocks.length === 0) return undefined;
  return {
    ...(title ? { title } : {}),
    ...(blocks.length > 0 ? { blocks: Object.fromEntries(blocks) } : {}),
  };
}

interface Texts {
  readonly before: ReadonlyMap<string, Translated>;
  readonly after: ReadonlyMap<string, Translated>;
}

function collectRecords(
  { before, after }: Texts,
  stored: BlockRecords,
  sent: BlockRecords | undefined,
): BlockRecords {
  const entries = [...after].flatMap(([key, value]) => {
    const [known, told] = [getRecords(stored, key), sent && getRecords(sent, key)];
    const isTold = told !== undefined && !isEqual(told, known);
    const next = computeTextRecords({
      // Records that differ from the stored ones describe the texts as sent.
      before: isTold ? value : before.get(key),
      after: value,
      records: isTold ? told : known,
    });
    return Object.keys(next).length === 0 ? [] : [[key, next] as const];
  });
  return Object.fromEntries(entries);
}

function getRecords(records: BlockRecords, key: string): TextRecords {
  return (Object.hasOwn(records, key) ? records[key] : undefined) ?? {};
}

/** Indexes blocks by id. If a damaged page has an id twice, the first block counts. */
function mapBlocksById(definitions: Definitions, { overview }: Content): ReadonlyMap<string, Block> {
  const blocks = new Map<string, Block>();
  for (const { block } of walkBlocks(definitions, overview.filter(isBlock))) {
    if (!blocks.has(block.id)) blocks.set(block.id, block);
  }
  return blocks;
}
