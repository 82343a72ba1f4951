import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { imageQuality } from '#content/media/image-url.ts';
import { type Load, medians, oneLoad } from './load.ts';
import { type MovingWeight, weighMoving } from './media-weights.ts';
import { syntheticPhoto } from './photo-case.ts';
import { canPin, nextMessage, spawnPinned, stop } from './pinned.ts';
import { family, familyMemory } from './processes.ts';
import { type Server, startBare, startSite } from './servers.ts';
import { median, type Spread, spread } from './statistics.ts';
import { openStudio, type Studio } from './studio.ts';
import { measureThroughput, type Rounds, type Throughput } from './throughput.ts';

/** What pictures cost the server, and those who visit pages meanwhile. */
export interface MediaTimes {
  /** A variant that is there, beside a bare server with the same bytes. */
  readonly cached: { readonly bytes: number; readonly throughput: readonly Throughput[] };
  readonly rounds: Rounds;
  readonly pinned: boolean;
  readonly encoding: readonly EncodingTime[];
  readonly uploading: UploadingTimes;
  readonly refusing: RefusingTimes;
  readonly moving: readonly MovingWeight[];
}

/** ms until a stranger's first look at a variant, and of sharp alone; the ratio is of neighbours. */
interface EncodingTime {
  readonly format: string;
  readonly width: number;
  readonly site: number;
  readonly sharp: number;
  readonly ratio: Spread;
}

/** What visitors of a page get while so many photographs are uploaded and their copies made. */
interface UploadingTimes {
  readonly photos: number;
  readonly seconds: number;
  readonly quiet: Load;
  readonly meanwhile: Load;
  /** Most megabytes resident meanwhile: of the server, and with the processes that encode. */
  readonly memory: { readonly own: number; readonly all: number };
}

/** ms that a stranger waits for a refusal, of a file behind a password and of one that does not exist, in pairs. */
interface RefusingTimes {
  readonly pairs: number;
  readonly hidden: number;
  readonly missing: number;
  readonly ratio: Spread;
}

interface MediaRounds {
  readonly cached: Rounds;
  /** Photographs that are encoded in each format. */
  readonly encoded: number;
  readonly uploaded: number;
  readonly refused: number;
}

/** A file of the demo that the home page shows. */
const publicPicture = 'shell-hero.webp';
const loadSeconds = 3;
const uploadsAtOnce = 4;
const encodingWorker = fileURLToPath(import.meta.resolve('./encoding-worker.ts'));

export async function measureMedia(folder: string, rounds: MediaRounds): Promise<MediaTimes> {
  console.log('Starting on a fresh demo …');
  const site = await startSite(join(folder, 'one-core'));
  const base = await syntheticPhoto(1);
  const one = await measureOnOneCore(site, base, rounds).finally(site.stop);
  console.log('Visitors while photographs are uploaded …');
  // Free to use the machine as it does elsewhere: encoding has processes of its own.
  const free = await startSite(join(folder, 'free'), 'any');
  const uploading = await measureUploading(free, base, rounds.uploaded).finally(free.stop);
  return { ...one, uploading, rounds: rounds.cached, pinned: canPin };
}

async function measureOnOneCore(site: Server, base: Buffer, rounds: MediaRounds) {
  const studio = await openStudio(site.origin);
  console.log('A variant that is there …');
  const path = `${studio.media.get(publicPicture)}?w=1024&f=webp`;
  // The first answer is the original.
  await studio.download(path);
  await untilIdle(site.pid);
  const bytes = (await studio.download(path)).length;
  const bare = await startBare(site.origin + path);
  const throughput = await measureThroughput(site, bare, rounds.cached, path).finally(bare.stop);
  console.log('Encoding …');
  const encoding = await measureEncoding(site, studio, base, rounds.encoded);
  console.log('Refusals …');
  const refusing = await measureRefusing(site, studio, base, rounds.refused);
  console.log('What moves …');
  const moving = await weighMoving(studio);
  return { cached: { bytes, throughput }, encoding, refusing, moving };
}

/** The same photograph in another light: other bytes, as hard to encode. */
function otherLight(photo: Buffer, number: number): Promise<Buffer> {
  return sharp(photo)
    .linear(1 - number / 1000, number % 7)
    .jpeg({ quality: 90 })
    .toBuffer();
}

const formats = ['avif', 'webp', 'jpg'] as const;
/** A hero's: nobody makes it ahead. */
const encodedWidth = 1200;
const encodedQuality = imageQuality.hero;

