import type { BlockScripts } from './block-scripts.ts';
import { type PageWeight, sumSizes } from './page-weight.ts';

/**
 * Maximum size of loader and chrome together, in bytes of brotli (1 kB is 1,000 bytes). Above it, the bench
 * fails. View transitions of titles and images between pages, and growing hotspots, take 150 of them.
 * Elements need their transition names before the browser leaves a page. Images further down wait for the
 * first ones, which takes 40 and shows the largest one 350 ms earlier on a phone.
 */
const sharedScriptsBudget = 4220;

/**
 * Minimum throughput relative to a bare server. Times depend on the machine, so the bench only reports a
 * miss.
 */
export const throughputGoal = 0.9;

/** Maximum ms for which one request may delay others. The bench only reports a miss. */
export const holdGoalMs = 100;

/** Maximum resident megabytes. They depend on the machine, so the bench only reports a miss. */
export const memoryGoals = { start: 120, load: 150 };

/**
 * Goals for images, as ratios: a cached variant to a bare server, encoding to sharp alone, and visits during
 * uploads to visits without. `memory` is the server's megabytes during uploads.
 */
export const mediaGoals = { cached: 0.8, encoding: 1.1, uploading: 2, memory: 250 };

/** Maximum ratio of latencies under attack to quiet ones, for pages and saves; median and 99th percentile. */
export const attackGoals = { p50: 2, p99: 4 };

export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly kept: boolean;
}

/**
 * Maximum JavaScript of a page with one used block, in bytes of brotli, for blocks with a controller. Above
 * it, the bench fails. With a runtime, these blocks would far exceed it.
 */
const aliveBudgets: ReadonlyMap<string, number> = new Map([
  ['carousel', 8180],
  ['beforeAfterSlider', 4740],
  ['code', 4600],
]);
/** The same for the block with the most JavaScript, whose island needs a runtime. */
const heaviestAliveBudget = 10_680;

export function checkBlocks(blocks: readonly BlockScripts[]): Budget[] {
  const heaviest = blocks.reduce((most, block) => (block.page > most.page ? block : most));
  return [
    ...[...aliveBudgets].map(([type, most]) =>
      budget(`A page with one block alive (${type}), brotli`, getPageBytes(type, blocks), most),
    ),
    budget(
      `A page with the heaviest block alive (${heaviest.type}), brotli`,
      heaviest.page,
      heaviestAliveBudget,
    ),
  ];
}

function getPageBytes(type: string, blocks: readonly BlockScripts[]): number {
  const block = blocks.find((weighed) => weighed.type === type);
  if (!block) throw new Error(`No block of the type "${type}" was weighed`);
  return block.page;
}

/** HTML, styles and headers of a case page, within the 14 kB of a new connection's first round trip. */
const caseDocumentBudget = 13_667;
export const caseScriptsBudget = sharedScriptsBudget;
export const caseRequestsBudget = 6;

/** Checks the case page of `case-page.ts` against its budgets: bytes of brotli, and requests. */
export function checkCasePage(page: PageWeight): Budget[] {
  const document = page.html.brotli + page.styles.brotli + page.head;
  const requests = Object.values(page.requests).reduce((sum, count) => sum + count);
  return [
    budget('Case page: HTML, styles and headers, brotli', document, caseDocumentBudget),
    budget(
      'Case page: JavaScript before scrolling, brotli',
      sumSizes(page.scripts).brotli,
      caseScriptsBudget,
    ),
    budget('Case page: requests before scrolling', requests, caseRequestsBudget),
  ];
}

function budget(name: string, bytes: number, most: number): Budget {
  return { name, bytes, budget: most, kept: bytes <= most };
}

/** HTML and styles of the home page, within the same 14 kB (docs/decisions/send-only-what-a-page-uses.md). */
const homeDocumentBudget = 13_650;

/** Checks the bytes of the home page against its budgets. It has an island, and thus the loader. */
export function checkBudgets(home: PageWeight): Budget[] {
  const document = home.html.brotli + home.styles.brotli;
  return [
    budget('Island loader and chrome, brotli', sumSizes(home.scripts).brotli, sharedScriptsBudget),
    budget('Home page: HTML and styles, brotli', document, homeDocumentBudget),
  ];
}
