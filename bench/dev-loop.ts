import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { copyCheckout, devServerParts } from '../scripts/lib/copy-checkout.ts';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { stop } from './pinned.ts';
import { benchOwner, buildSiteEnvironment, waitUntilAnswers } from './servers.ts';
import { computeMedian } from './statistics.ts';

/** ms from the write of a source to the changed page in the browser, for one kind of edit. */
export interface DevLoopTimes {
  readonly edit: string;
  readonly edits: number;
  /** Number of edits that the browser showed within ten seconds. */
  readonly shown: number;
  /** Median of the shown edits; NaN if none was shown. */
  readonly median: number;
  readonly slowest: number;
}

interface EditKind {
  readonly edit: string;
  /** Path of a page that shows the edit. */
  readonly path: string;
  /** Selector of an element that exists once the page has loaded everything that the edit affects. */
  readonly loaded: string;
  readonly file: string;
  /** Returns the source with the edit of that number. */
  readonly change: (source: string, number: number) => string;
  /** Runs in the page and returns the number of the last edit that it shows. */
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

/**
 * Edits sources in a copy of the checkout while its dev server and a browser run.
 *
 * @param edits number of edits of each kind
 */
export async function measureDevLoop(dataDir: string, edits: number): Promise<DevLoopTimes[]> {
  const copy = copyCheckout(devServerParts, (path) => !path.includes('.test.'));
  const port = await findFreePort();
  const env = { ...buildSiteEnvironment(dataDir, port), NODE_ENV: 'development', HOST: 'localhost' };
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
    await waitUntilAnswers(`${origin}/`, () => server.exitCode !== null);
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
    // Follow-up work, such as a reload of the editor, must not count for the next edit.
    await settle(page);
  }
  return { edit, edits, shown: times.length, median: computeMedian(times), slowest: Math.max(...times) };
}

/** Waits for a delayed reload, such as the one after Vite has bundled another dependency. */
async function settle(page: Page): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await page.waitForLoadState();
}

async function waitUntilShown(page: Page, read: () => number, number: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    // `evaluate` fails while the page reloads.
    const shown = await page.evaluate(read).catch(() => undefined);
    if (shown === number) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}
