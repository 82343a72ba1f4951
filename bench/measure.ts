import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { buildIfNeeded } from '../scripts/lib/build-if-needed.ts';
import { measureApi } from './api.ts';
import { type Choice, type EverydayPart, everydayParts, type OtherPart, readArguments } from './arguments.ts';
import { measureAttacks } from './attacks.ts';
import { weighBlockTypes } from './block-scripts.ts';
import { checkBlocks, checkBudgets, checkCasePage } from './budgets.ts';
import { buildCaseBlocks } from './case-page.ts';
import { measureComparing } from './comparing.ts';
import { measureDevLoop } from './dev-loop.ts';
import { measureEditor } from './editor.ts';
import { measureEditorMemory } from './editor-memory.ts';
import { measureFirstAnswers } from './first-answers.ts';
import { measureFirstLook } from './first-look.ts';
import { measureLargePages } from './large-page.ts';
import { runLighthouse } from './lighthouse.ts';
import { measureMedia } from './media.ts';
import { measureMemory } from './memory.ts';
import { weighPage } from './page-weight.ts';
import { makePhotoCase, photoCase } from './photo-case.ts';
import { canPin } from './pinned.ts';
import { measureRendering } from './rendering.ts';
import {
  formatApiTable,
  formatAttacksTable,
  formatComparingTable,
  formatDevLoopTable,
  formatEditorMemoryTable,
  formatEditorTable,
  formatFirstLookTable,
  formatLighthouseTable,
  formatMediaTables,
  formatSectionsTable,
  formatSoakTable,
  formatTokensTable,
  formatTreeTable,
  printReport,
  type Report,
  type ReportParts,
  type WeightReport,
} from './report.ts';
import { measureSaving } from './saving.ts';
import { measureSections } from './sections.ts';
import { type Server, startBare, startSite } from './servers.ts';
import { runSoak } from './soak.ts';
import { measureStarts } from './start-time.ts';
import { measureStorage } from './storage.ts';
import { formatStorageTables } from './storage-report.ts';
import { openStudio } from './studio.ts';
import { measureThroughput } from './throughput.ts';
import { measureTokens } from './tokens.ts';
import { measureElsewhere } from './tokens-elsewhere.ts';
import { measureTree } from './tree.ts';

/** Measures the requested parts and prints the results. `bench.ts` has already validated the arguments. */
const options = readArguments(process.argv.slice(2));
const rounds = options.quick ? { count: 3, seconds: 1 } : { count: 13, seconds: 1 };
const starts = options.quick ? 3 : 5;
/** Number of starts, and of publications after each start. */
const firstRounds = options.quick ? { starts: 2, publications: 3 } : { starts: 5, publications: 5 };
const savingRounds = options.quick ? 1 : 3;
const savingSeconds = 5;
const mediaRounds = options.quick
  ? { cached: rounds, encoded: 2, uploaded: 10, refused: 200 }
  : { cached: rounds, encoded: 9, uploaded: 50, refused: 1000 };
const firstLookRounds = options.quick ? 1 : 3;
const attackRounds = options.quick ? { count: 1, seconds: 3 } : { count: 3, seconds: 5 };
const apiRounds = options.quick ? { count: 1, seconds: 1 } : { count: 5, seconds: 3 };
/** Seconds of the soak test. */
const soakSeconds = options.seconds ?? (options.quick ? 30 : 600);
const audits = options.quick ? 1 : 3;
/** Edits of each kind of source. */
const devEdits = options.quick ? 3 : 9;

/** Numbers of pages of the storage part's sites. Ratios compare each with the first. */
const siteSizes = options.quick ? [100, 1000] : [100, 1000, 10_000];
const storageRounds = options.quick ? 7 : 9;

const publications = options.quick ? 20 : 200;
const sectionRounds = options.quick ? 5 : 25;

