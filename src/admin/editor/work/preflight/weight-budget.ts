/** Bytes of pictures and films that one file, one block, and all of a page, may ask a phone for (docs/decisions/compare-before-publishing.md). */
export const weightBudget = { file: 250_000, block: 500_000, page: 2_000_000 } as const;
