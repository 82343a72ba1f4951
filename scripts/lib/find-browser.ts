import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** Libraries that the browser from npm needs of the system. */
const libraries = ['libnss3', 'libnspr4'];

/**
 * A Chromium to test with: `CHROME_PATH`, the one from npm, which is the same for everybody, or else the
 * system's or its package manager's. Throws with one sentence that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!runs(chosen)) throw new Error(`CHROME_PATH is ${chosen}, which does not start.`);
    return chosen;
  }
  const bundled = await npmBrowser();
  if (bundled) return bundled;
  const system = systemBrowser() ?? (aptInstall(['chromium']) ? systemBrowser() : undefined);
  if (system) return system;
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}

/** The Chromium from npm, with what it needs of the system; undefined on machines that it is not made for. */
export async function npmBrowser(): Promise<string | undefined> {
  const bundled = await fromNpm();
  if (bundled && (runs(bundled) || (aptInstall(libraries) && runs(bundled)))) return bundled;
  return undefined;
}

/** The Chromium or Chrome that is installed on this machine, where there is one. */
export function systemBrowser(): string | undefined {
  return installed.find((path) => existsSync(path) && runs(path));
}

function runs(path: string): boolean {
  const result = spawnSync(path, ['--headless', '--no-sandbox', '--version'], {
    timeout: 30_000,
    encoding: 'utf8',
  });
  return result.status === 0 && /\d+\./.test(result.stdout);
}

/** Only its executable: its recommended arguments switch web security off. */
async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
