import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { hideHints } from '../tests/browser/support/hide-hints.ts';
import { benchOwner } from './servers.ts';
import { openStudio } from './studio.ts';

/** Memory of an editor after a number of edits, after garbage collection. */
export interface EditorMemory {
  readonly edits: number;
  readonly megabytes: number;
  /** DOM nodes of the editor and of the page in its frame; `listeners` covers the same. */
  readonly nodes: number;
  readonly listeners: number;
}

const identifier = 'bench-editor-memory';
const blocks = 60;

/**
 * Numbers of edits after which memory is measured; 3,600 is an hour with one edit a second. At the first one,
 * the undo history has reached its maximum length, so that memory must not grow after it.
 */
const measuredAfter = [600, 1600, 2600, 3600];

/** Key presses of each edit, which leave the number of blocks unchanged. */
const edits: readonly (readonly string[])[] = [
  ['Alt+ArrowDown'],
  ['Control+d', 'Delete'],
  ['Control+Shift+h'],
  ['Control+z'],
  ['Alt+ArrowUp'],
  ['Control+Shift+l'],
];

/** Opens a page and edits it without pauses, at changing blocks. */
export async function measureEditorMemory(origin: string): Promise<EditorMemory[]> {
  const studio = await openStudio(origin);
  const overview = Array.from({ length: blocks }, (_, index) => ({
    id: `text-${index}`,
    type: 'text',
    content: { nl: `Alinea ${index}`, en: `Paragraph ${index}` },
  }));
  await studio.createPage({ identifier, title: 'Bench', overview, showInMenu: false });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin });
    await hideHints(context);
    await context.request.post('/api/auth/sign-in', { data: benchOwner });
    const page = await context.newPage();
    await page.goto(`/admin/pages/edit/${identifier}`);
    await page.getByRole('treeitem').first().click();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const found: EditorMemory[] = [];
    let done = 0;
    for (const until of measuredAfter) {
      for (; done < until; done += 1) await edit(page, done);
      found.push({ edits: done, ...(await readMetrics(devtools)) });
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function edit(page: Page, number: number): Promise<void> {
  for (const keys of edits[number % edits.length] ?? []) await page.keyboard.press(keys);
  await page.keyboard.press(number % 40 < 20 ? 'ArrowDown' : 'ArrowUp');
}

async function readMetrics(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const getMetric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    megabytes: getMetric('JSHeapUsedSize') / 1e6,
    nodes: getMetric('Nodes'),
    listeners: getMetric('JSEventListeners'),
  };
}
