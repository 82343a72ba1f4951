import { spawnSync } from 'node:child_process';
import { buildIfNeeded, root } from './lib/build-if-needed.ts';
import { findBrowser } from './lib/find-browser.ts';

/** `npm test`: unit, HTTP and both databases, then the real browser. `browser` alone runs the last. */
const only = process.argv[2];

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (only !== 'browser') run('vitest', ['run']);
process.env.CHROME_PATH = await findBrowser();
await buildIfNeeded();
run('playwright', ['test', ...process.argv.slice(3)]);
