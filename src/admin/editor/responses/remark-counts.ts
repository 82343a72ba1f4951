import { createContext } from 'react';
import type { DraftRemark } from '#api/endpoints/draft-responses.ts';

/** How many remarks wait at each block. */
export type RemarkCounts = ReadonlyMap<string, number>;

/** Told from above: a page of a thousand rows asks once. */
export const RemarkCountsContext = createContext<RemarkCounts>(new Map());

export function countRemarks(remarks: readonly DraftRemark[]): RemarkCounts {
  const counts = new Map<string, number>();
  for (const { blockId, doneAt } of remarks) {
    if (blockId !== null && doneAt === null) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
  }
  return counts;
}
