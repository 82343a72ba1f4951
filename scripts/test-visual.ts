import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { browserBuild } from '../tests/visual/browser-build.ts';
import { buildIfNeeded, root } from './lib/build-if-needed.ts';
import { findNpmBrowser } from './lib/find-browser.ts';
import { shrinkPictures } from './lib/shrink-pictures.ts';

/**
 * `npm run test:visual`: compares components and pages with the screenshots in tests/visual/pictures, in the
 * browser build that took these. `-- --update` retakes them; review the changes before you commit them.
 */
const wanted = process.argv.slice(2);
const isUpdate = wanted.includes('--update');

const browser = await findNpmBrowser();
const found = browser && readVersion(browser);
if (!browser || found !== browserBuild) {
  console.error(
    `These images were taken with Chromium ${browserBuild} from npm, but this is ${found ?? 'none'}. Another build draws letters differently, so nothing was compared. Run npm ci on 64-bit Linux. After an update of @sparticuz/chromium, set its build in tests/visual/browser-build.ts and take new images with npm run test:visual -- --update.`,
  );
  process.exit(1);
}
await buildIfNeeded();
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
    ...wanted.filter((argument) => argument !== '--update'),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    // Uses the browser's bundled fonts. Otherwise, fonts of the machine would render code and missing
    // characters.
    env: {
      ...process.env,
      CHROME_PATH: browser,
      FONTCONFIG_FILE: join(dirname(browser), 'fonts/fonts.conf'),
    },
  },
);
if (isUpdate) await shrinkPictures(join(root, 'tests/visual/pictures'));
process.exit(status ?? 1);

function readVersion(path: string): string | undefined {
  const { stdout } = spawnSync(path, ['--headless', '--no-sandbox', '--version'], {
    timeout: 30_000,
    encoding: 'utf8',
  });
  return /\d+(?:\.\d+){3}/.exec(stdout)?.[0];
}
