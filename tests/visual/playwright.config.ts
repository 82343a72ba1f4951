import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** `npm run test:visual`: the browser tests' server and browser arguments, with other test files. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../.cache/visual-tests',
  // One worker, because a preset changes the whole site.
  workers: 1,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    ...browserTests.expect,
    // Allows a few pixels at the edges of letters. A moved word changes hundreds.
    toHaveScreenshot: { maxDiffPixels: 12, threshold: 0.1, scale: 'css', animations: 'allow', caret: 'hide' },
  },
  projects: [
    {
      name: 'visual',
      use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, colorScheme: 'light' },
    },
  ],
  webServer: {
    ...(browserTests.webServer as object),
    command: 'node tests/browser/serve.ts',
    cwd: '../..',
  } as typeof browserTests.webServer,
});
