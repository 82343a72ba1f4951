import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { imageQuality } from '#content/media/image-url.ts';
import { computeMedians, type Load, runLoad } from './load.ts';
import { type MovingWeight, weighMoving } from './media-weights.ts';
import { generatePhoto } from './photo-case.ts';
import { canPin, startPinned, stop, waitForMessage } from './pinned.ts';
import { listProcessTree, measureProcessTree } from './processes.ts';
import { type Server, startBare, startSite } from './servers.ts';
import { computeMedian, type Spread, spread } from './statistics.ts';
import { openStudio, type Studio } from './studio.ts';
import { measureThroughput, type Rounds, type Throughput } from './throughput.ts';

/** Cost of images for the server, and for visitors during uploads. */
export interface MediaTimes {
  /** A cached variant, beside a bare server with the same bytes. */
  readonly cached: { readonly bytes: number; readonly throughput: readonly Throughput[] };
  readonly rounds: Rounds;
  readonly pinned: boolean;
  readonly encoding: readonly EncodingTime[];
  readonly uploading: UploadingTimes;
  readonly refusing: RefusingTimes;
  readonly moving: readonly MovingWeight[];
}

/**
 * ms of the first request for a variant, and of sharp alone; `ratio` is per pair of consecutive measurements.
 */
interface EncodingTime {
  readonly format: string;
  readonly width: number;
  readonly site: number;
  readonly sharp: number;
  readonly ratio: Spread;
}

/** Load of a page's visitors while photographs are uploaded and their variants encoded. */
interface UploadingTimes {
  readonly photos: number;
  readonly seconds: number;
  readonly quiet: Load;
  readonly meanwhile: Load;
  /** Maximum resident megabytes during uploads: of the server, and including its encoding processes. */
  readonly memory: { readonly own: number; readonly all: number };
}

/** ms of a 404 response for a password-protected file and for one that does not exist, measured in pairs. */
interface RefusingTimes {
  readonly pairs: number;
  readonly hidden: number;
  readonly missing: number;
  readonly ratio: Spread;
}

interface MediaRounds {
  readonly cached: Rounds;
  /** Number of photographs to encode in each format. */
  readonly encoded: number;
  readonly uploaded: number;
  readonly refused: number;
}

/** File name of an image on the demo's home page. */
const publicPicture = 'shell-hero.webp';
const loadSeconds = 3;
const uploadsAtOnce = 4;
const encodingWorker = fileURLToPath(import.meta.resolve('./encoding-worker.ts'));

export async function measureMedia(folder: string, rounds: MediaRounds): Promise<MediaTimes> {
  console.log('Starting on a fresh demo …');
  const site = await startSite(join(folder, 'one-core'));
  const base = await generatePhoto(1);
  const one = await measureOnOneCore(site, base, rounds).finally(site.stop);
  console.log('Visitors while photographs are uploaded …');
  // Not pinned to a core, because encoding runs in separate processes.
  const free = await startSite(join(folder, 'free'), 'any');
  const uploading = await measureUploading(free, base, rounds.uploaded).finally(free.stop);
  return { ...one, uploading, rounds: rounds.cached, pinned: canPin };
}

