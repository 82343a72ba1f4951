import { join } from 'node:path';
import pg from 'pg';
import { getPartPath } from '#server/seo/sitemap.ts';
import type { DatabaseLocation } from '#server/storage/open-database.ts';
import { type OwnPostgres, startPostgres } from '../tests/support/own-postgres.ts';
import { visit } from './raw-answer.ts';
import { startSite } from './servers.ts';
import { computeMedian, measureTime } from './statistics.ts';
import { makePages } from './storage-pages.ts';
import { openStudio, type Studio } from './studio.ts';

/** Median ms of each action on a site with this number of pages. */
export interface StorageTimes {
  readonly database: 'SQLite' | 'PostgreSQL';
  readonly pages: number;
  readonly times: Readonly<Record<StorageAct, number>>;
}

/** Actions. `grows` marks those that return all pages, or a part that a small site does not fill. */
export const storageActs = {
  'first answer after a publication': {},
  'first answer of a case after it': {},
  'first redirect after it': {},
  'page that is read': {},
  'page that is created': {},
  'page that is saved': {},
  'page that is published': {},
  'part of the list, 50 pages': {},
  'list of pages': { grows: true },
  'tree of pages': { grows: true },
  'sitemap after a publication': { grows: true },
  'part of the sitemap after it': { grows: true },
} as const satisfies Record<string, { readonly grows?: true }>;

export type StorageAct = keyof typeof storageActs;

const identifier = 'bench-storage';
const caseIdentifier = 'bench-storage-case';
const left = '/bench-storage-left';

/**
 * Measures the actions on sites of several sizes, on each database. Skips PostgreSQL if it cannot be started.
 */
export async function measureStorage(
  folder: string,
  sizes: readonly number[],
  rounds: number,
): Promise<StorageTimes[]> {
  const found: StorageTimes[] = [];
  // Printed immediately, so that a long run does not lose its results if it fails.
  const add = (times: StorageTimes) => {
    found.push(times);
    console.log(JSON.stringify(times));
  };
  for (const pages of sizes) {
    console.log(`SQLite, ${pages} pages …`);
    const dataDir = join(folder, `sqlite-${pages}`);
    const location = { kind: 'sqlite', file: join(dataDir, 'vitrine.db') } as const;
    add({ database: 'SQLite', pages, times: await measureSite(dataDir, location, pages, rounds) });
  }
  const server = await startPostgres().catch((error: unknown) => {
    console.log(`Without PostgreSQL: ${String(error)}`);
  });
  if (!server) return found;
  try {
    for (const pages of sizes) {
      console.log(`PostgreSQL, ${pages} pages …`);
      const location = await createDatabase(server, `bench_${pages}`);
      const times = await measureSite(join(folder, `postgres-${pages}`), location, pages, rounds);
      add({ database: 'PostgreSQL', pages, times });
    }
  } finally {
    await server.stop();
  }
  return found;
}

async function createDatabase(
  { url }: OwnPostgres,
  name: string,
): Promise<DatabaseLocation & { kind: 'postgres' }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { kind: 'postgres', url: own.href };
}

async function measureSite(dataDir: string, location: DatabaseLocation, pages: number, rounds: number) {
  const more = { DATABASE_URL: location.kind === 'postgres' ? location.url : '' };
  const empty = await startSite(dataDir, 'server', more);
  await empty.stop();
  await makePages(location, pages);
  const site = await startSite(dataDir, 'server', more);
  try {
    return await measure(site.origin, rounds);
  } finally {
    await site.stop();
  }
}

async function measure(origin: string, rounds: number): Promise<StorageTimes['times']> {
  const studio = await openStudio(origin);
  await prepare(studio);
  const times = Object.fromEntries(Object.keys(storageActs).map((act) => [act, [] as number[]])) as Record<
    StorageAct,
    number[]
  >;
  // The first round does not count. It records all pages in the site history, and warms up the code.
  for (let round = 0; round <= rounds; round += 1) {
    await runRound(origin, studio, round, (act, ms) => round > 0 && times[act].push(ms));
  }
  return Object.fromEntries(
    Object.entries(times).map(([act, all]) => [act, computeMedian(all)]),
  ) as StorageTimes['times'];
}

async function prepare(studio: Studio): Promise<void> {
  const page = { title: 'Bench', overview: buildBlocks(0), status: 'PUBLISHED', showInMenu: false };
  await studio.createPage({ ...page, identifier });
  await studio.createPage({ ...page, identifier: caseIdentifier, kind: 'case' });
  await studio.addRedirect(left, `/${identifier}`);
}

const buildBlocks = (round: number) => [{ id: 'text', type: 'text', content: `Words ${round}` }];

async function runRound(
  origin: string,
  studio: Studio,
  round: number,
  add: (act: StorageAct, ms: number) => void,
): Promise<void> {
  const time = async (act: StorageAct, work: () => Promise<unknown>) => {
    add(act, await measureTime(work));
  };
  let number = round * 10;
  const publish = () => studio.publishPage(identifier, { title: 'Bench', overview: buildBlocks(++number) });
  await time('page that is saved', () => studio.savePage(identifier, { overview: buildBlocks(++number) }));
  await time('page that is published', publish);
  await time('first answer after a publication', () => visit(`${origin}/${identifier}`));
  await publish();
  await time('first answer of a case after it', () => visit(`${origin}/cases/${caseIdentifier}`));
  await publish();
  await time('first redirect after it', () => visit(origin + left, 301));
  await time('sitemap after a publication', () => visit(`${origin}/sitemap.xml`));
  await time('part of the sitemap after it', () => visit(origin + getPartPath(1)));
  await time('page that is read', () => studio.readPage(identifier));
  await time('part of the list, 50 pages', () => studio.readPart(50));
  await time('list of pages', () => studio.readList());
  await time('tree of pages', () => studio.readTree());
  await time('page that is created', () =>
    studio.createPage({
      identifier: `bench-made-${round}`,
      title: 'Bench',
      overview: buildBlocks(round),
      status: 'PUBLISHED',
      showInMenu: false,
    }),
  );
}
