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
interface Sample {
  readonly second: number;
  /** Megabytes (10^6 bytes) resident. */
  readonly resident: number;
  /** Open files, sockets and pipes. */
  readonly descriptors: number;
  /** Processes that it has started. */
  readonly children: number;
  /** Files in its data folder that are no part of the library or the database: uploads on their way, and what is being written. */
  readonly unfinished: number;
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
  /** The medians of what was held in the first fifth after the beginning, and in the last. */
  readonly first: Sample;
  readonly last: Sample;
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

/** Visitors, editors in pairs who come and go, and uploads, all at once for so long. */
export async function soak(site: Server, dataDir: string, seconds: number): Promise<SoakTimes> {
  let studio = await openStudio(site.origin);
  const addresses = await publicAddresses(site.origin);
  for (const identifier of pages)
    await studio.createPage({ identifier, ...contentOf(0), status: 'PUBLISHED', showInMenu: false });
  const until = performance.now() + seconds * 1000;
  const counts = { visits: 0, saves: 0, publications: 0, uploads: 0, joins: 0 };
  const failures: string[] = [];
  const visits: number[] = [];
  const samples: Sample[] = [];
  const begun = performance.now();

  const repeat = async (ms: number, act: (number: number) => Promise<void>) => {
    for (let number = 0; performance.now() < until; number += 1) {
      await act(number).catch((error: unknown) => failures.push(String(error).slice(0, 200)));
      await wait(ms);
    }
  };
  await Promise.all([
    repeat(everyMs.visit, async (number) => {
      const asked = performance.now();
      const path = addresses[number % addresses.length] ?? '/';
      const answer = await getRaw(site.origin + path);
      visits.push(performance.now() - asked);
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
    repeat(everyMs.sample, async () => {
      samples.push(sampleOf(site.pid, dataDir, (performance.now() - begun) / 1000));
    }),
  ]);
  const share = Math.ceil(samples.length / parts);
  return {
    seconds,
    ...counts,
    failures,
    visit: { p50: percentile(visits, 0.5), p99: percentile(visits, 0.99) },
    // The first fifth warms what is kept.
    first: middleOf(samples.slice(share, 2 * share)),
    last: middleOf(samples.slice(-share)),
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

function sampleOf(pid: number, dataDir: string, second: number): Sample {
  return {
    second,
    resident: residentMegabytes(pid),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    children: family(pid).length - 1,
    unfinished: filesIn(join(dataDir, 'uploads')),
  };
}

function filesIn(folder: string): number {
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
}

function middleOf(samples: readonly Sample[]): Sample {
  const of = (figure: keyof Sample) => median(samples.map((sample) => sample[figure]));
  return {
    second: of('second'),
    resident: of('resident'),
    descriptors: of('descriptors'),
    children: of('children'),
    unfinished: of('unfinished'),
  };
}
