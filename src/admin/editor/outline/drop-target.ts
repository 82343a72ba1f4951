import type { Definitions } from '#content/block.ts';
import { idsWithin, type Place } from '#content/edit-page.ts';
import { formatPath } from '#content/fault.ts';
import type { PageContent } from '#content/page.ts';
import { findBlock, slotsOf } from '#content/slots.ts';

/**
 * The place for the edit when a dragged block is dropped at a place as it is seen now: the dragged block
 * still counts there, in the edit it no longer does. Undefined where it may not go, or already is.
 */
export function dropTarget(
  definitions: Definitions,
  page: PageContent,
  draggedId: string,
  seen: Place,
): Place | undefined {
  const dragged = findBlock(definitions, page.overview, draggedId);
  if (!dragged) return undefined;
  if (seen.parent !== null && idsWithin(definitions, dragged.block).includes(seen.parent)) return undefined;
  if (!accepted(definitions, page, dragged.block.type, seen)) return undefined;
  const sameList =
    (dragged.parent?.id ?? null) === seen.parent && formatPath(dragged.slot) === formatPath(seen.slot);
  if (!sameList) return seen;
  if (seen.index === dragged.index || seen.index === dragged.index + 1) return undefined;
  return seen.index > dragged.index ? { ...seen, index: seen.index - 1 } : seen;
}

function accepted(definitions: Definitions, page: PageContent, type: string, at: Place): boolean {
  if (at.parent === null) return true;
  const parent = findBlock(definitions, page.overview, at.parent)?.block;
  const path = formatPath(at.slot);
  const slot =
    parent && slotsOf(definitions, parent).find((candidate) => formatPath(candidate.path) === path);
  return slot !== undefined && (!slot.accepts || slot.accepts.includes(type));
}
