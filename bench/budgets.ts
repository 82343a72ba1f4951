import type { BlockScripts } from './block-scripts.ts';
import { type PageWeight, total } from './page-weight.ts';

/** Loader and chrome together, in bytes of brotli (1 kB is 1,000 bytes). Over it, the bench fails. */
const sharedScriptsBudget = 4000;

/** What the site's answers may cost beside a bare server's. Figures of time depend on the machine, so it only says so. */
export const throughputGoal = 0.9;

/** ms for which one request may keep the others waiting; likewise. */
export const holdGoalMs = 100;

/** Megabytes resident; they depend on the machine, so the bench only says so. */
export const memoryGoals = { start: 120, load: 150 };

export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly kept: boolean;
}

/** All JavaScript of a page with a carousel that is seen and used, in bytes of brotli. Over it, the bench fails. */
const carouselBudget = 8000;
/** The same of a page with the block that brings most: one whose island needs a runtime. */
const aliveBlockBudget = 10_500;

export function checkBlocks(blocks: readonly BlockScripts[]): Budget[] {
  const carousels = blocks.filter(({ type }) => type === 'carousel');
  const heaviest = blocks.reduce((most, block) => (block.page > most.page ? block : most));
  return [
    ...carousels.map(({ page }) => budget('A page with a carousel alive, brotli', page, carouselBudget)),
    budget(
      `A page with the heaviest block alive (${heaviest.type}), brotli`,
      heaviest.page,
      aliveBlockBudget,
    ),
  ];
}

/** HTML with its styles and headers of a case page: what a new connection brings in its first round trip. */
const caseDocumentBudget = 11_800;
export const caseScriptsBudget = 4000;
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

/** HTML and styles of the home page. */
const homeDocumentBudget = 10_000;

/** Holds the bytes of the home page against what was promised. It has an island, and so the loader. */
export function checkBudgets(home: PageWeight): Budget[] {
  const document = home.html.brotli + home.styles.brotli;
  return [
    budget('Island loader and chrome, brotli', total(home.scripts).brotli, sharedScriptsBudget),
    budget('Home page: HTML and styles, brotli', document, homeDocumentBudget),
  ];
}
