import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { benchOwner } from './servers.ts';
import { median } from './statistics.ts';
import { openStudio } from './studio.ts';

/** How an editor answers on a page of so many blocks; milliseconds, measured inside the page. */
export interface EditorTimes {
  readonly blocks: number;
  /** From asking for the address, with nothing in the browser's cache, to the outline and the page's heading. */
  readonly opening: number;
  /** Bytes of the editor's own scripts and styles that came over the wire until then; not the page's in its frame. */
  readonly loaded: number;
  /** From a key to the frame of the page that shows what it typed into the title. */
  readonly key: Percentiles;
  /** The same in a page that does nothing else: an input, a message, a text in a frame. */
  readonly floor: Percentiles;
}

interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

const letters = 60;
/** ms between two letters: fast typing, and longer than a frame. */
const pauseMs = 90;
const viewport = { width: 1440, height: 900 };

/** Opens and types in the editor, on pages of so many texts, in a browser started for it. */
export async function measureEditor(
  origin: string,
  sizes: readonly number[],
  openings: number,
): Promise<EditorTimes[]> {
  const studio = await openStudio(origin);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const times: EditorTimes[] = [];
    for (const blocks of sizes) {
      const identifier = `bench-editor-${blocks}`;
      await studio.createPage({ identifier, title: 'Bench', overview: textsOf(blocks), showInMenu: false });
      times.push(await measurePage(browser, origin, { identifier, blocks, openings }));
    }
    return times;
  } finally {
    await browser.close();
  }
}

function textsOf(blocks: number) {
  return Array.from({ length: blocks }, (_, index) => ({
    id: `text-${index}`,
    type: 'text',
    content: `Een alinea met **nadruk** en een [link](/cases), nummer ${index}.`,
  }));
}

interface Measured {
  readonly identifier: string;
  readonly blocks: number;
  readonly openings: number;
}

async function measurePage(
  browser: Browser,
  origin: string,
  { identifier, blocks, openings }: Measured,
): Promise<EditorTimes> {
  const opened: { readonly ms: number; readonly bytes: number }[] = [];
  for (let time = 1; time < openings; time += 1) {
    const { page, ...found } = await openEditor(browser, origin, identifier);
    opened.push(found);
    await page.context().close();
  }
  const { page, ...found } = await openEditor(browser, origin, identifier);
  opened.push(found);
  const key = await typeInto(page, page.getByLabel('Title', { exact: true }).first());
  await page.goto(`${origin}/healthz`);
  const floor = await measureFloor(page);
  await page.context().close();
  return {
    blocks,
    opening: median(opened.map(({ ms }) => ms)),
    loaded: median(opened.map(({ bytes }) => bytes)),
    key,
    floor,
  };
}

async function openEditor(browser: Browser, origin: string, identifier: string) {
  const context = await browser.newContext({ viewport, baseURL: origin });
  await context.request.post('/api/auth/sign-in', { data: benchOwner });
  const page = await context.newPage();
  await page.goto(`/admin/pages/edit/${identifier}`, { waitUntil: 'commit' });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const heading = document.querySelector('iframe')?.contentDocument?.querySelector('#preview h1');
          if (heading && document.querySelector('[role=treeitem]')) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const bytes = await page.evaluate(() => {
    // What only the frame runs is asked for by the editor's document, but it is the page's.
    const ofFrame = [...document.querySelectorAll<HTMLLinkElement>('link[fetchpriority=low]')];
    const foreign = new Set(ofFrame.map(({ href }) => href));
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname) && !foreign.has(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
  return { page, ms, bytes };
}

/** A page of an input and a frame that shows what is typed: no editor can answer sooner. */
async function measureFloor(page: Page): Promise<Percentiles> {
  await page.setContent(
    '<input aria-label="Title"><iframe srcdoc="<main id=preview><h1>-</h1></main>"></iframe>',
  );
  await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.querySelector('h1'));
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow as Window & typeof globalThis;
    frame.addEventListener('message', ({ data }) => {
      const heading = frame.document.querySelector('h1');
      if (heading) heading.textContent = data;
    });
    document.querySelector('input')?.addEventListener('input', ({ target }) => {
      const { value } = target as HTMLInputElement;
      requestAnimationFrame(() => frame.postMessage(value, '*'));
    });
  });
  return typeInto(page, page.getByLabel('Title'));
}

/** Types letter by letter and hears, inside the page, when the frame has the heading that came of each. */
async function typeInto(page: Page, input: Locator): Promise<Percentiles> {
  await input.click();
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed: number | undefined;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    const frame = document.querySelector('iframe')?.contentWindow as Window & typeof globalThis;
    const preview = frame.document.querySelector('#preview');
    const shown = new frame.MutationObserver(() => {
      const began = pressed;
      pressed = undefined;
      if (began !== undefined) frame.requestAnimationFrame(() => times.push(performance.now() - began));
    });
    if (preview) shown.observe(preview, { subtree: true, characterData: true, childList: true });
    Object.assign(window, { benchTimes: times });
  });
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.type('abcdefghij '[letter % 11] ?? 'a');
    await page.waitForTimeout(pauseMs);
  }
  const times = await page.evaluate(() => (window as { benchTimes?: number[] }).benchTimes ?? []);
  if (times.length < letters / 2) throw new Error(`Only ${times.length} of ${letters} letters were shown`);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