const withoutIsland = '/werkwijze/ontwerpsprint';
const withIsland = '/';
/** Home, cases, a case and a text page. */
const audited = ['/', '/cases', '/cases/shell', '/werkwijze'];
/** Numbers of blocks of the pages that the editor opens. */
const editedBlocks = [20, 200, 1000];
const casePath = '/cases/bench';
/** Number of pages in a studio that never deletes pages. */
const manyPages = 5000;
/** Number of blocks of the compared versions. */
const comparedBlocks = 1000;

// Progress goes to stderr, so that stdout only has the results.
console.log = console.error;
await buildIfNeeded();
const [load = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
try {
  await measureChosen(options.word, join(folder, 'data'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measureChosen(word: Choice['word'], dataDir: string): Promise<void> {
  const alone: Readonly<Record<OtherPart, () => Promise<void>>> = {
    lighthouse: () => auditPages(dataDir),
    editor: () => timeEditor(dataDir),
    'editor-memory': () => holdEditor(dataDir),
    comparing: async () => print(measureComparing(comparedBlocks), formatComparingTable),
    tree: () => timeTree(dataDir),
    media: async () => print(await measureMedia(folder, mediaRounds), formatMediaTables),
    'first-look': async () => print(await measureFirstLook(folder, firstLookRounds), formatFirstLookTable),
    tokens: () => timeTokens(dataDir),
    sections: async () => print(await measureSections(folder, sectionRounds), formatSectionsTable),
    attacks: () => runAttacks(dataDir),
    api: () => callApi(dataDir),
    storage: async () => print(await measureStorage(folder, siteSizes, storageRounds), formatStorageTables),
    soak: () => soakSite(dataDir),
    dev: async () => print(await measureDevLoop(dataDir, devEdits), formatDevLoopTable),
  };
  if (word !== undefined && word in alone) return alone[word as OtherPart]();
  return reportOn(dataDir, word === undefined ? everydayParts : [word as EverydayPart]);
}

function print<Result>(result: Result, asText: (result: Result) => string): void {
  process.stdout.write(`${options.json ? JSON.stringify(result, null, 2) : asText(result)}\n`);
}

async function auditPages(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  const site = await startSite(dataDir);
  console.log('Lighthouse …');
  const pages = [...audited, `/cases/${photoCase}`];
  const audit = async () => {
    await makePhotoCase(site.origin);
    return runLighthouse(site.origin, pages, audits);
  };
  print(await audit().finally(site.stop), formatLighthouseTable);
}

async function timeEditor(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  const site = await startSite(dataDir);
  console.log('Editor …');
  print(await measureEditor(site.origin, editedBlocks, audits).finally(site.stop), formatEditorTable);
}

async function timeTokens(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  const site = await startSite(dataDir);
  console.log('Tokens …');
  const times = await measureTokens(site.origin).finally(site.stop);
  console.log('Two servers …');
  const elsewhere = await measureElsewhere(folder, publications);
  print({ ...times, elsewhere }, formatTokensTable);
}

async function soakSite(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  // The server reports its heap size on a separate port.
  const metrics = { host: '127.0.0.1', port: await findFreePort() };
  const site = await startSite(dataDir, 'server', {
    METRICS_HOST: metrics.host,
    METRICS_PORT: String(metrics.port),
  });
  console.log(`${soakSeconds} seconds …`);
  const soaked = runSoak(site, {
    dataDir,
    seconds: soakSeconds,
    metrics: `http://${metrics.host}:${metrics.port}/metrics`,
  });
  print(await soaked.finally(site.stop), formatSoakTable);
}

async function callApi(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  // All calls come from one account, which would exceed its rate limit.
  const site = await startSite(dataDir, 'server', {
    LIMIT_API_ACCOUNT_PER_MINUTE: '1000000',
  });
  console.log('Saves and reads …');
  print(
    await measureApi(site, folder, apiRounds.count, apiRounds.seconds).finally(site.stop),
    formatApiTable,
  );
}

async function runAttacks(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  // The attacker sets `X-Forwarded-For`, because all requests come from this machine and would hit its rate
  // limit.
  const site = await startSite(dataDir, 'server', { TRUST_PROXY: '1' });
  print(
    await measureAttacks(site, attackRounds.count, attackRounds.seconds).finally(site.stop),
    formatAttacksTable,
  );
}

async function timeTree(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  const site = await startSite(dataDir);
  console.log(`${manyPages} pages …`);
  print(await measureTree(site.origin, manyPages, audits).finally(site.stop), formatTreeTable);
}

async function holdEditor(dataDir: string): Promise<void> {
  console.log('Starting on a fresh demo …');
  const site = await startSite(dataDir);
  console.log('An hour of edits …');
  print(await measureEditorMemory(site.origin).finally(site.stop), formatEditorMemoryTable);
}

async function reportOn(dataDir: string, parts: readonly EverydayPart[]): Promise<void> {
  const report: Report = {
    date: new Date().toISOString(),
    node: process.versions.node,
    load,
    processors: availableParallelism(),
    ...(await measure(dataDir, (part) => parts.includes(part))),
  };
  print(report, printReport);
  if (report.weight?.budgets.some(({ kept }) => !kept)) process.exitCode = 1;
}

async function measure(dataDir: string, wants: (part: EverydayPart) => boolean): Promise<ReportParts> {
  const onSite = wants('pages') || wants('weight') || wants('start') ? await measureSite(dataDir, wants) : {};
  if (wants('rendering')) console.log('Rendering …');
  const rendering = wants('rendering') ? await measureRendering(join(folder, 'rendering')) : undefined;
  if (wants('memory')) console.log('Memory …');
  const memory = wants('memory') ? await measureMemory(starts) : undefined;
  return { ...onSite, rendering, memory };
}

/** Measures the parts that share one site, so that the demo is seeded once. */
async function measureSite(dataDir: string, wants: (part: EverydayPart) => boolean): Promise<ReportParts> {
  console.log('Starting on a fresh demo …');
  const begun = performance.now();
  const site = await startSite(dataDir);
  const firstStartMs = performance.now() - begun;
  const measureRunning = async () => {
    const weight = wants('weight') ? await weigh(site.origin) : undefined;
    return { weight, visits: wants('pages') ? await measureVisits(site) : undefined };
  };
  const { weight, visits } = await measureRunning().finally(site.stop);
  if (visits) console.log('First answers …');
  const pages = visits && { ...visits, firstAnswers: await measureFirstAnswers(dataDir, firstRounds) };
  if (wants('start')) console.log('Second starts …');
  const start = wants('start')
    ? { firstStartMs, secondStart: await measureStarts(dataDir, starts) }
    : undefined;
  return { weight, pages, start };
}

async function weigh(origin: string): Promise<WeightReport> {
  const pages = [await weighPage(origin, withoutIsland), await weighPage(origin, withIsland)] as const;
  if (pages[0].islandScripts.length > 0 || pages[1].islandScripts.length === 0) {
    throw new Error(`The bench expects an island on ${withIsland} and none on ${withoutIsland}`);
  }
  const blocks = weighBlockTypes();
  const budgets = [
    ...checkBudgets(pages[1]),
    ...checkBlocks(blocks),
    ...checkCasePage(await weighCase(origin)),
  ];
  return { pages, blocks, budgets };
}

async function measureVisits(site: Server) {
  console.log('Throughput …');
  const bare = await startBare(`${site.origin}/`);
  const throughput = await measureThroughput(site, bare, rounds).finally(bare.stop);
  console.log('Throughput while somebody saves …');
  const saving = await measureSaving(site, savingRounds, savingSeconds);
  console.log('Large pages …');
  const largePages = await measureLargePages(site);
  return { pinned: canPin, rounds, throughput, saving, largePages };
}

/** Creates a heavy case and weighs its page. */
async function weighCase(origin: string) {
  const studio = await openStudio(origin);
  await studio.createPage({
    identifier: 'bench',
    kind: 'case',
    title: { nl: 'Laagwater: op tijd terug van het wad', en: 'Laagwater: back from the mudflats in time' },
    overview: buildCaseBlocks(studio.media),
    status: 'PUBLISHED',
  });
  return weighPage(origin, casePath);
}
