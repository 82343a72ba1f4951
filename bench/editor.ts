import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { hideHints } from '../tests/browser/support/hide-hints.ts';
import {
  type Answer,
  dragColor,
  dragSpace,
  measureFloor,
  measureWrittenFloor,
  typeInPage,
  typeInto,
  typeWithoutEditor,
} from './editor-answer.ts';
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
  /** A letter typed into the title. */
  readonly key: Answer;
  /** A step of a colour that is being dragged. */
  readonly drag: Answer;
  /** A step of a handle in the page that is being dragged. */
  readonly handle: Answer;
  /** A letter typed in a text of the page itself. */
  readonly written: Answer;
  /** The same in a text of that page that only the browser edits. */
  readonly withoutEditor: Answer;
  /** A letter typed into the title while both languages stand side by side, in two frames. */
  readonly sideBySide: Answer;
  /** A letter in a page that does nothing else: an input, a message, a text in a frame. */
  readonly floor: Answer;
  /** A letter in a frame that is nothing but a text to write in. */
  readonly writtenFloor: Answer;
}

const viewport = { width: 1440, height: 900 };

/**
 * Chromium notes where the links of a page are, 100 ms after they moved, in a frame of its own. Letters and steps come as
 * often here, so they would wait for that frame, and those of the floor, which has no links, would not.
 */
const withoutLinkStatistics = '--disable-features=NavigationPredictor';

/** Opens and types in the editor, on pages of so many texts, in a browser started for it. */
export async function measureEditor(
  origin: string,
  sizes: readonly number[],
  openings: number,
): Promise<EditorTimes[]> {
  const studio = await openStudio(origin);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [withoutLinkStatistics, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
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
    ...(index === 0 && { textBackgroundEnabled: true, textBackgroundColor: '#336699' }),
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
  const drag = await dragColor(page);
  await page.context().close();
  const { page: held } = await openEditor(browser, origin, identifier);
  const handle = await dragSpace(held);
  await held.context().close();
  const fresh = await openEditor(browser, origin, identifier);
  const written = await typeInPage(fresh.page);
  await fresh.page.context().close();
  const bare = await openEditor(browser, origin, identifier);
  const withoutEditor = await typeWithoutEditor(bare.page);
  await bare.page.context().close();
  const both = await openEditor(browser, origin, identifier);
  const sideBySide = await typeSideBySide(both.page);
  await both.page.goto(`${origin}/healthz`);
  const floor = await measureFloor(both.page);
  await both.page.goto(`${origin}/healthz`);
  const writtenFloor = await measureWrittenFloor(both.page);
  await both.page.context().close();
  return {
    blocks,
    opening: median(opened.map(({ ms }) => ms)),
    loaded: median(opened.map(({ bytes }) => bytes)),
    key,
    drag,
    handle,
    written,
    withoutEditor,
    sideBySide,
    floor,
    writtenFloor,
  };
}

/** Types into the Dutch title while the page stands there in both languages. */
async function typeSideBySide(page: Page): Promise<Answer> {
  await page.keyboard.press('Control+Alt+l');
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')];
    return (
      frames.length === 2 &&
      frames.every(({ contentDocument }) => contentDocument?.querySelector('#preview h1'))
    );
  });
  return typeInto(page, page.getByLabel('Title, Dutch').first());
}

async function openEditor(browser: Browser, origin: string, identifier: string) {
  const context = await browser.newContext({ viewport, baseURL: origin });
  await hideHints(context);
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
