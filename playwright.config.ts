import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { makeFoldersInMemory } from './scripts/lib/memory-folder.ts';

makeFoldersInMemory();

/** Another port lets two checkouts run their tests at the same time. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 4173);
/** Where the server's data are, for those tests that look into its database. */
process.env.BROWSER_TEST_DATA ??= join(tmpdir(), `vitrine-browser-tests-${port}`);
const origin = `http://localhost:${port}`;
const args = [
  '--disable-gpu',
  // Nothing outside this machine is ever asked.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * `npm run test:long` runs all of them. `npm test`, which everybody waits for, leaves out those that carry `@long` (most of what takes over
 * five seconds), and what is the same once more in a narrower window or in the dark.
 */
const leftToLongRun =
  /@long|at 1280 p|at 390 pixels|1280 pixels\)|at 1024 pixels|of 1280 pixels|in the dark theme/;
/** What a phone answers as a desktop does. */
const sameOnPhones =
  / (?:addresses|the language|a page without islands|fading in|everything comes from the site itself)\b|in a window of 1440 by/;
const isLongRun = process.env.TEST_LONG === 'true';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/browser-tests',
  fullyParallel: false,
  workers: 2,
  // Long enough for a machine that does much else: what fails says so later, what passes is no slower.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  // A second try would hide what is wrong with the first.
  retries: 0,
  ...(!isLongRun && { grepInvert: leftToLongRun }),
  reporter: [['list']],
  use: {
    baseURL: origin,
    // Most visitors of a Dutch studio; tests that are about the browser's language choose their own.
    locale: 'nl-NL',
    actionTimeout: 20_000,
    // It would answer before the routes that tests lay; those that are about it allow it.
    serviceWorkers: 'block',
    contextOptions: { strictSelectors: true },
    // Recording everything to keep what failed costs two fifths of a run: `--trace retain-on-failure` asks for it.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROME_PATH, args },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: /phone/,
    },
    {
      name: 'phone',
      // The screen as large as the window: else pictures are preloaded for one and chosen for the other.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      },
      testMatch: /phone|visitor/,
      ...(!isLongRun && { grepInvert: [leftToLongRun, sameOnPhones] }),
    },
  ],
  webServer: {
    command: 'node tests/browser/serve.ts',
    url: `${origin}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: { PORT: String(port), PUBLIC_URL: origin },
    // Its data are gone with it.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
