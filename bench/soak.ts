import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { residentMegabytes } from './memory.ts';
import { family } from './processes.ts';
import { getRaw } from './raw-answer.ts';
import type { Server } from './servers.ts';
import { median, percentile } from './statistics.ts';
import { openStudio, type Studio } from './studio.ts';

/** What a server holds at one moment. */
export interface Sample {
  readonly second: number;
  /** Megabytes (10^6 bytes) resident. */
  readonly resident: number;
  /** Megabytes used of its heap, with what the next collection takes away; NaN where it does not tell. */
  readonly heap: number;
  /** Open files, sockets and pipes. */
  readonly descriptors: number;
  /** Processes that it has started. */
  readonly children: number;
  /** Files in its data folder that are no part of the library or the database: uploads on their way, and what is being written. */
  readonly unfinished: number;
  /** All files in its data folder, the library's and the database's too: it grows by what was uploaded, and by the sizes that were asked for. */
  readonly files: number;
}

interface Visit {
  readonly second: number;
  readonly ms: number;
}

/** What happened in one stretch of the time, and what was held then. */
export interface SoakStretch {
  /** Seconds since the beginning. */
  readonly from: number;
  readonly until: number;
  readonly visits: number;
  readonly p50: number;
  readonly p99: number;
  /** Medians, and of the heap the lowest, which is nearest to what a collection leaves. Undefined where nobody looked. */
  readonly held: Sample | undefined;
}

export interface SoakTimes {
  readonly seconds: number;
  readonly visits: number;
  readonly saves: number;
  readonly publications: number;
  readonly uploads: number;
  readonly joins: number;
  /** Answers that were none of 200, 304 and 404 where it was asked for. */
  readonly failures: readonly string[];
  readonly visit: { readonly p50: number; readonly p99: number };
  /** What was held in the first fifth after the beginning, and in the last: medians, and of the heap the lowest. */
  readonly first: Sample;
  readonly last: Sample;
  /** A row for each minute. */
  readonly stretches: readonly SoakStretch[];
}

/** What is soaked, and for how long. */
interface Soaking {
  readonly dataDir: string;
  readonly seconds: number;
  /** Where the server tells what it has on its heap. */
  readonly metrics: string;
}

const pages = ['soak-een', 'soak-twee'];
/** Editors work in pairs on each page; ms between what one does. */
const everyMs = {
  visit: 20,
  save: 700,
  publish: 5000,
  upload: 4000,
  join: 3000,
  sample: 2000,
  signIn: 240_000,
};
/** A token lasts shorter than a soak. */
const parts = 5;
/** So that each part of a run of seconds has some. */
const fewestSamples = 3 * parts;

/** Visitors, editors in pairs who come and go, and uploads, all at once for so long. */
export async function soak(site: Server, { dataDir, seconds, metrics }: Soaking): Promise<SoakTimes> {
  let studio = await openStudio(site.origin);
  const addresses = await publicAddresses(site.origin);
  for (const identifier of pages)
    await studio.createPage({ identifier, ...contentOf(0), status: 'PUBLISHED', showInMenu: false });
  const until = performance.now() + seconds * 1000;
  const counts = { visits: 0, saves: 0, publications: 0, uploads: 0, joins: 0 };
  const failures: string[] = [];
  const visits: Visit[] = [];
  const samples: Sample[] = [];
  const begun = performance.now();
  const secondsSince = () => (performance.now() - begun) / 1000;

  const repeat = async (ms: number, act: (number: number) => Promise<void>) => {
    for (let number = 0; performance.now() < until; number += 1) {
      await act(number).catch((error: unknown) => failures.push(String(error).slice(0, 200)));
      // Who comes rarely does not make the others' time longer.
      await wait(Math.max(0, Math.min(ms, until - performance.now())));
    }
  };
  await Promise.all([
    repeat(everyMs.visit, async (number) => {
      const path = addresses[number % addresses.length] ?? '/';
      const second = secondsSince();
      const asked = performance.now();
      const answer = await getRaw(site.origin + path);
      visits.push({ second, ms: performance.now() - asked });
      counts.visits += 1;
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    }),
    ...pages.map((identifier) =>
      repeat(everyMs.save, async (number) => {
        await studio.savePage(identifier, { ...contentOf(number), status: 'DRAFT' });
        counts.saves += 1;
      }),
    ),
    repeat(everyMs.publish, async (number) => {
      await studio.publishPage(pages[number % pages.length] ?? '', contentOf(number));
      counts.publications += 1;
    }),
    repeat(everyMs.upload, async (number) => {
      await studio.upload(await picture(number), `soak-${number}.png`);
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
      samples.push(await sampleOf(site.pid, dataDir, metrics, secondsSince()));
    }),
  ]);
  const share = Math.ceil(samples.length / parts);
  return {
    seconds,
    ...counts,
    failures,
    visit: timesOf(visits),
    // The first fifth warms what is kept.
    first: middleOf(samples.slice(share, 2 * share)),
    last: middleOf(samples.slice(-share)),
    stretches: inStretches(seconds, visits, samples),
  };
}

