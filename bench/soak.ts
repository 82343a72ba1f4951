import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { readResidentMegabytes } from './memory.ts';
import { listProcessTree } from './processes.ts';
import { getRaw } from './raw-answer.ts';
import type { Server } from './servers.ts';
import { computeMedian, computePercentile } from './statistics.ts';
import { openStudio, type Studio } from './studio.ts';

/** Resources of a server at one moment. */
export interface Sample {
  readonly second: number;
  /** Resident megabytes (10^6 bytes). */
  readonly resident: number;
  /** Used megabytes of its heap, garbage included; NaN if the metrics lack it. */
  readonly heap: number;
  /** Open files, sockets and pipes. */
  readonly descriptors: number;
  /** Child processes and their descendants. */
  readonly children: number;
  /** Files of unfinished uploads and writes, which do not belong to the media library or the database. */
  readonly unfinished: number;
  /**
   * All files in its data folder, media library and database included. It grows by uploads and requested
   * image sizes.
   */
  readonly files: number;
}

interface Visit {
  readonly second: number;
  readonly ms: number;
}

/** Visits and resources in one interval of the run. */
export interface SoakStretch {
  /** Seconds since the start. */
  readonly from: number;
  readonly until: number;
  readonly visits: number;
  readonly p50: number;
  readonly p99: number;
  /**
   * Medians, and the minimum of the heap, which is closest to its size without garbage. Undefined without
   * samples.
   */
  readonly held: Sample | undefined;
}

export interface SoakTimes {
  readonly seconds: number;
  readonly visits: number;
  readonly saves: number;
  readonly publications: number;
  readonly uploads: number;
  readonly joins: number;
  /** Messages of failed actions, cut to 200 characters. */
  readonly failures: readonly string[];
  readonly visit: { readonly p50: number; readonly p99: number };
  /**
   * Resources in the second fifth of the run, after the warm-up, and in the last: medians, and the minimum of
   * the heap.
   */
  readonly first: Sample;
  readonly last: Sample;
  /** One row per interval. */
  readonly stretches: readonly SoakStretch[];
}

/** Options of the soak test. */
interface SoakOptions {
  readonly dataDir: string;
  readonly seconds: number;
  /** URL of the server's metrics. */
  readonly metrics: string;
}

const pages = ['soak-een', 'soak-twee'];
/** ms between the actions of one visitor or editor. Two editors work on each page. */
const everyMs = {
  visit: 20,
  save: 700,
  publish: 5000,
  upload: 4000,
  join: 3000,
  sample: 2000,
  /** A token expires during a soak test. */
  signIn: 240_000,
};
/** The first of these parts warms up the server. */
const parts = 5;
/** Minimum number of samples, so that each part of a short run has some. */
const fewestSamples = 3 * parts;

/** Runs visits, saves, publications, uploads and presence connections concurrently for the given time. */
export async function runSoak(site: Server, { dataDir, seconds, metrics }: SoakOptions): Promise<SoakTimes> {
  let studio = await openStudio(site.origin);
  const addresses = await listPaths(site.origin);
  for (const identifier of pages)
    await studio.createPage({ identifier, ...buildContent(0), status: 'PUBLISHED', showInMenu: false });
  const until = performance.now() + seconds * 1000;
  const counts = { visits: 0, saves: 0, publications: 0, uploads: 0, joins: 0 };
  const failures: string[] = [];
  const visits: Visit[] = [];
  const samples: Sample[] = [];
  const begun = performance.now();
  const getElapsedSeconds = () => (performance.now() - begun) / 1000;

  const repeat = async (ms: number, act: (number: number) => Promise<void>) => {
    for (let number = 0; performance.now() < until; number += 1) {
      await act(number).catch((error: unknown) => failures.push(String(error).slice(0, 200)));
      // Long intervals must not extend the run.
      await wait(Math.max(0, Math.min(ms, until - performance.now())));
    }
  };
  await Promise.all([
    repeat(everyMs.visit, async (number) => {
      const path = addresses[number % addresses.length] ?? '/';
      const second = getElapsedSeconds();
      const asked = performance.now();
      const answer = await getRaw(site.origin + path);
      visits.push({ second, ms: performance.now() - asked });
      counts.visits += 1;
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    }),
    ...pages.map((identifier) =>
      repeat(everyMs.save, async (number) => {
        await studio.savePage(identifier, { ...buildContent(number), status: 'DRAFT' });
        counts.saves += 1;
      }),
    ),
    repeat(everyMs.publish, async (number) => {
      await studio.publishPage(pages[number % pages.length] ?? '', buildContent(number));
      counts.publications += 1;
    }),
    repeat(everyMs.upload, async (number) => {
      await studio.upload(await createImage(number), `soak-${number}.png`);
      counts.uploads += 1;
    }),
    ...pages.flatMap((identifier) =>
      [0, 1].map(() =>
        repeat(everyMs.join, async () => {
          await joinAndLeave(site.origin, studio, identifier);
          counts.joins += 1;
        }),
      ),
    ),
    repeat(everyMs.signIn, async () => {
      studio = await openStudio(site.origin);
    }),
    repeat(Math.min(everyMs.sample, (seconds * 1000) / fewestSamples), async () => {
      samples.push(await takeSample(site.pid, dataDir, metrics, getElapsedSeconds()));
    }),
  ]);
  const share = Math.ceil(samples.length / parts);
  return {
    seconds,
    ...counts,
    failures,
    visit: computeTimes(visits),
    // The first fifth warms up the caches.
    first: summarize(samples.slice(share, 2 * share)),
    last: summarize(samples.slice(-share)),
    stretches: splitIntoIntervals(seconds, visits, samples),
  };
}

