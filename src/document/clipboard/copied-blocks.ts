import { type Block, isBlock } from '#content/block.ts';
import { isDeeperThan, jsonLimits } from '#content/json-limits.ts';
import { isRecord } from '#content/walk-fields.ts';
import type { PageTree } from '../page-tree.ts';
import { outermost, type Selection } from '../selection.ts';

/** Blocks on their way from one page to another: as they are stored, with the words of every language. */
export interface CopiedBlocks {
  /** The site that they come from, as `https://studio.example`. */
  readonly origin: string;
  readonly blocks: readonly Block[];
}

/** The type under which a clipboard has them. */
export const copiedType = 'application/x-vitrine-blocks+json';

/** Says what the JSON is, and in which shape; another shape has another number. */
const mark = 'vitrine/blocks/1';

/** Why what is on a clipboard is not taken. */
export type UnreadableCopy = 'not-blocks' | 'too-large' | 'damaged';

/** The selected blocks with all that is in them; undefined when none is. */
export function copyBlocks(tree: PageTree, selection: Selection, origin: string): CopiedBlocks | undefined {
  const blocks = outermost(tree, selection).flatMap((id) => tree.find(id)?.block ?? []);
  return blocks.length === 0 ? undefined : { origin, blocks };
}

export function writeCopied({ origin, blocks }: CopiedBlocks): string {
  return JSON.stringify({ is: mark, origin, blocks });
}

/** Reads what anybody may have put there: never more than a page could hold, and never more deeply. */
export function readCopied(text: string): CopiedBlocks | UnreadableCopy {
  if (text.length > jsonLimits.bytes || isDeeperThan(text, jsonLimits.depth)) return 'too-large';
  const value = parse(text);
  if (!isRecord(value) || value.is !== mark) return 'not-blocks';
  const { origin, blocks } = value;
  const isSound =
    typeof origin === 'string' && Array.isArray(blocks) && blocks.length > 0 && blocks.every(isBlock);
  return isSound && !namesPrototype(blocks) ? { origin, blocks } : 'damaged';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No page has such a property, and the server takes none. */
function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      name === '__proto__' ||
      (name === 'constructor' && isRecord(inner) && Object.hasOwn(inner, 'prototype')) ||
      namesPrototype(inner),
  );
}
