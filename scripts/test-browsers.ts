import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFirefox } from '../tests/other-browsers/firefox.ts';
import type { Tab } from '../tests/other-browsers/tab.ts';
import { walk } from '../tests/other-browsers/walk.ts';
import { openWatchingFront } from '../tests/other-browsers/watching-front.ts';
import { openWebkit } from '../tests/other-browsers/webkit.ts';
import { buildIfNeeded, root } from './lib/build-if-needed.ts';
import { installPackages } from './lib/install-packages.ts';

/**
 * `npm run test:browsers`: runs one end-to-end test in Firefox and WebKit from Debian's packages. Pass
 * `firefox` or `webkit` to run one. WebKit needs a display; without one, the script restarts under
 * `xvfb-run`.
 */
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const driver = '/usr/bin/WebKitWebDriver';
const miniBrowser = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map((folder) =>
  join(folder, 'webkit2gtk-4.1/MiniBrowser'),
);
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];
const port = Number(process.env.BROWSER_TEST_PORT ?? 4173);

const [only] = process.argv.slice(2);
const isThere = () => firefox.some(existsSync) && existsSync(driver) && miniBrowser.some(existsSync);
if (!isThere() && !(installPackages(packages) && isThere())) {
  console.error(`This needs real Firefox and WebKit. On Debian: apt-get install ${packages.join(' ')}`);
  process.exit(1);
}
if (!process.env.DISPLAY && only !== 'firefox') {
  const command = [
    '-a',
    '-s',
    '-screen 0 1600x1400x24',
    'dbus-run-session',
    process.execPath,
    ...process.argv.slice(1),
  ];
  process.exit(spawnSync('xvfb-run', command, { stdio: 'inherit' }).status ?? 1);
}

const browsers: Readonly<Record<string, () => Promise<Tab>>> = {
  firefox: () => openFirefox(firefox.find(existsSync) ?? ''),
  webkit: () => openWebkit({ driver, browser: miniBrowser.find(existsSync) ?? '', port: port + 2 }),
};

await buildIfNeeded();
let failed = 0;
for (const [name, open] of Object.entries(browsers)) {
  if (only && only !== name) continue;
  const front = await openWatchingFront(() => `http://localhost:${port}`);
  const server = await serve(front.origin);
  const tab = await open();
  try {
    for (const [what, step] of Object.entries(walk)) {
      const issue = await step(tab, front).then(
        () => undefined,
        (error: Error) => error.message,
      );
      const problems = [...(issue === undefined ? [] : [issue]), ...front.problems()];
      console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}: ${what}`);
      for (const problem of problems) console.log(`    ${problem}`);
      if (problems.length > 0) failed += 1;
    }
  } finally {
    await tab.close();
    front.close();
    const gone = once(server, 'exit');
    server.kill();
    // The next server listens on the same port.
    await gone;
  }
}
process.exit(failed > 0 ? 1 : 0);

/**
 * Starts the built product on a fresh demo, with `publicUrl` as its public URL.
 *
 * @throws Error if it does not respond within 30 seconds
 */
async function serve(publicUrl: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    BROWSER_TEST_DATA: join(tmpdir(), `vitrine-other-browsers-${port}`),
  };
  const server = spawn(process.execPath, ['tests/browser/serve.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let left = 300; left > 0; left -= 1) {
    const isUp = await fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}
