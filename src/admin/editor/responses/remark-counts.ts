import { createContext } from 'react';
import type { DraftRemark } from '#api/endpoints/draft-responses.ts';

/** Number of open comments by block id. */
export type RemarkCounts = ReadonlyMap<string, number>;

/** Provided by the outline, so that a long page has one query subscription. */
export const RemarkCountsContext = createContext<RemarkCounts>(new Map());

export function countRemarks(remarks: readonly DraftRemark[]): RemarkCounts {
  const counts = new Map<string, number>();
  for (const { blockId, doneAt } of remarks) {
    if (blockId !== null && doneAt === null) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
  }
  return counts;
}
