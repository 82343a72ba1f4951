import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { makePhotoCase, photoCase } from './photo-case.ts';
import { stop } from './pinned.ts';
import { startSite } from './servers.ts';
import { type Spread, spread } from './statistics.ts';

/** Image loading for the first visitor of a server that has no variants yet. */
export interface FirstLook {
  /** `busy` runs one busy loop per core beside the site. */
  readonly machine: 'quiet' | 'busy';
  readonly path: string;
  /** ms from the navigation until every image in view is drawn. */
  readonly inView: Spread;
  /** Images in view while scrolling one screen a second, in all rounds. */
  readonly seen: number;
  /** Images among `seen` that had not loaded when their centre was in view. */
  readonly missing: number;
}

const paths = ['/', '/cases', '/cases/shell', `/cases/${photoCase}`];
const window = { width: 1280, height: 800 };
/** Timeout for images in view, in ms; later images count as this. */
const patienceMs = 60_000;
const stepsPerSecond = 10;
/** Maximum number of screens to scroll. */
const mostScreens = 20;

/**
 * Starts the built site on a copy of a fresh demo for every machine, page and round. Each visitor is thus the
 * first one to request its images.
 *
 * @param folder empty folder for the sites
 */
export async function measureFirstLook(folder: string, rounds: number): Promise<FirstLook[]> {
  const demo = join(folder, 'demo');
  await makeDemo(demo);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const found: FirstLook[] = [];
    for (const machine of ['quiet', 'busy'] as const) {
      for (const path of paths) {
        console.log(`${path}, ${machine} …`);
        const looks: Look[] = [];
        for (let round = 0; round < rounds; round += 1) {
          looks.push(await lookAt(browser, path, machine, { demo, site: join(folder, 'site') }));
        }
        found.push({
          machine,
          path,
          inView: spread(looks.map(({ inViewMs }) => inViewMs)),
          seen: looks.reduce((sum, { seen }) => sum + seen, 0),
          missing: looks.reduce((sum, { missing }) => sum + missing, 0),
        });
      }
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Creates a demo with a photo case and deletes all image variants, as on a site that was just restored. */
async function makeDemo(dataDir: string): Promise<void> {
  const site = await startSite(dataDir, 'any', {}, '/healthz');
  await makePhotoCase(site.origin).finally(site.stop);
  const media = join(dataDir, 'media');
  for (const file of readdirSync(media, { recursive: true, encoding: 'utf8' })) {
    if (/^r\d|^quick-/.test(basename(file))) rmSync(join(media, file));
  }
}

interface Look {
  readonly inViewMs: number;
  readonly seen: number;
  readonly missing: number;
}

async function lookAt(
  browser: Browser,
  path: string,
  machine: FirstLook['machine'],
  { demo, site: dataDir }: { readonly demo: string; readonly site: string },
): Promise<Look> {
  cpSync(demo, dataDir, { recursive: true });
  const site = await startSite(dataDir, 'any', {}, '/healthz');
  const loops = machine === 'busy' ? startLoops() : [];
  const context = await browser.newContext({ viewport: window });
  try {
    const page = await context.newPage();
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    const inViewMs = await waitForImages(page);
    return { inViewMs, ...(await scroll(page)) };
  } finally {
    await context.close();
    await Promise.all([...loops.map(stop), site.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function startLoops(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}

/** Returns the ms from the navigation until all images in view are drawn. */
function waitForImages(page: Page): Promise<number> {
  return page.evaluate(async (longest) => {
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const isMissing = (image: HTMLImageElement) =>
      isInView(image) && !(image.complete && image.naturalWidth > 0);
    while ([...document.images].some(isMissing) && performance.now() < longest) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now();
  }, patienceMs);
}

/** Scrolls one screen a second and checks at every step which images have loaded. */
async function scroll(page: Page): Promise<Pick<Look, 'seen' | 'missing'>> {
  /** True for images that were missing, by their index in the document. */
  const images = new Map<number, boolean>();
  const begun = performance.now();
  for (let step = 0, isOver = false; !isOver && step < mostScreens * stepsPerSecond; step += 1) {
    await wait(Math.max(0, begun + (step * 1000) / stepsPerSecond - performance.now()));
    const view = await page.evaluate(lookAndScroll, stepsPerSecond);
    for (const { at, isMissing } of view.images) images.set(at, isMissing || (images.get(at) ?? false));
    isOver = view.isOver;
  }
  return { seen: images.size, missing: [...images.values()].filter(Boolean).length };
}

/** Runs in the page. Returns the images whose centre is in view, and scrolls by a fraction of a screen. */
function lookAndScroll(stepsPerScreen: number) {
  const images = [...document.images].flatMap((image, at) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || x > innerWidth || y < 0 || y > innerHeight) return [];
    return { at, isMissing: !(image.complete && image.naturalWidth > 0) };
  });
  scrollBy({ top: innerHeight / stepsPerScreen, behavior: 'instant' });
  return { images, isOver: scrollY + innerHeight >= document.documentElement.scrollHeight - 1 };
}
