import { createContext } from 'react';
import type { DraftComment } from '#api/endpoints/draft-responses.ts';

/** Number of open comments by block id. */
export type CommentCounts = ReadonlyMap<string, number>;

/** Provided by the outline, so that a long page has one query subscription. */
export const CommentCountsContext = createContext<CommentCounts>(new Map());

export function countComments(comments: readonly DraftComment[]): CommentCounts {
  const counts = new Map<string, number>();
  for (const { blockId, doneAt } of comments) {
    if (blockId !== null && doneAt === null) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
  }
  return counts;
}
