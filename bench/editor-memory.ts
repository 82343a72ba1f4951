import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { hideHints } from '../tests/browser/support/hide-hints.ts';
import { benchOwner } from './servers.ts';
import { openStudio } from './studio.ts';

/** What an editor holds after so many edits, its garbage collected. */
export interface EditorMemory {
  readonly edits: number;
  readonly megabytes: number;
  /** Nodes and listeners of the editor's document and of the page in its frame. */
  readonly nodes: number;
  readonly listeners: number;
}

const identifier = 'bench-editor-memory';
const blocks = 60;

/**
 * An hour of edits in fast motion: one a second is 3,600. The first measure is taken when the history is as long as it gets,
 * so that nothing has a reason to grow from then on.
 */
const measuredAfter = [600, 1600, 2600, 3600];

/** Each leaves the page as long as it was. */
const edits: readonly (readonly string[])[] = [
  ['Alt+ArrowDown'],
  ['Control+d', 'Delete'],
  ['Control+Shift+h'],
  ['Control+z'],
  ['Alt+ArrowUp'],
  ['Control+Shift+l'],
];

/** Opens a page and works on it without a pause, on blocks that are far apart. */
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
      found.push({ edits: done, ...(await held(devtools)) });
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

async function held(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    megabytes: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}
