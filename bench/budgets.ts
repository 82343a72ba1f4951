import type { BlockScripts } from './block-scripts.ts';
import { type PageWeight, total } from './page-weight.ts';

/** Loader and chrome together, in bytes of brotli (1 kB is 1,000 bytes). Over it, the bench fails. */
const sharedScriptsBudget = 8000;

/** What the site's answers may cost beside a bare server's. Figures of time depend on the machine, so it only says so. */
export const throughputGoal = 0.9;

export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly kept: boolean;
}

/** All JavaScript of a page whose heaviest block is seen and used, in bytes of brotli. Over it, the bench fails. */
const aliveBlockBudget = 20_000;

export function checkBlocks(blocks: readonly BlockScripts[]): Budget {
  const heaviest = blocks.reduce((most, block) => (block.page > most.page ? block : most));
  const name = `A page with the heaviest block alive (${heaviest.type}), brotli`;
  return { name, bytes: heaviest.page, budget: aliveBlockBudget, kept: heaviest.page <= aliveBlockBudget };
}

/** Holds the bytes against what was promised. The page must be one with an island: others lack the loader. */
export function checkBudgets(withIsland: PageWeight): Budget[] {
  const bytes = total(withIsland.scripts).brotli;
  const name = 'Island loader and chrome, brotli';
  return [{ name, bytes, budget: sharedScriptsBudget, kept: bytes <= sharedScriptsBudget }];
}
