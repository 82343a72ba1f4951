import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { formatNumber, formatTable } from '../bench/table.ts';
import { testLostBucket } from '../tests/machines/bucket-away.ts';
import { cacheInFront } from '../tests/machines/cdn.ts';
import { measureSiteCost } from '../tests/machines/cost.ts';
import { testLostDatabase } from '../tests/machines/database-away.ts';
import { Findings } from '../tests/machines/findings.ts';
import { type Machines, startMachines } from '../tests/machines/machines.ts';
import { testPublications } from '../tests/machines/publications.ts';
import { restartUnderLoad } from '../tests/machines/restarts.ts';
import { testSharedState } from '../tests/machines/shared-state.ts';
import { buildIfNeeded } from './lib/build-if-needed.ts';

/**
 * `npm run test:machines`: tests two built servers with one PostgreSQL and one bucket. In front of them is
 * nginx if it is installed, else a test proxy with the same rules. Lost, duplicated and wrongly cached data
 * fails the run; times are only printed. `--json` prints the results as JSON. Pass names of parts to run only
 * those.
 */
const parts: readonly (readonly [string, (machines: Machines, findings: Findings) => Promise<void>])[] = [
  ['publications', testPublications],
  ['state', testSharedState],
  ['restarts', restartUnderLoad],
  ['database', testLostDatabase],
  ['bucket', testLostBucket],
  ['cdn', cacheInFront],
  ['cost', measureSiteCost],
];

/** Runs only if it is named, because it measures without testing. */
const onRequest = 'cost';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wanted = parts.filter(([name]) =>
  positionals.length === 0 ? name !== onRequest : positionals.includes(name),
);

await buildIfNeeded();
const load = loadavg()[0] ?? 0;
const machines = await startMachines();
const results: { part: string; figures: Findings['figures']; faults: readonly string[] }[] = [];
try {
  for (const [part, run] of wanted) {
    const findings = new Findings();
    await run(machines, findings).catch((error: unknown) => {
      findings.hold(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
    const { figures, faults } = findings;
    results.push({ part, figures, faults });
    if (!values.json) print(part, findings);
  }
} finally {
  await machines.stop();
}
const { proxy, bucketName: bucket } = machines;
const report = {
  date: new Date().toISOString(),
  node: process.version,
  processors: availableParallelism(),
  load,
};
if (values.json) console.log(JSON.stringify({ ...report, proxy: proxy.name, bucket, results }, null, 2));
else
  console.log(
    `In front: ${proxy.name}. Bucket: ${bucket}. ${report.processors} processors, load ${formatNumber(load, 1)} before the run.`,
  );
if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;

function print(part: string, { figures, faults }: Findings): void {
  const rows = Object.entries(figures).map(([name, value]) => [
    name,
    formatNumber(value, /, m?s$/.test(name) ? 1 : 0),
  ]);
  console.log(`\n${formatTable([part, ''], rows)}`);
  for (const fault of faults) console.error(`FAULT ${fault}`);
}
