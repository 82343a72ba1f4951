import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../bench/servers.ts';
import { runSoak } from '../../bench/soak.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { findFreePort } from '../../src/server/backup/find-free-port.ts';
import { expect, test } from './support/test.ts';

// Runs the same cases each time. `npm run test:long` runs all of them: 2,000 commands, 1,000 kills, ten
// minutes.

test('two editors making 6 random changes lose no text and agree with the server', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/fuzz/fuzz.ts', '6', '7'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('no word is lost');
});

test('a short load test with visitors, pairs of editors, presence and uploads has no failures', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-soak-'));
  const metricsPort = await findFreePort();
  const site = await startSite(dataDir, 'server', { METRICS_PORT: String(metricsPort), SEED: 'empty' });
  try {
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    const { failures, visits, saves, publications, uploads, joins, last } = await runSoak(site, {
      dataDir,
      seconds: 6,
      metrics,
    });
    expect(failures).toEqual([]);
    for (const count of [visits, saves, publications, uploads, joins]) expect(count).toBeGreaterThan(0);
    expect(last.unfinished).toBe(0);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
