import type { Block, Definitions } from '#content/block.ts';
import type { Place } from '#content/edit-page.ts';
import { formatPath } from '#content/fault.ts';
import type { PageContent } from '#content/page.ts';
import { type BlockVisit, findBlock, type Slot, slotsOf } from '#content/slots.ts';

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/**
 * Where a block goes by keyboard; undefined when there is no such way. Up and down walk the page: past a
 * neighbour, at the end of a column into the next one, at the end of the last one out of the block. The
 * index counts without the moved block, as the edit wants it.
 */
export function moveTarget(
  definitions: Definitions,
  page: PageContent,
  id: string,
  direction: MoveDirection,
): Place | undefined {
  const visit = findBlock(definitions, page.overview, id);
  if (!visit) return undefined;
  if (direction === 'in') return into(definitions, page, visit);
  if (direction === 'out') return out(definitions, page, visit, 'after');
  const siblings = siblingsOf(definitions, page, visit);
  const index = direction === 'up' ? visit.index - 1 : visit.index + 1;
  if (index >= 0 && index < siblings.length)
    return { parent: visit.parent?.id ?? null, slot: visit.slot, index };
  return (
    neighbourSlot(definitions, visit, direction) ??
    out(definitions, page, visit, direction === 'up' ? 'before' : 'after')
  );
}

function siblingsOf(definitions: Definitions, page: PageContent, visit: BlockVisit): readonly Block[] {
  if (!visit.parent) return page.overview;
  return slotsOf(definitions, visit.parent)[slotIndex(definitions, visit)]?.blocks ?? [];
}

function slotIndex(definitions: Definitions, visit: BlockVisit): number {
  if (!visit.parent) return -1;
  const path = formatPath(visit.slot);
  return slotsOf(definitions, visit.parent).findIndex((slot) => formatPath(slot.path) === path);
}

function neighbourSlot(
  definitions: Definitions,
  visit: BlockVisit,
  direction: 'up' | 'down',
): Place | undefined {
  const { parent, block } = visit;
  if (!parent) return undefined;
  const slots = slotsOf(definitions, parent);
  const at = slotIndex(definitions, visit);
  const candidates = direction === 'up' ? slots.slice(0, at).reverse() : slots.slice(at + 1);
  const slot = candidates.find((candidate) => takes(candidate, block));
  if (!slot) return undefined;
  return { parent: parent.id, slot: slot.path, index: direction === 'up' ? slot.blocks.length : 0 };
}

function out(
  definitions: Definitions,
  page: PageContent,
  visit: BlockVisit,
  side: 'before' | 'after',
): Place | undefined {
  const parent = visit.parent && findBlock(definitions, page.overview, visit.parent.id);
  if (!parent) return undefined;
  const place = {
    parent: parent.parent?.id ?? null,
    slot: parent.slot,
    index: side === 'before' ? parent.index : parent.index + 1,
  };
  return placeTakes(definitions, parent, visit.block) ? place : undefined;
}

/** Whether the slot that a block stands in would take another one. */
function placeTakes(definitions: Definitions, at: BlockVisit, block: Block): boolean {
  if (!at.parent) return true;
  const slot = slotsOf(definitions, at.parent)[slotIndex(definitions, at)];
  return slot !== undefined && takes(slot, block);
}

/** Into the last slot of the block before, at its end. */
function into(definitions: Definitions, page: PageContent, visit: BlockVisit): Place | undefined {
  const before = siblingsOf(definitions, page, visit)[visit.index - 1];
  if (!before) return undefined;
  const slot = slotsOf(definitions, before).findLast((candidate) => takes(candidate, visit.block));
  return slot && { parent: before.id, slot: slot.path, index: slot.blocks.length };
}

function takes(slot: Slot, block: Block): boolean {
  return !slot.accepts || slot.accepts.includes(block.type);
}
