import { performance } from 'node:perf_hooks';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { benchOwner } from './servers.ts';
import { computeMedian, computePercentile } from './statistics.ts';
import { openStudio, type Studio } from './studio.ts';

/** Times of a studio with many pages; ms. */
export interface TreeTimes {
  readonly pages: number;
  /** Reading the list of all pages from the server; `bytes` is its size. */
  readonly reading: number;
  readonly bytes: number;
  readonly moves: readonly MoveTimes[];
  /**
   * From the navigation, with an empty browser cache, until the rows are shown and the main thread is idle.
   */
  readonly opening: number;
  /** The same with a warm browser cache. */
  readonly openingAgain: number;
  /** From typing into the search until the matching rows are painted. */
  readonly search: number;
}

interface MoveTimes {
  readonly what: string;
  readonly p50: number;
  readonly p95: number;
}

const parents = 70;
const movesOfEach = 60;
const viewport = { width: 1440, height: 900 };

/**
 * Creates a site with many published pages, most of them child pages. Then it reads the list, moves pages and
 * opens it.
 */
export async function measureTree(origin: string, pages: number, openings: number): Promise<TreeTimes> {
  const ids = await makeTree(await openStudio(origin), pages);
  // Signs in again, because creating the pages takes longer than a token is valid.
  const studio = await openStudio(origin);
  const reading: number[] = [];
  let bytes = 0;
  for (let round = 0; round < 9; round += 1) {
    reading.push(await timeCall(async () => (bytes = JSON.stringify(await studio.readTree()).length)));
  }
  const moves = await measureMoves(studio, ids);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const opened: Awaited<ReturnType<typeof openList>>[] = [];
    for (let round = 0; round < openings; round += 1) opened.push(await openList(browser, origin));
    const getMedian = (figure: 'first' | 'again' | 'search') =>
      computeMedian(opened.map((times) => times[figure]));
    return {
      pages,
      reading: computeMedian(reading),
      bytes,
      moves,
      opening: getMedian('first'),
      openingAgain: getMedian('again'),
      search: getMedian('search'),
    };
  } finally {
    await browser.close();
  }
}

/** Creates the pages and returns their ids by parent. */
async function makeTree(studio: Studio, pages: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = new Map<string, string[]>();
  const make = async (name: string, parentId: string | null) => {
    const title = { nl: `Pagina ${name}`, en: `Page ${name}` };
    const page = { identifier: `bench-${name}`, title, overview: [], parentId, showInMenu: false };
    return (await studio.createPage({ ...page, status: 'PUBLISHED' })).id;
  };
  for (let at = 0; at < parents; at += 1) ids.set(await make(`${at}`, null), []);
  const all = [...ids];
  for (let at = 0; at < pages - parents; at += 1) {
    const [parentId, below] = all[at % parents] ?? [];
    if (parentId && below) below.push(await make(`${at % parents}-${at}`, parentId));
  }
  return ids;
}

async function measureMoves(
  studio: Studio,
  ids: ReadonlyMap<string, readonly string[]>,
): Promise<MoveTimes[]> {
  const all = [...ids].map(([parentId, below]) => ({ parentId, below }));
  const move = (page: string | undefined, parentId: string | null, before: string | null = null) =>
    studio.movePages({ pages: [page], parentId, before });
  const at = (index: number) => all[index % all.length] ?? { parentId: '', below: [] };
  return [
    await repeatMove('among those beside it', (round) => {
      const { parentId, below } = at(round);
      return move(below.at(-1), parentId, below[0]);
    }),
    await repeatMove('below another page, with a redirect for each language', (round) =>
      move(at(round).below[1], at(round + 1).parentId),
    ),
    await repeatMove('a page with 70 below it, at the top', (round) =>
      move(at(round + 1).parentId, null, at(round).parentId),
    ),
  ];
}

async function repeatMove(what: string, act: (round: number) => Promise<unknown>): Promise<MoveTimes> {
  const times: number[] = [];
  for (let round = 0; round < movesOfEach; round += 1) times.push(await timeCall(() => act(round)));
  return { what, p50: computePercentile(times, 0.5), p95: computePercentile(times, 0.95) };
}

async function timeCall(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

async function openList(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport, baseURL: origin });
  await context.request.post('/api/auth/sign-in', { data: benchOwner });
  const page = await context.newPage();
  const open = async () => {
    await page.goto('/admin', { waitUntil: 'commit' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelectorAll('[role=treegrid] [data-row]').length > 5)
              // Waits for the frame with the rows, and for tasks that block the page after it.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  };
  const first = await open();
  const again = await open();
  const search = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('input[type=search]');
        const grid = document.querySelector('[role=treegrid]');
        const count = grid?.getAttribute('aria-rowcount');
        const begun = performance.now();
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, 'pagina 7-');
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () => {
          if (document.querySelector('[role=treegrid]')?.getAttribute('aria-rowcount') !== count)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await context.close();
  return { first, again, search };
}
