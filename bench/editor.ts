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
import { computeMedian } from './statistics.ts';
import { openStudio } from './studio.ts';

/** Response times of the editor on a page with this number of blocks; ms, measured inside the page. */
export interface EditorTimes {
  readonly blocks: number;
  /** From the navigation, with an empty browser cache, until the outline and the page's heading are shown. */
  readonly opening: number;
  /**
   * Transferred bytes of the editor's scripts and styles until then, without those of the page in its frame.
   */
  readonly loaded: number;
  /** A character typed into the title. */
  readonly key: Answer;
  /** A step of dragging a colour. */
  readonly drag: Answer;
  /** A step of dragging a handle in the page. */
  readonly handle: Answer;
  /** A character typed in a text of the page. */
  readonly written: Answer;
  /** The same in a text of that page with plain `contenteditable`. */
  readonly withoutEditor: Answer;
  /** A character typed into the title while two frames show both languages side by side. */
  readonly sideBySide: Answer;
  /** Lower bound of `key`: a page with an input, a message and a text in a frame. */
  readonly floor: Answer;
  /** Lower bound of `written`: a frame with an editable text. */
  readonly writtenFloor: Answer;
}

const viewport = { width: 1440, height: 900 };

/**
 * Disables Chromium's link statistics, which need an extra frame 100 ms after links have moved. Input events
 * of the bench come at that rate and would wait for this frame, but not in the lower bound, which has no
 * links.
 */
const withoutLinkStatistics = '--disable-features=NavigationPredictor';

/**
 * Opens the editor in a new browser and types in it.
 *
 * @param sizes numbers of texts of the pages
 */
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
      await studio.createPage({ identifier, title: 'Bench', overview: makeTexts(blocks), showInMenu: false });
      times.push(await measurePage(browser, origin, { identifier, blocks, openings }));
    }
    return times;
  } finally {
    await browser.close();
  }
}

function makeTexts(blocks: number) {
  return Array.from({ length: blocks }, (_, index) => ({
    id: `text-${index}`,
    type: 'text',
    content: `Een alinea met **nadruk** en een [link](/cases), nummer ${index}.`,
    ...(index === 0 && { textBackgroundEnabled: true, textBackgroundColor: '#336699' }),
  }));
}

interface MeasuredPage {
  readonly identifier: string;
  readonly blocks: number;
  readonly openings: number;
}

async function measurePage(
  browser: Browser,
  origin: string,
  { identifier, blocks, openings }: MeasuredPage,
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
    opening: computeMedian(opened.map(({ ms }) => ms)),
    loaded: computeMedian(opened.map(({ bytes }) => bytes)),
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

/** Types into the Dutch title while the editor shows the page in both languages. */
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
    // The editor preloads the frame's scripts, which count as the page's.
    const ofFrame = [...document.querySelectorAll<HTMLLinkElement>('link[fetchpriority=low]')];
    const foreign = new Set(ofFrame.map(({ href }) => href));
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname) && !foreign.has(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
  return { page, ms, bytes };
}