async function listPaths(origin: string): Promise<string[]> {
  const { body } = await fetch(`${origin}/sitemap.xml`).then(async (answer) => ({
    body: await answer.text(),
  }));
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const buildContent = (number: number) => ({
  title: { nl: `Duur ${number}` },
  overview: Array.from({ length: 20 }, (_block, index) => ({
    id: `text-${index}`,
    type: 'text',
    content: `Alinea ${index} van ${number}. ${'Woorden over werk. '.repeat(12)}`,
  })),
});

function createImage(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 };
  return sharp({ create: { width: 900 + (number % 50), height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Connects to a page's presence stream for half a second, as an opened editor does. */
async function joinAndLeave(origin: string, { token }: Studio, identifier: string): Promise<void> {
  const away = new AbortController();
  const answer = await fetch(`${origin}/api/pages/${identifier}/presence?tab=${randomUUID()}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: away.signal,
  });
  const line = await answer.body?.getReader().read();
  if (!answer.ok || line?.done !== false) throw new Error(`Presence answers ${answer.status}`);
  await wait(500);
  away.abort();
}

async function takeSample(pid: number, dataDir: string, metrics: string, second: number): Promise<Sample> {
  return {
    second,
    resident: readResidentMegabytes(pid),
    heap: await readHeap(metrics),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    children: listProcessTree(pid).length - 1,
    unfinished: countFiles(join(dataDir, 'uploads')),
    files: countFiles(dataDir),
  };
}

async function readHeap(metrics: string): Promise<number> {
  const told = await fetch(metrics).then((answer) => answer.text());
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(told) ?? [];
  return Number(bytes) / 1e6;
}

/** Counts the files below a folder; 0 if it does not exist. */
function countFiles(folder: string): number {
  if (!existsSync(folder)) return 0;
  let files = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    files += entry.isDirectory() ? countFiles(join(folder, entry.name)) : 1;
  }
  return files;
}

/**
 * Splits a run into intervals of a minute, or of a fifth of a run shorter than five minutes. With fewer rows,
 * growth and a plateau would look the same. Visits that end after the run count for the last interval.
 */
export function splitIntoIntervals(
  seconds: number,
  visits: readonly Visit[],
  samples: readonly Sample[],
): SoakStretch[] {
  const length = Math.min(60, Math.ceil(seconds / parts));
  const count = Math.ceil(seconds / length);
  const getIndex = (second: number) => Math.min(count - 1, Math.floor(second / length));
  return Array.from({ length: count }, (_stretch, number) => {
    const listWithin = <Moment extends { readonly second: number }>(all: readonly Moment[]) =>
      all.filter(({ second }) => getIndex(second) === number);
    const [seen, looked] = [listWithin(visits), listWithin(samples)];
    return {
      from: number * length,
      until: Math.min(seconds, (number + 1) * length),
      visits: seen.length,
      ...computeTimes(seen),
      held: looked.length === 0 ? undefined : summarize(looked),
    };
  });
}

function computeTimes(visits: readonly Visit[]): { readonly p50: number; readonly p99: number } {
  const times = visits.map(({ ms }) => ms);
  return { p50: computePercentile(times, 0.5), p99: computePercentile(times, 0.99) };
}

function summarize(samples: readonly Sample[]): Sample {
  const getMedian = (figure: keyof Sample) => computeMedian(samples.map((sample) => sample[figure]));
  return {
    second: getMedian('second'),
    resident: getMedian('resident'),
    heap: Math.min(...samples.map(({ heap }) => heap)),
    descriptors: getMedian('descriptors'),
    children: getMedian('children'),
    unfinished: getMedian('unfinished'),
    files: getMedian('files'),
  };
}
