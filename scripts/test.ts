import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readNginxVersion } from '../tests/machines/nginx.ts';
import { buildIfNeeded, root } from './lib/build-if-needed.ts';
import { findBrowser, findSystemBrowser } from './lib/find-browser.ts';
import { installPackages } from './lib/install-packages.ts';

/**
 * `npm test` runs unit and HTTP tests on both databases, the demo's checks and tests, and the browser tests
 * in the Chromium from npm. If the machine has another Chromium, the main specs also run in that.
 *
 * - `browser` runs only the browser tests. Named files run with all their tests, `@long` included.
 * - `long` runs every test, with all browser tests in both browsers, and takes hours. It adds two servers
 *   behind a proxy, 2,000 random commands of two editors, 1,000 kills, and a load test of ten minutes.
 */
const only = process.argv[2];
const isLong = only === 'long' || (only === 'browser' && process.argv.length > 3);

/**
 * Specs of visitors' pages, and of editing from sign-in to publication: writing, dragging and keyboard use.
 */
const mainSpecs = ['visitor', 'gate', 'main-job', 'whole-way', 'writing', 'menus', 'dragging-blocks'].map(
  (name) => `/${name}.spec.ts`,
);
const failed: string[] = [];
/** Many tests start processes, which share compiled code by this cache. */
const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };

/**
 * Runs a command. After a failure, the process exits; `long` continues and reports all failures at the end.
 */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...compileCache, ...(isLong && { TEST_LONG: 'true' }), ...env },
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
  // For the test of the committed nginx rules, which is skipped with a message if nginx is unavailable.
  if (readNginxVersion() === undefined) installPackages(['nginx-light']);
  run('vitest', ['run']);
  run('npm', ['run', 'demo:check']);
  run('npm', ['run', 'demo:test']);
}
const browser = await findBrowser();
const own = only === 'browser' || process.env.CHROME_PATH ? undefined : findSystemBrowser();
await buildIfNeeded();
runBrowserTests(browser, process.argv.slice(3));
if (own && own !== browser) runBrowserTests(own, only === 'long' ? [] : mainSpecs);
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
