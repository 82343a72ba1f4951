import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nginxVersion } from '../tests/machines/nginx.ts';
import { aptInstall } from './lib/apt-install.ts';
import { buildIfNeeded, root } from './lib/build-if-needed.ts';
import { findBrowser, systemBrowser } from './lib/find-browser.ts';

/**
 * `npm test` runs unit and HTTP tests on both databases, the demo's checks and tests, and the browser tests in the
 * Chromium from npm. If the machine has a Chromium of its own, the main ways run in that as well. `browser` runs the
 * browser tests only, and named files with all their tests. `long` leaves out nothing and takes hours: all series,
 * sequences, widths and themes in both browsers, two servers behind a proxy, 2,000 random commands of two editors,
 * 1,000 kills, and ten minutes of a whole studio's load.
 */
const only = process.argv[2];
const isLong = only === 'long' || (only === 'browser' && process.argv.length > 3);

/** Visitors' pages, and a studio's way from signing in to a published page, written, dragged and by keyboard. */
const mainWays = ['visitor', 'gate', 'main-job', 'whole-way', 'writing', 'menus', 'dragging-blocks'].map(
  (name) => `/${name}.spec.ts`,
);
const failed: string[] = [];
/** Many tests start processes of their own: what one of them has compiled is there for the next. */
const compiledOnce = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };

/** The everyday run ends at the first part that fails; the long one, which takes hours, tells of every part. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...compiledOnce, ...(isLong && { TEST_LONG: 'true' }), ...env },
  });
  if (status === 0) return;
  if (only !== 'long') process.exit(status ?? 1);
  failed.push([command, ...args].join(' '));
}

function runBrowserTests(path: string, files: readonly string[]): void {
  console.log(`Browser: ${path}`);
  run('playwright', ['test', ...files], { CHROME_PATH: path });
}

if (only !== 'browser') {
  // What the committed rules are tried with; where it cannot be had, that test says so and is skipped.
  if (nginxVersion() === undefined) aptInstall(['nginx-light']);
  run('vitest', ['run']);
  run('npm', ['run', 'demo:check']);
  run('npm', ['run', 'demo:test']);
}
const browser = await findBrowser();
const own = only === 'browser' || process.env.CHROME_PATH ? undefined : systemBrowser();
await buildIfNeeded();
runBrowserTests(browser, process.argv.slice(3));
if (own && own !== browser) runBrowserTests(own, only === 'long' ? [] : mainWays);
if (only === 'long') {
  run('node', ['scripts/test-machines.ts']);
  run('node', ['tests/fuzz/fuzz.ts', '2000']);
  run('node', ['tests/faults/faults.ts', '1000']);
  run('node', ['bench/bench.ts', 'soak']);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join('; ')}`);
  process.exit(1);
}
