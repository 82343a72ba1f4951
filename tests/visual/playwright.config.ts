import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** `npm run test:visual`: the server and the browser's arguments of the browser tests, and none of their files. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../.cache/visual-tests',
  // One after another: a preset is the whole site's.
  workers: 1,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    ...browserTests.expect,
    // A pixel or two at the edge of a letter; a moved word is hundreds.
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