async function measureEncoding(
  site: Server,
  studio: Studio,
  base: Buffer,
  count: number,
): Promise<EncodingTime[]> {
  const direct = spawnPinned('server', [encodingWorker]);
  try {
    const pairs = new Map<string, { site: number; sharp: number }[]>(formats.map((format) => [format, []]));
    // The first picture only wakes the processes.
    for (let number = 0; number <= count; number += 1) {
      const photo = await otherLight(base, 500 + number);
      const url = await studio.upload(photo, `encoded-${number}.jpg`);
      await untilIdle(site.pid);
      for (const [at, format] of formats.entries()) {
        const asSite = async () => {
          const begun = performance.now();
          const path = `${url}?w=${encodedWidth}&q=${encodedQuality}&f=${format}`;
          // Nothing in its place will do.
          await studio.download(path, format === 'avif' ? 'image/avif' : undefined);
          return performance.now() - begun;
        };
        const asSharp = () => {
          const variant = { size: { width: encodedWidth }, quality: encodedQuality, format };
          direct.send({ picture: photo.toString('base64'), variant });
          return nextMessage<number>(direct);
        };
        const siteFirst = (number + at) % 2 === 0;
        const first = await (siteFirst ? asSite() : asSharp());
        // What the site does in spare time afterwards is not the visitor's.
        await untilIdle(site.pid);
        const second = await (siteFirst ? asSharp() : asSite());
        await untilIdle(site.pid);
        const pair = siteFirst ? { site: first, sharp: second } : { site: second, sharp: first };
        if (number > 0) pairs.get(format)?.push(pair);
      }
    }
    return [...pairs].map(([format, found]) => ({
      format,
      width: encodedWidth,
      site: median(found.map((pair) => pair.site)),
      sharp: median(found.map((pair) => pair.sharp)),
      ratio: spread(found.map((pair) => pair.site / pair.sharp)),
    }));
  } finally {
    await stop(direct);
  }
}

/** Waits until a server and its processes have had nothing to do for a while. */
async function untilIdle(pid: number): Promise<void> {
  const ticks = () => family(pid).reduce((sum, one) => sum + one.ticks, 0);
  for (let before = ticks(), rests = 0; rests < 3; ) {
    await wait(200);
    const now = ticks();
    rests = now - before <= 1 ? rests + 1 : 0;
    before = now;
  }
}

async function measureUploading(site: Server, base: Buffer, count: number): Promise<UploadingTimes> {
  const photos: Buffer[] = [];
  for (let number = 1; number <= count; number += 1) photos.push(await otherLight(base, number));
  const studio = await openStudio(site.origin);
  await oneLoad(site.origin, 1, 'any');
  const quiet: Load[] = [];
  for (let round = 0; round < 3; round += 1) quiet.push(await oneLoad(site.origin, loadSeconds, 'any'));

  const memory = { own: 0, all: 0 };
  const watch = setInterval(() => {
    const { own, all } = familyMemory(site.pid);
    memory.own = Math.max(memory.own, own);
    memory.all = Math.max(memory.all, all);
  }, 100);
  const meanwhile: Load[] = [];
  const begun = performance.now();
  const left = photos.map((photo, at) => ({ photo, name: `uploaded-${at}.jpg` }));
  const uploadAll = async () => {
    for (let next = left.pop(); next; next = left.pop()) await studio.upload(next.photo, next.name);
  };
  let isDone = false;
  const uploads = Promise.all(Array.from({ length: uploadsAtOnce }, uploadAll)).finally(() => {
    isDone = true;
  });
  try {
    while (!isDone) meanwhile.push(await oneLoad(site.origin, loadSeconds, 'any'));
    await uploads;
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - begun) / 1000;
  return { photos: count, seconds, quiet: medians(quiet), meanwhile: medians(meanwhile), memory };
}

async function measureRefusing(
  site: Server,
  studio: Studio,
  base: Buffer,
  pairs: number,
): Promise<RefusingTimes> {
  const hidden = await studio.upload(await otherLight(base, 900), 'hidden.jpg');
  await studio.createPage({
    identifier: 'bench-hidden',
    title: 'Bench',
    overview: [{ id: 'hidden', type: 'image', src: hidden, alt: 'Bench' }],
    status: 'PUBLISHED',
    showInMenu: false,
    requiresLogin: true,
    loginPassword: 'quiet-paper',
  });
  await untilIdle(site.pid);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) => timeRefusal(site.origin + path, agent);
  const found: { hidden: number; missing: number }[] = [];
  try {
    for (let pair = -50; pair < pairs; pair += 1) {
      // Of the form that an id has: another one is refused before anything is looked up.
      const missing = `/media/${randomBytes(8).toString('hex')}/hidden.jpg`;
      const [first, second] = pair % 2 === 0 ? [hidden, missing] : [missing, hidden];
      const times = [await ask(first), await ask(second)] as const;
      // The first ones find the server's code cold.
      if (pair < 0) continue;
      const [ofHidden, ofMissing] = pair % 2 === 0 ? times : [times[1], times[0]];
      found.push({ hidden: ofHidden, missing: ofMissing });
    }
  } finally {
    agent.destroy();
  }
  return {
    pairs,
    hidden: median(found.map((pair) => pair.hidden)),
    missing: median(found.map((pair) => pair.missing)),
    ratio: spread(found.map((pair) => pair.hidden / pair.missing)),
  };
}

function timeRefusal(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const asked = request(address, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 404) resolve(performance.now() - begun);
        else reject(new Error(`${address} answers ${answer.statusCode}, not 404`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