async function measureOnOneCore(site: Server, base: Buffer, rounds: MediaRounds) {
  const studio = await openStudio(site.origin);
  console.log('A variant that is there …');
  const path = `${studio.media.get(publicPicture)}?w=1024&f=webp`;
  // The first response is the original.
  await studio.download(path);
  await waitUntilIdle(site.pid);
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

/** Changes the brightness of a photograph: different bytes with the same encoding cost. */
function changeLight(photo: Buffer, number: number): Promise<Buffer> {
  return sharp(photo)
    .linear(1 - number / 1000, number % 7)
    .jpeg({ quality: 90 })
    .toBuffer();
}

const formats = ['avif', 'webp', 'jpg'] as const;
/** Width of a hero, which the server does not encode in advance. */
const encodedWidth = 1200;
const encodedQuality = imageQuality.hero;

async function measureEncoding(
  site: Server,
  studio: Studio,
  base: Buffer,
  count: number,
): Promise<EncodingTime[]> {
  const direct = startPinned('server', [encodingWorker]);
  try {
    const pairs = new Map<string, { site: number; sharp: number }[]>(formats.map((format) => [format, []]));
    // The first photograph warms up the processes.
    for (let number = 0; number <= count; number += 1) {
      const photo = await changeLight(base, 500 + number);
      const url = await studio.upload(photo, `encoded-${number}.jpg`);
      await waitUntilIdle(site.pid);
      for (const [at, format] of formats.entries()) {
        const timeSite = async () => {
          const begun = performance.now();
          const path = `${url}?w=${encodedWidth}&q=${encodedQuality}&f=${format}`;
          // For AVIF, `Accept` allows no other format that the server could send first.
          await studio.download(path, format === 'avif' ? 'image/avif' : undefined);
          return performance.now() - begun;
        };
        const timeSharp = () => {
          const variant = { size: { width: encodedWidth }, quality: encodedQuality, format };
          direct.send({ picture: photo.toString('base64'), variant });
          return waitForMessage<number>(direct);
        };
        const siteFirst = (number + at) % 2 === 0;
        const first = await (siteFirst ? timeSite() : timeSharp());
        // Background work of the site must not count for sharp.
        await waitUntilIdle(site.pid);
        const second = await (siteFirst ? timeSharp() : timeSite());
        await waitUntilIdle(site.pid);
        const pair = siteFirst ? { site: first, sharp: second } : { site: second, sharp: first };
        if (number > 0) pairs.get(format)?.push(pair);
      }
    }
    return [...pairs].map(([format, found]) => ({
      format,
      width: encodedWidth,
      site: computeMedian(found.map((pair) => pair.site)),
      sharp: computeMedian(found.map((pair) => pair.sharp)),
      ratio: spread(found.map((pair) => pair.site / pair.sharp)),
    }));
  } finally {
    await stop(direct);
  }
}

/** Waits until a server and its child processes have been idle for 600 ms. */
async function waitUntilIdle(pid: number): Promise<void> {
  const readTicks = () => listProcessTree(pid).reduce((sum, one) => sum + one.ticks, 0);
  for (let before = readTicks(), rests = 0; rests < 3; ) {
    await wait(200);
    const now = readTicks();
    rests = now - before <= 1 ? rests + 1 : 0;
    before = now;
  }
}

async function measureUploading(site: Server, base: Buffer, count: number): Promise<UploadingTimes> {
  const photos: Buffer[] = [];
  for (let number = 1; number <= count; number += 1) photos.push(await changeLight(base, number));
  const studio = await openStudio(site.origin);
  await runLoad(site.origin, 1, 'any');
  const quiet: Load[] = [];
  for (let round = 0; round < 3; round += 1) quiet.push(await runLoad(site.origin, loadSeconds, 'any'));

  const memory = { own: 0, all: 0 };
  const watch = setInterval(() => {
    const { own, all } = measureProcessTree(site.pid);
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
    while (!isDone) meanwhile.push(await runLoad(site.origin, loadSeconds, 'any'));
    await uploads;
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    photos: count,
    seconds,
    quiet: computeMedians(quiet),
    meanwhile: computeMedians(meanwhile),
    memory,
  };
}

async function measureRefusing(
  site: Server,
  studio: Studio,
  base: Buffer,
  pairs: number,
): Promise<RefusingTimes> {
  const hidden = await studio.upload(await changeLight(base, 900), 'hidden.jpg');
  await studio.createPage({
    identifier: 'bench-hidden',
    title: 'Bench',
    overview: [{ id: 'hidden', type: 'image', src: hidden, alt: 'Bench' }],
    status: 'PUBLISHED',
    showInMenu: false,
    requiresLogin: true,
    loginPassword: 'quiet-paper',
  });
  await waitUntilIdle(site.pid);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) => timeRefusal(site.origin + path, agent);
  const found: { hidden: number; missing: number }[] = [];
  try {
    for (let pair = -50; pair < pairs; pair += 1) {
      // A valid id, because the server refuses others without a lookup.
      const missing = `/media/${randomBytes(8).toString('hex')}/hidden.jpg`;
      const [first, second] = pair % 2 === 0 ? [hidden, missing] : [missing, hidden];
      const times = [await ask(first), await ask(second)] as const;
      // The first pairs warm up the server.
      if (pair < 0) continue;
      const [ofHidden, ofMissing] = pair % 2 === 0 ? times : [times[1], times[0]];
      found.push({ hidden: ofHidden, missing: ofMissing });
    }
  } finally {
    agent.destroy();
  }
  return {
    pairs,
    hidden: computeMedian(found.map((pair) => pair.hidden)),
    missing: computeMedian(found.map((pair) => pair.missing)),
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
