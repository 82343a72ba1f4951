import type { BlockScripts } from './block-scripts.ts';
import { type PageWeight, total } from './page-weight.ts';

/**
 * Loader and chrome together, in bytes of brotli (1 kB is 1,000 bytes). Over it, the bench fails. Titles that travel with their
 * pictures from page to page, and hotspots that grow, are 150 of them: what moves has to be named before a page is left.
 */
const sharedScriptsBudget = 4200;

/** What the site's answers may cost beside a bare server's. Figures of time depend on the machine, so it only says so. */
export const throughputGoal = 0.9;

/** ms for which one request may keep the others waiting; likewise. */
export const holdGoalMs = 100;

/** Megabytes resident; they depend on the machine, so the bench only says so. */
export const memoryGoals = { start: 120, load: 150 };

/** Of pictures: a variant beside a bare server, encoding beside sharp, visitors during uploads beside quiet, megabytes meanwhile. */
export const mediaGoals = { cached: 0.8, encoding: 1.1, uploading: 2, memory: 250 };

/** How many times as long others wait while one machine attacks: a visitor for a page, an editor for a save; median and 99th percentile. */
export const attackGoals = { p50: 2, p99: 4 };

export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly kept: boolean;
}

/**
 * All JavaScript of a page with one block that is seen and used, in bytes of brotli, for blocks with a controller: with a
 * runtime they would be far over it. Over it, the bench fails.
 */
const aliveBudgets: ReadonlyMap<string, number> = new Map([
  ['carousel', 8150],
  ['beforeAfterSlider', 4720],
  ['code', 4600],
]);
/** The same of a page with the block that brings most: one whose island needs a runtime. */
const heaviestAliveBudget = 10_650;

export function checkBlocks(blocks: readonly BlockScripts[]): Budget[] {
  const heaviest = blocks.reduce((most, block) => (block.page > most.page ? block : most));
  return [
    ...[...aliveBudgets].map(([type, most]) =>
      budget(`A page with one block alive (${type}), brotli`, pageOf(type, blocks), most),
    ),
    budget(
      `A page with the heaviest block alive (${heaviest.type}), brotli`,
      heaviest.page,
      heaviestAliveBudget,
    ),
  ];
}

function pageOf(type: string, blocks: readonly BlockScripts[]): number {
  const block = blocks.find((weighed) => weighed.type === type);
  if (!block) throw new Error(`No block of the type "${type}" was weighed`);
  return block.page;
}

/** HTML with its styles and headers of a case page: well within the 14 kB that a new connection brings in its first round trip. */
const caseDocumentBudget = 13_667;
export const caseScriptsBudget = sharedScriptsBudget;
export const caseRequestsBudget = 6;

/** Holds the case page of `case-page.ts` against what was promised: bytes of brotli, and requests. */
export function checkCasePage(page: PageWeight): Budget[] {
  const document = page.html.brotli + page.styles.brotli + page.head;
  const requests = Object.values(page.requests).reduce((sum, count) => sum + count);
  return [
    budget('Case page: HTML, styles and headers, brotli', document, caseDocumentBudget),
    budget('Case page: JavaScript before scrolling, brotli', total(page.scripts).brotli, caseScriptsBudget),
    budget('Case page: requests before scrolling', requests, caseRequestsBudget),
  ];
}

function budget(name: string, bytes: number, most: number): Budget {
  return { name, bytes, budget: most, kept: bytes <= most };
}

/** HTML and styles of the home page, within the same 14 kB (docs/decisions/send-only-what-a-page-uses.md). */
const homeDocumentBudget = 13_650;

/** Holds the bytes of the home page against what was promised. It has an island, and so the loader. */
export function checkBudgets(home: PageWeight): Budget[] {
  const document = home.html.brotli + home.styles.brotli;
  return [
    budget('Island loader and chrome, brotli', total(home.scripts).brotli, sharedScriptsBudget),
    budget('Home page: HTML and styles, brotli', document, homeDocumentBudget),
  ];
}
