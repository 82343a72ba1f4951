import { blockDefinitions } from '#blocks/definitions.ts';
import { walkBlocks } from '#content/block/slots.ts';
import type { PageContent } from '#content/page/page.ts';

interface Place {
  readonly blockId: string | null;
  readonly part: number;
}

/** Where two states of a page show a block; one that does not have it goes to what stands before it. */
export function placesOf(
  blockId: string,
  before: Pick<PageContent, 'overview'>,
  after: Pick<PageContent, 'overview'>,
): { readonly before: Place; readonly after: Place } {
  const [old, now] = [idsOf(before), idsOf(after)];
  return { before: placeIn(blockId, old, now), after: placeIn(blockId, now, old) };
}

function placeIn(blockId: string, ids: readonly string[], others: readonly string[]): Place {
  if (ids.includes(blockId)) return { blockId, part: 0 };
  const behind = others.slice(0, Math.max(0, others.indexOf(blockId)));
  const known = new Set(ids);
  const anchor = behind.findLast((id) => known.has(id));
  return anchor === undefined ? { blockId: null, part: 0 } : { blockId: anchor, part: 1 };
}

function idsOf({ overview }: Pick<PageContent, 'overview'>): readonly string[] {
  return [...walkBlocks(blockDefinitions, overview)].map(({ block }) => block.id);
}
