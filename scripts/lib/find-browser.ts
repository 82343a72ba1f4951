import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './install-packages.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** System libraries that the browser from npm needs. */
const libraries = ['libnss3', 'libnspr4'];

/**
 * Returns the path of a Chromium for tests. It tries `CHROME_PATH`, the same version for all from npm, the
 * system's browser, and an installation by the package manager.
 *
 * @throws Error if there is none, with what to install
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!canRun(chosen)) throw new Error(`CHROME_PATH is ${chosen}, which does not start.`);
    return chosen;
  }
  const bundled = await findNpmBrowser();
  if (bundled) return bundled;
  const system = findSystemBrowser() ?? (installPackages(['chromium']) ? findSystemBrowser() : undefined);
  if (system) return system;
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}

/**
 * Returns the path of the Chromium from npm and installs its libraries; undefined on unsupported machines.
 */
export async function findNpmBrowser(): Promise<string | undefined> {
  const bundled = await findBundled();
  if (bundled && (canRun(bundled) || (installPackages(libraries) && canRun(bundled)))) return bundled;
  return undefined;
}

/** Returns the path of the Chromium or Chrome that is installed on this machine, if any. */
export function findSystemBrowser(): string | undefined {
  return installed.find((path) => existsSync(path) && canRun(path));
}

function canRun(path: string): boolean {
  const result = spawnSync(path, ['--headless', '--no-sandbox', '--version'], {
    timeout: 30_000,
    encoding: 'utf8',
  });
  return result.status === 0 && /\d+\./.test(result.stdout);
}

/** Uses the package's executable only, because its recommended arguments disable web security. */
async function findBundled(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
