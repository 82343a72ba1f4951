/** Budgets for images and videos on a phone, in bytes (docs/decisions/compare-before-publishing.md). */
export const weightBudget = { file: 250_000, block: 500_000, page: 2_000_000 } as const;
