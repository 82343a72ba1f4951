import type { Definitions } from '#content/block.ts';
import { blocksAt, type Edit } from '#content/edit-page.ts';
import type { PageContent } from '#content/page.ts';
import { findBlock } from '#content/slots.ts';

interface Before {
  readonly content: PageContent;
  readonly selectedId: string | null;
}

/** What is selected after an edit: new blocks arrive selected, a removed one hands on to its neighbour. */
export function selectionAfter(
  definitions: Definitions,
  before: Before,
  after: PageContent,
  edit: Edit,
): string | null {
  if (edit.type === 'block/insert') return edit.block.id;
  if (edit.type === 'block/duplicate') return edit.ids[edit.blockId] ?? before.selectedId;
  const { selectedId } = before;
  if (edit.type !== 'block/remove' || selectedId === null) return selectedId;
  if (findBlock(definitions, after.overview, selectedId)) return selectedId;
  const removed = findBlock(definitions, before.content.overview, edit.blockId);
  if (!removed) return null;
  const parent = removed.parent?.id ?? null;
  const left = blocksAt(definitions, after, { parent, slot: removed.slot }) ?? [];
  return (left[removed.index] ?? left[removed.index - 1])?.id ?? parent;
}
