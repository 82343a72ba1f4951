import { type Block, isBlock } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { findExceededLimit, jsonLimits } from '#content/json-limits.ts';
import { listUnstorableTexts } from '#content/text/unstorable-text.ts';
import { type BlockRecords, getBlockRecords } from '#content/translation/translations.ts';
import { recordsByBlockSchema } from '#content/translation/translations-schema.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost, type Selection } from '../selection.ts';

/** Blocks on the clipboard: as stored, with the texts of every language. */
export interface CopiedBlocks {
  /** Origin of the site that they were copied from, such as `https://studio.example`. */
  readonly origin: string;
  readonly blocks: readonly Block[];
  /** Translation records by block id; absent if there are none. */
  readonly translations?: Readonly<Record<string, BlockRecords>>;
}

/** MIME type of copied blocks on the clipboard. */
export const copiedType = 'application/x-vitrine-blocks+json';

/** Marks the JSON as copied blocks and names its version; another shape gets another number. */
const mark = 'vitrine/blocks/1';

/** Reasons why the content of a clipboard cannot be pasted. */
export type UnreadableCopy = 'not-blocks' | 'too-large' | 'damaged';

/** Returns the selected blocks with everything inside them, or undefined if none is selected. */
export function copyBlocks(tree: PageTree, selection: Selection, origin: string): CopiedBlocks | undefined {
  const blocks = listOutermost(tree, selection).flatMap((id) => tree.find(id)?.block ?? []);
  if (blocks.length === 0) return undefined;
  const translations = collectRecords(tree, blocks);
  return { origin, blocks, ...(Object.keys(translations).length > 0 && { translations }) };
}

function collectRecords({ definitions, content }: PageTree, blocks: readonly Block[]) {
  const entries = [...walkBlocks(definitions, blocks)].flatMap(({ block: { id } }) => {
    const records = getBlockRecords(content.translations, id);
    return Object.keys(records).length === 0 ? [] : [[id, records] as const];
  });
  return Object.fromEntries(entries);
}

export function writeCopied({ origin, blocks, translations }: CopiedBlocks): string {
  return JSON.stringify({ is: mark, origin, blocks, translations });
}

/** Reads blocks from untrusted clipboard text. Refuses more, or deeper, blocks than a page can hold. */
export function readCopied(text: string): CopiedBlocks | UnreadableCopy {
  if (text.length > jsonLimits.bytes || findExceededLimit(text)) return 'too-large';
  const value = parse(text);
  if (!isRecord(value) || value.is !== mark) return 'not-blocks';
  const { origin, blocks } = value;
  const isSound =
    typeof origin === 'string' && Array.isArray(blocks) && blocks.length > 0 && blocks.every(isBlock);
  if (!isSound || hasPrototypeKey(blocks)) return 'damaged';
  const translations = readRecords(value.translations);
  return { origin, blocks, ...(translations && { translations }) };
}

/** Reads the translation records and skips damaged ones: the texts themselves are complete. */
function readRecords(value: unknown): CopiedBlocks['translations'] {
  if (value === undefined || hasPrototypeKey(value) || listUnstorableTexts(value).length > 0)
    return undefined;
  return recordsByBlockSchema.safeParse(value).data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True if a value contains a property such as `__proto__`, which the server refuses. */
function hasPrototypeKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      name === '__proto__' ||
      (name === 'constructor' && isRecord(inner) && Object.hasOwn(inner, 'prototype')) ||
      hasPrototypeKey(inner),
  );
}
