import sharp from 'sharp';
import { openStudio, type Studio } from '../../bench/studio.ts';
import type { Random } from '../fuzz/random.ts';
import { KilledServer } from '../support/killed-server.ts';
import { assertThat, wait } from './assert-that.ts';

const saved = ['een', 'twee'];
const published = ['drie', 'vier'];
/** Upper limits of a round: answered writes before the kill, and ms between the last of them and the kill. */
const most = { answers: 12, afterMs: 25 };
/** Upper limit of the time between a start and its kill, in ms. */
const longestStartMs = 600;
/**
 * Every fifth round kills a start. Every third one waits for an upload, which takes longer than many writes.
 */
const startEvery = 5;
const fileEvery = 3;

/** The number of the last write of a page that was answered, and of the last one that was sent. */
interface WriteCounts {
  answered: number;
  sent: number;
}

interface Walk {
  readonly server: KilledServer;
  readonly random: Random;
  readonly pages: Map<string, WriteCounts>;
  /** Widths of the uploaded images, by URL. */
  readonly files: Map<string, number>;
  studio: Studio;
}

/**
 * Kills a server that saves, publishes and takes uploads, or that is starting. Checks the data after each
 * kill.
 */
export async function runKills(dataDir: string, kills: number, random: Random): Promise<string> {
  const server = await KilledServer.start(dataDir);
  const walk: Walk = {
    server,
    random,
    pages: new Map(),
    files: new Map(),
    studio: await openStudio(server.origin),
  };
  try {
    for (const identifier of [...saved, ...published]) await make(walk, identifier);
    for (let round = 1; round <= kills; round += 1) {
      if (round % startEvery === 0) await killStart(walk);
      else await killWriting(walk, round % fileEvery === 0);
      await server.resume();
      walk.studio = await openStudio(server.origin);
      await expectWhole(walk);
      if (round % 100 === 0) console.log(`  ${round} kills, ${walk.files.size} files`);
    }
    const writes = [...walk.pages.values()].reduce((sum, { answered }) => sum + answered, 0);
    return `${kills} kills; ${writes} writes of pages and ${walk.files.size} files were acknowledged, and all of them are there`;
  } finally {
    await server.kill();
  }
}

async function make({ studio, pages }: Walk, identifier: string): Promise<void> {
  await studio.createPage({ identifier, ...makeContent(0), status: 'PUBLISHED', showInMenu: false });
  pages.set(identifier, { answered: 0, sent: 0 });
}

/** Puts the write's number in the title, a block and a nested block, so that a partial write shows. */
function makeContent(number: number) {
  return {
    title: { nl: `Opslag ${number}` },
    overview: [
      { id: 'a', type: 'text', content: `Opslag ${number}. ${'woord '.repeat(3000)}` },
      { id: 'g', type: 'grid', columns: [[{ id: 'b', type: 'text', content: `Binnen ${number}.` }]] },
    ],
  };
}

async function killWriting(walk: Walk, isAfterFile: boolean): Promise<void> {
  const { server, studio, random, pages } = walk;
  let over = false;
  let left = random.below(most.answers);
  let enough = () => {};
  const answered = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const count = () => {
    left -= 1;
    if (left <= 0) enough();
  };
  const writers = [...pages].map(async ([identifier, told]) => {
    while (!over) {
      told.sent = Math.max(told.sent, told.answered) + 1;
      const content = makeContent(told.sent);
      const write = saved.includes(identifier)
        ? studio.savePage(identifier, { ...content, status: 'DRAFT' })
        : studio.publishPage(identifier, content);
      const done = await write.then(
        () => true,
        (error: unknown) => rethrowUnlessDisconnected(error),
      );
      if (!done) return;
      told.answered = told.sent;
      count();
    }
  });
  const before = walk.files.size;
  const uploader = uploadUntil(walk, () => over);
  while (isAfterFile && walk.files.size === before) await wait(5);
  await answered;
  await wait(random.below(most.afterMs));
  await server.kill();
  over = true;
  await Promise.all([...writers, uploader]);
}

/** Returns false for a lost connection. Throws any other error, because every other refusal is a fault. */
function rethrowUnlessDisconnected(error: unknown): boolean {
  if (error instanceof TypeError) return false;
  throw error;
}

async function uploadUntil({ studio, files, random }: Walk, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const width = 200 + random.below(400);
    const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
    const bytes = await sharp({ create: { width, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
    const address = await studio.upload(bytes, `foto-${width}.png`).catch((error: unknown) => {
      rethrowUnlessDisconnected(error);
    });
    if (address === undefined) return;
    files.set(address, width);
  }
}

async function killStart({ server, random }: Walk): Promise<void> {
  await server.kill();
  server.spawn();
  await wait(random.below(longestStartMs));
  await server.kill();
}

async function expectWhole({ server, studio, pages, files }: Walk): Promise<void> {
  for (const [identifier, told] of pages) {
    const number = readNumber(await studio.readPage(identifier), identifier);
    assertThat(
      number >= told.answered && number <= told.sent,
      `/${identifier} has write ${number}; ${told.answered} was acknowledged, ${told.sent} sent`,
    );
    told.answered = number;
    told.sent = number;
    if (published.includes(identifier)) await expectSeen(server.origin, identifier, number);
  }
  for (const [address, width] of [...files].slice(-5)) await expectFile(studio, address, width);
}

function readNumber(page: unknown, identifier: string): number {
  const text = JSON.stringify(page);
  const numbers = new Set([...text.matchAll(/(?:Opslag|Binnen) (\d+)/g)].map(([, number]) => number));
  assertThat(numbers.size === 1, `/${identifier} has parts of several writes: ${[...numbers].join(', ')}`);
  return Number([...numbers][0]);
}

async function expectSeen(origin: string, identifier: string, number: number): Promise<void> {
  const page = await fetch(`${origin}/${identifier}`);
  const html = await page.text();
  assertThat(page.status === 200, `/${identifier} answers ${page.status}`);
  assertThat(html.includes(`Binnen ${number}.`), `Visitors of /${identifier} do not see write ${number}`);
}

async function expectFile(studio: Studio, address: string, width: number): Promise<void> {
  const found = await sharp(await studio.download(address)).metadata();
  assertThat(found.width === width, `${address} is ${found.width} wide, and was ${width}`);
}
