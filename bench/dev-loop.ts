import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { copyCheckout, devServerParts } from '../scripts/lib/copy-checkout.ts';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { stop } from './pinned.ts';
import { benchOwner, siteEnvironment, untilAnswers } from './servers.ts';
import { median } from './statistics.ts';

/** How soon an edit of one kind of source is seen in the browser; milliseconds from the write to the changed page. */
export interface DevLoopTimes {
  readonly edit: string;
  readonly edits: number;
  /** How many of them the browser showed within ten seconds. */
  readonly shown: number;
  /** Median of the shown edits; NaN if none was shown. */
  readonly median: number;
  readonly slowest: number;
}

interface EditKind {
  readonly edit: string;
  /** The page that shows it. */
  readonly path: string;
  /** A selector of an element that is there once the page has loaded all that the edit concerns. */
  readonly loaded: string;
  readonly file: string;
  /** The source with the edit of that number. */
  readonly change: (source: string, number: number) => string;
  /** Runs in the page; answers the number of the last edit that it shows. */
  readonly read: () => number;
}

const patienceMs = 10_000;

const kinds: readonly EditKind[] = [
  {
    edit: 'view of blocks',
    path: '/',
    loaded: 'h1',
    file: 'src/blocks/shared/heading.tsx',
    change: (source, number) =>
      source.replace('...buildStyleAttributes(', `'data-edit': '${number}', ...buildStyleAttributes(`),
    read: () => Number(document.querySelector('h1')?.dataset.edit),
  },
  {
    edit: 'style of the site',
    path: '/',
    loaded: 'h1',
    file: 'src/site/styles/base.css',
    change: (source, number) => `${source}\nbody { orphans: ${number}; }\n`,
    read: () => Number(getComputedStyle(document.body).orphans),
  },
  {
    edit: 'server file',
    path: '/',
    loaded: 'h1',
    file: 'src/server/website/page-headers.ts',
    change: (source, number) =>
      source
        .replace('buildDocumentHeaders({', `({ ...buildDocumentHeaders({`)
        .replace(
          /frames: \[\.\.\.ours, \.\.\.frames\],\n\s*\}\)/,
          `frames: [...ours, ...frames],\n }), 'server-timing': 'edit;dur=${number}' })`,
        ),
    read: () =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).serverTiming[0]?.duration ?? Number.NaN)[0] ??
      Number.NaN,
  },
  {
    edit: 'component of the editor',
    path: '/admin',
    loaded: '.sidebar__mark',
    file: 'src/admin/app/sidebar-layout.tsx',
    change: (source, number) =>
      source.replace('className="sidebar__mark"', `className="sidebar__mark" data-edit="${number}"`),
    read: () => Number(document.querySelector<HTMLElement>('.sidebar__mark')?.dataset.edit),
  },
];

/** Edits sources in a copy of the checkout while its dev server and a browser run, so many times of each kind. */
export async function measureDevLoop(dataDir: string, edits: number): Promise<DevLoopTimes[]> {
  const copy = copyCheckout(devServerParts, (path) => !path.includes('.test.'));
  const port = await findFreePort();
  const env = { ...siteEnvironment(dataDir, port), NODE_ENV: 'development', HOST: 'localhost' };
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PUBLIC_URL: origin },
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await untilAnswers(`${origin}/`, () => server.exitCode !== null);
    const context = await browser.newContext({ baseURL: origin });
    await context.request.post('/api/auth/sign-in', { data: benchOwner });
    const page = await context.newPage();
    const times: DevLoopTimes[] = [];
    for (const kind of kinds) times.push(await measureKind(page, copy, kind, edits));
    return times;
  } finally {
    await browser.close();
    await stop(server);
    rmSync(copy, { recursive: true, force: true });
  }
}

async function measureKind(
  page: Page,
  copy: string,
  { edit, path, loaded, file, change, read }: EditKind,
  edits: number,
): Promise<DevLoopTimes> {
  const source = readFileSync(join(copy, file), 'utf8');
  await page.goto(path);
  await page.waitForSelector(loaded);
  await settle(page);
  const times: number[] = [];
  for (let number = 3; number < 3 + edits; number += 1) {
    const changed = change(source, number);
    if (changed === source) throw new Error(`The bench does not know how to edit ${file}.`);
    const begun = performance.now();
    writeFileSync(join(copy, file), changed);
    const isShown = await waitUntilShown(page, read, number);
    if (isShown) times.push(performance.now() - begun);
    // What comes after it, such as a reload of the editor, is not in the time of the next one.
    await settle(page);
  }
  return { edit, edits, shown: times.length, median: median(times), slowest: Math.max(...times) };
}

/** Lets a reload that is still to come happen, such as the one after Vite has bundled another dependency. */
async function settle(page: Page): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await page.waitForLoadState();
}

async function waitUntilShown(page: Page, read: () => number, number: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    // While the page reloads there is nothing to read.
    const shown = await page.evaluate(read).catch(() => undefined);
    if (shown === number) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}
