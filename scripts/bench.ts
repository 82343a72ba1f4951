import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { weighBlockTypes } from '../bench/block-scripts.ts';
import { checkBlocks, checkBudgets } from '../bench/budgets.ts';
import { weighPage } from '../bench/page-weight.ts';
import { canPin } from '../bench/pinned.ts';
import { measureRendering } from '../bench/rendering.ts';
import { printReport, type Report } from '../bench/report.ts';
import { startBare, startSite } from '../bench/servers.ts';
import { measureStarts } from '../bench/start-time.ts';
import { measureThroughput } from '../bench/throughput.ts';
import { buildIfNeeded } from './lib/build-if-needed.ts';

/**
 * `npm run bench`: the built site on a fresh demo, held against a bare `node:http` server and against its
 * budgets. `--json` for machines, `--quick` for a look. docs/performance.md says how to read it.
 */
const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } });
const rounds = options.quick ? { count: 3, seconds: 1 } : { count: 13, seconds: 1 };
const starts = options.quick ? 3 : 5;

const withoutIsland = '/werkwijze/ontwerpsprint';
const withIsland = '/';

// What is being done goes to the error channel, so that the figures alone are the output.
console.log = console.error;
await buildIfNeeded();
const [load = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
try {
  const report = await measure(join(folder, 'data'));
  process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : printReport(report)}\n`);
  if (report.budgets.some(({ kept }) => !kept)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(dataDir: string): Promise<Report> {
  console.log('Starting on a fresh demo …');
  const begun = performance.now();
  const site = await startSite(dataDir);
  const firstStartMs = performance.now() - begun;
  const measured = await measureServers(site).finally(site.stop);
  console.log('Second starts …');
  const secondStart = await measureStarts(dataDir, starts);
  console.log('Rendering …');
  const rendering = await measureRendering(join(folder, 'rendering'));
  const date = new Date().toISOString();
  return {
    date,
    node: process.versions.node,
    load,
    processors: availableParallelism(),
    pinned: canPin,
    rounds,
    ...measured,
    rendering,
    firstStartMs,
    secondStart,
  };
}

async function measureServers(site: Awaited<ReturnType<typeof startSite>>) {
  const pages = [
    await weighPage(site.origin, withoutIsland),
    await weighPage(site.origin, withIsland),
  ] as const;
  if (pages[0].islandScripts.length > 0 || pages[1].islandScripts.length === 0) {
    throw new Error(`The bench expects an island on ${withIsland} and none on ${withoutIsland}`);
  }
  const blocks = weighBlockTypes();
  const budgets = [...checkBudgets(pages[1]), checkBlocks(blocks)];
  console.log('Throughput …');
  const bare = await startBare(`${site.origin}/`);
  const throughput = await measureThroughput(site, bare, rounds).finally(bare.stop);
  return { pages, blocks, budgets, throughput };
}
