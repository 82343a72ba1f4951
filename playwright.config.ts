import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { makeFoldersInMemory } from './scripts/lib/memory-folder.ts';

makeFoldersInMemory();

/** Set another port to run the tests of two checkouts at the same time. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 4173);
/** Data folder of the server, for tests that read its database. */
process.env.BROWSER_TEST_DATA ??= join(tmpdir(), `vitrine-browser-tests-${port}`);
const origin = `http://localhost:${port}`;
const args = [
  '--disable-gpu',
  // Blocks requests to other machines.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Tests that `npm test` skips and `npm run test:long` runs. They are tagged `@long`, as most that take over
 * five seconds, or repeat a test in a narrower viewport or the dark theme.
 */
const leftToLongRun =
  /@long|at 1280 p|at 390 pixels|1280 pixels\)|at 1024 pixels|of 1280 pixels|in the dark theme/;
/** Tests of behaviour that is the same on phones and desktops. */
const sameOnPhones =
  / (?:addresses|the language|a page without islands|fading in|everything comes from the site itself)\b|in a window of 1440 by/;
const isLongRun = process.env.TEST_LONG === 'true';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/browser-tests',
  fullyParallel: false,
  workers: 2,
  // Long enough for a busy machine. Only failing tests take longer.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  // A retry would hide a flaky test.
  retries: 0,
  ...(!isLongRun && { grepInvert: leftToLongRun }),
  reporter: [['list']],
  use: {
    baseURL: origin,
    // The language of most visitors of a Dutch studio. Tests of language negotiation set their own.
    locale: 'nl-NL',
    actionTimeout: 20_000,
    // A service worker would respond before the tests' mocked routes. Its own tests allow it.
    serviceWorkers: 'block',
    contextOptions: { strictSelectors: true },
    // Tracing costs two fifths of the time of a run. Pass `--trace retain-on-failure` to get traces.
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
      // `screen` equals `viewport`. Otherwise, the browser preloads images for one and selects them for the
      // other.
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
    // On SIGTERM, the server deletes its data.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
