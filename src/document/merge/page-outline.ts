import type { Block, Definitions } from '#content/block/block.ts';
import { isBlock } from '#content/block/block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { listSlots, mapSlots, walkBlocks } from '#content/block/slots.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { PageContent } from '#content/page/page.ts';
import { isSamePath, type Place } from '../edit.ts';

/** The list that a block is in. */
export type ListPlace = Pick<Place, 'parent' | 'slot'>;

/** A block without its inner blocks, and the list that it is in. */
export interface OutlineEntry extends ListPlace {
  /** The block with empty slots. */
  readonly own: Block;
}

export function isSamePlace(a: ListPlace | undefined, b: ListPlace | undefined): boolean {
  return a?.parent === b?.parent && isSamePath(a?.slot ?? [], b?.slot ?? []);
}

/** A page as a normalized structure: blocks by id, and the order of each list. */
export interface PageOutline {
  readonly blocks: ReadonlyMap<string, OutlineEntry>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Returns the key of a list; `parent` is null for the page's own list. */
export function listName(parent: string | null, slot: readonly PathPart[]): string {
  return parent === null ? '' : `${parent} ${formatPath(slot)}`;
}

/**
 * Normalizes a page. Undefined if it is damaged: an id is used twice, or a slot holds something other than
 * blocks.
 */
export function createPageOutline(
  definitions: Definitions,
  { overview }: PageContent,
): PageOutline | undefined {
  if (!overview.every(isBlock)) return undefined;
  const blocks = new Map<string, OutlineEntry>();
  const lists = new Map<string, string[]>();
  for (const { block, parent, slot } of walkBlocks(definitions, overview)) {
    if (blocks.has(block.id) || !hasBlocksOnly(definitions, block)) return undefined;
    const own = mapSlots(definitions, block, (inner) => (inner.length === 0 ? inner : []));
    blocks.set(block.id, { own, parent: parent?.id ?? null, slot });
    const list = listName(parent?.id ?? null, slot);
    lists.set(list, [...(lists.get(list) ?? []), block.id]);
  }
  return { blocks, lists };
}

function hasBlocksOnly(definitions: Definitions, block: Block): boolean {
  return listSlots(definitions, block).every((slot) => {
    const stored = getValueAt(block, slot.path);
    return stored === undefined || (Array.isArray(stored) && stored.length === slot.blocks.length);
  });
}
