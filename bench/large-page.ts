import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { getRaw } from './raw-answer.ts';
import type { Server } from './servers.ts';
import { openStudio } from './studio.ts';

/** Slowest response to other requests, in ms, while a page of the maximum size is saved and rendered. */
export interface LargePageTimes {
  readonly page: string;
  readonly bytes: number;
  /** Without other work: the baseline of the machine and the request. */
  readonly quiet: number;
  readonly saving: number;
  readonly rendering: number;
}

interface Shape {
  readonly name: string;
  readonly blocks: number;
  /** Repeated to fill the block's share of the page. */
  readonly words: string;
}

/** Maximum bytes of a body that the server accepts, minus its envelope. */
const pageBytes = 4_900_000;
/** ms between two requests for `/healthz`. */
const everyMs = 2;
const quietMs = 1000;

const shapes: readonly Shape[] = [
  { name: '2,000 short texts', blocks: 2000, words: 'Een rustig scherm heeft **gekozen**. ' },
  { name: 'texts as long as they may be', blocks: 125, words: 'Een rustig scherm heeft **gekozen**. ' },
  { name: 'texts that are all marks', blocks: 125, words: '*a ' },
];

/** Saves and renders the largest pages that a save accepts, and polls `/healthz` during that time. */
export async function measureLargePages(site: Server): Promise<LargePageTimes[]> {
  const times: LargePageTimes[] = [];
  for (const [index, shape] of shapes.entries()) times.push(await measureShape(site, shape, index));
  return times;
}

async function measureShape(site: Server, { name, blocks, words }: Shape, index: number) {
  const studio = await openStudio(site.origin);
  const identifier = `bench-large-${index}`;
  await studio.createPage({ identifier, title: name, overview: [], status: 'PUBLISHED', versioning: false });
  const share = Math.floor(pageBytes / blocks) - 60;
  const content = words.repeat(Math.floor(share / words.length));
  const overview = Array.from({ length: blocks }, (_, at) => ({ id: `b${at}`, type: 'text', content }));
  const bytes = JSON.stringify({ overview }).length;
  const quiet = await measureSlowest(site, () => wait(quietMs));
  const saving = await measureSlowest(site, () => studio.savePage(identifier, { overview }));
  const rendering = await measureSlowest(site, async () => {
    const { status } = await getRaw(`${site.origin}/${identifier}`);
    if (status !== 200) throw new Error(`/${identifier} answers ${status}`);
  });
  return { page: name, bytes, quiet, saving, rendering };
}

/** Returns the ms of the slowest response of `/healthz` during the work. */
async function measureSlowest(site: Server, work: () => Promise<unknown>): Promise<number> {
  let done = false;
  let slowest = 0;
  const asking = (async () => {
    while (!done) {
      const begun = performance.now();
      await getRaw(`${site.origin}/healthz`);
      slowest = Math.max(slowest, performance.now() - begun);
      await wait(everyMs);
    }
  })();
  try {
    await work();
  } finally {
    done = true;
    await asking;
  }
  return slowest;
}
