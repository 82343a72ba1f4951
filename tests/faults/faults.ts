import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../../scripts/lib/build-if-needed.ts';
import { Random } from '../fuzz/random.ts';
import { runClock } from './clock.ts';
import { runExports } from './exports.ts';
import { runFullDisk } from './full-disk.ts';
import { runKills } from './kills.ts';
import { runMigrations } from './migrations.ts';
import { runReadOnlyDisk } from './read-only-disk.ts';

/**
 * `npm run test:faults -- 1000 7` kills the built server 1000 times, with seed 7, during saves, publications,
 * uploads, exports, starts and migrations. It also fills the disk, makes it read-only, and moves the clock.
 * After each fault the data must be in the old state or the new one, with every acknowledged write.
 */
const [kills = 60, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number);

/** Shares of all kills. The rest of the kills interrupt writes. */
const shares = { migrations: 0.1, exports: 0.05 };

await buildIfNeeded();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-faults-'));
const random = new Random(seed);
const count = (share: number) => Math.max(2, Math.round(kills * share));
const [migrations, exports] = [count(shares.migrations), count(shares.exports)];
console.log(`${kills} kills, seed ${seed}`);
try {
  for (const [name, run] of [
    ['a full disk', () => runFullDisk(join(folder, 'full'))],
    ['a disk that may only be read', () => runReadOnlyDisk(join(folder, 'read-only'))],
    ['a clock that jumps', () => runClock(join(folder, 'clock'))],
    ['migrations', () => runMigrations(join(folder, 'migrations'), migrations, random)],
    ['exports', () => runExports(join(folder, 'exports'), exports, random)],
    [
      'saves, publications, uploads and starts',
      () => runKills(join(folder, 'kills'), Math.max(2, kills - migrations - exports), random),
    ],
  ] as const) {
    console.log(`${name}: ${await run()}`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