async function publicAddresses(origin: string): Promise<string[]> {
  const { body } = await fetch(`${origin}/sitemap.xml`).then(async (answer) => ({
    body: await answer.text(),
  }));
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const contentOf = (number: number) => ({
  title: { nl: `Duur ${number}` },
  overview: Array.from({ length: 20 }, (_block, index) => ({
    id: `text-${index}`,
    type: 'text',
    content: `Alinea ${index} van ${number}. ${'Woorden over werk. '.repeat(12)}`,
  })),
});

function picture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 };
  return sharp({ create: { width: 900 + (number % 50), height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Opens a page as an editor does, reads who else is there for a moment, and goes. */
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

async function sampleOf(pid: number, dataDir: string, metrics: string, second: number): Promise<Sample> {
  return {
    second,
    resident: residentMegabytes(pid),
    heap: await heapMegabytes(metrics),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    children: family(pid).length - 1,
    unfinished: filesIn(join(dataDir, 'uploads')),
    files: filesIn(dataDir),
  };
}

async function heapMegabytes(metrics: string): Promise<number> {
  const told = await fetch(metrics).then((answer) => answer.text());
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(told) ?? [];
  return Number(bytes) / 1e6;
}

/** A folder that goes away meanwhile has none. */
function filesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  let files = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    files += entry.isDirectory() ? filesIn(join(folder, entry.name)) : 1;
  }
  return files;
}

/**
 * A stretch is a minute, and a fifth of a run that is shorter than five of them: growth and a plateau look alike in two rows.
 * What ends after the time is up belongs to the last one.
 */
export function inStretches(
  seconds: number,
  visits: readonly Visit[],
  samples: readonly Sample[],
): SoakStretch[] {
  const length = Math.min(60, Math.ceil(seconds / parts));
  const count = Math.ceil(seconds / length);
  const numberOf = (second: number) => Math.min(count - 1, Math.floor(second / length));
  return Array.from({ length: count }, (_stretch, number) => {
    const within = <Moment extends { readonly second: number }>(all: readonly Moment[]) =>
      all.filter(({ second }) => numberOf(second) === number);
    const [seen, looked] = [within(visits), within(samples)];
    return {
      from: number * length,
      until: Math.min(seconds, (number + 1) * length),
      visits: seen.length,
      ...timesOf(seen),
      held: looked.length === 0 ? undefined : middleOf(looked),
    };
  });
}

function timesOf(visits: readonly Visit[]): { readonly p50: number; readonly p99: number } {
  const times = visits.map(({ ms }) => ms);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

function middleOf(samples: readonly Sample[]): Sample {
  const of = (figure: keyof Sample) => median(samples.map((sample) => sample[figure]));
  return {
    second: of('second'),
    resident: of('resident'),
    heap: Math.min(...samples.map(({ heap }) => heap)),
    descriptors: of('descriptors'),
    children: of('children'),
    unfinished: of('unfinished'),
    files: of('files'),
  };
}
