import { studioStartingContents } from '#studio-lists/starting-contents.ts';
import type { StartingContent } from './starting-content.ts';

/** Loads a starting content by the value of `SEED`; the first is the default. */
export const startingContents = {
  demo: async () => (await import('#demo')).startingContent,
  empty: async () => (await import('./empty.ts')).emptyContent,
  ...studioStartingContents,
} satisfies Record<string, () => Promise<StartingContent>>;

export type SeedName = keyof typeof startingContents;

export const seedNames = Object.keys(startingContents) as [SeedName, ...SeedName[]];
