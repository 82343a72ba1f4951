import { join } from 'node:path';
import { startPostgres } from '../tests/support/own-postgres.ts';
import { visit } from './raw-answer.ts';
import { startSite } from './servers.ts';
import { computePercentile, measureTime, type Spread, spread } from './statistics.ts';
import { openStudio, type Studio } from './studio.ts';

/** Times of visitors' pages with linked sections, on one database. */
export interface SectionTimes {
  readonly database: 'SQLite' | 'PostgreSQL';
  /** First response of a page of linked sections divided by that of the same blocks inline, per round. */
  readonly linked: Spread;
  /** ms from the response to a publication until a visitor's page shows the section. */
  readonly published: { readonly p50: number; readonly p95: number };
}

const sectionsOnAPage = 40;
const pagesWithOne = 500;

/** Measures on SQLite, and on PostgreSQL if it can be started. */
export async function measureSections(folder: string, rounds: number): Promise<SectionTimes[]> {
  const found = [await measureSite('SQLite', join(folder, 'sections-sqlite'), {}, rounds)];
  const server = await startPostgres().catch((error: unknown) => {
    console.log(`Without PostgreSQL: ${String(error)}`);
  });
  if (!server) return found;
  try {
    const more = { DATABASE_URL: server.url };
    found.push(await measureSite('PostgreSQL', join(folder, 'sections-postgres'), more, rounds));
  } finally {
    await server.stop();
  }
  return found;
}

async function measureSite(
  database: SectionTimes['database'],
  dataDir: string,
  more: NodeJS.ProcessEnv,
  rounds: number,
): Promise<SectionTimes> {
  console.log(`Sections on ${database} …`);
  const site = await startSite(dataDir, 'server', more);
  try {
    const studio = await openStudio(site.origin);
    return {
      database,
      linked: await compareRenderings(site.origin, studio, rounds),
      published: await timePublications(site.origin, studio, rounds),
    };
  } finally {
    await site.stop();
  }
}

const buildText = (id: string, content: string) => ({ id, type: 'text', content });
const buildLink = (id: string, section: string) => ({ id, type: 'section', section });

async function compareRenderings(origin: string, studio: Studio, rounds: number): Promise<Spread> {
  const blocks = Array.from({ length: sectionsOnAPage }, (_, index) =>
    buildText(`text-${index}`, `Een alinea met **nadruk** en een [link](/cases), nummer ${index}.`),
  );
  const links: object[] = [];
  for (const [index, block] of blocks.entries()) {
    const identifier = `bench-section-${index}`;
    await createPage(studio, { identifier, kind: 'section', overview: [block] });
    links.push(buildLink(`link-${index}`, identifier));
  }
  await createPage(studio, { identifier: 'bench-inline', overview: blocks });
  await createPage(studio, { identifier: 'bench-linked', overview: links });
  await createPage(studio, { identifier: 'bench-other', overview: [] });
  let number = 0;
  /** Times the first response after a publication, when the cache is empty. */
  const timeFirst = async (identifier: string) => {
    number += 1;
    await studio.publishPage('bench-other', { title: `Bench ${number}`, overview: [] });
    return measureTime(() => visit(`${origin}/${identifier}`));
  };
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const inline = await timeFirst('bench-inline');
    ratios.push((await timeFirst('bench-linked')) / inline);
  }
  return spread(ratios);
}

async function timePublications(
  origin: string,
  studio: Studio,
  rounds: number,
): Promise<SectionTimes['published']> {
  const section = 'bench-section-on-many';
  await createPage(studio, { identifier: section, kind: 'section', overview: [buildText('a', 'Woorden')] });
  for (let page = 0; page < pagesWithOne; page += 1) {
    await createPage(studio, { identifier: `bench-page-${page}`, overview: [buildLink('link', section)] });
  }
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const words = `Woorden van ronde ${round}.`;
    await studio.publishPage(section, { title: 'Bench', overview: [buildText('a', words)] });
    const address = `${origin}/bench-page-${(round * 37) % pagesWithOne}`;
    waits.push(await measureTime(() => waitUntilShown(address, words)));
  }
  return { p50: computePercentile(waits, 0.5), p95: computePercentile(waits, 0.95) };
}

async function waitUntilShown(address: string, words: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(words)) {
    // Repeats immediately, as the next visitor.
  }
}

interface BenchPage {
  readonly identifier: string;
  readonly kind?: 'section';
  readonly overview: readonly object[];
}

async function createPage(studio: Studio, page: BenchPage): Promise<void> {
  await studio.createPage({ title: 'Bench', status: 'PUBLISHED', showInMenu: false, ...page });
}
