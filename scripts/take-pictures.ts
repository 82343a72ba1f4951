import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Locator, type Page } from '@playwright/test';
import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { writingWords } from '#admin/editor/services/writing-words.ts';
import { newPageWords } from '#admin/pages/new/new-page-words.ts';
import { signInWords } from '#admin/session/sign-in-words.ts';
import { shareWords } from '#admin/share/share-words.ts';
import { startWords } from '#admin/start/start-words.ts';
import { startingContentWords } from '#admin/starting-content/starting-content-words.ts';
import { benchOwner, startSite } from '../bench/servers.ts';
import { Editor } from '../tests/browser/support/editor.ts';
import { hideHints } from '../tests/browser/support/hide-hints.ts';
import { buildIfNeeded } from './lib/build-if-needed.ts';
import { findBrowser } from './lib/find-browser.ts';
import { recordEditing } from './lib/record-editing.ts';

/**
 * `npm run pictures`: retakes the screenshots in docs/images on a fresh demo, or the named ones, as with
 * `npm run pictures -- editing`. Each uses the editor as a user does, so that the script fails if a
 * documented action no longer works.
 */
const folder = new URL('../docs/images/', import.meta.url);
/** Paragraph of the case that several screenshots edit. */
const situation = 'Gidsen werkten met een tabel op papier';
const viewport = { width: 1440, height: 900 };

/** Actions before each screenshot, by file name. They start in an editor on a case. */
const pictures = {
  'site-home': visitTheHomePage,
  editor: editTheHomePage,
  // First, because it shows all unpublished changes, and the others edit the same case.
  publishing: lookBeforePublishing,
  'writing-in-place': writeInPlace,
  'two-languages': openBothLanguages,
  'column-handles': dragColumns,
  merge: causeConflict,
  'mixed-selection': selectSeveral,
  // Only for the recipes of the studio guide.
  'sign-in': signIn,
  'make-it-your-own': chooseDesign,
  'starting-content': lookAtStartingContent,
  'new-case': startCase,
  'alt-text': describeImage,
  'share-draft': shareDraft,
  design: changeColour,
} as const satisfies Record<string, (scene: Scene) => Promise<void>>;

interface Scene {
  readonly page: Page;
  readonly editor: Editor;
  /** Opens the same case in another window. */
  readonly other: () => Promise<Editor>;
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
await buildIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
const site = await startSite(dataDir);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const [name, act] of Object.entries(pictures)) {
    if (!isWanted(name)) continue;
    const page = await openWindow(browser);
    const editor = await new Editor(page).open('shell', 'En daarvoor');
    await act({ page, editor, other: async () => new Editor(await openWindow(browser)).open('shell') });
    for (const frame of page.frames()) await waitForImages(frame);
    await page.screenshot({
      path: new URL(`${name}.jpg`, folder).pathname,
      type: 'jpeg',
      quality: 82,
      animations: 'disabled',
    });
    await page.context().close();
    console.log(`${name}.jpg`);
  }
  // After `publishing`, whose screenshot must not show these edits.
  if (isWanted('editing')) {
    const page = await openWindow(browser, { width: 1280, height: 800 });
    const editor = await new Editor(page).open('shell', 'En daarvoor');
    await recordEditing({ page, editor }, new URL('editing.webp', folder).pathname);
    await page.context().close();
    console.log('editing.webp');
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits for visible images only: lazy images below the viewport or in a closed fold do not load yet. */
async function waitForImages(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && width > 0 && image.checkVisibility();
    };
    await Promise.all([...document.images].filter(isInView).map((image) => image.decode()));
  });
}

async function openWindow(from: Browser, size = viewport): Promise<Page> {
  const context = await from.newContext({
    viewport: size,
    baseURL: site.origin,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await hideHints(context);
  await context.request.post('/api/auth/sign-in', { data: benchOwner });
  return context.newPage();
}

async function visitTheHomePage({ page }: Scene): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
}

async function editTheHomePage({ page }: Scene): Promise<void> {
  const editor = await new Editor(page).open('main', 'Ik ontwerp wat je niet');
  await editor.select('Laagwater');
  await editor.frame.locator('[data-preview-selected]').waitFor();
}

async function writeInPlace({ page, editor }: Scene): Promise<void> {
  const text = editor.frame.getByText(situation);
  await text.scrollIntoViewIfNeeded();
  await editor.pointInFrame(text);
  await editor.frame.locator('[data-preview-selected]').waitFor();
  await editor.pointInFrame(text);
  await editor.frame.locator('[data-writing]:focus').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  for (let word = 0; word < 3; word += 1) await page.keyboard.press('Control+Shift+ArrowRight');
  await page.getByRole('toolbar', { name: writingWords.toolbar }).waitFor();
}

async function openBothLanguages({ page, editor }: Scene): Promise<void> {
  await editor.select(situation);
  await page.keyboard.press('Control+Alt+l');
  const dutch = editor.panel.getByRole('textbox', { name: 'Text, Dutch' });
  await dutch.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' En dan is er nog de mist.');
  await editor.panel.getByText('Outdated').waitFor();
  await page.frameLocator('iframe >> nth=1').getByText('Guides worked with').waitFor();
}

async function dragColumns({ page }: Scene): Promise<void> {
  // Several grids of the page have two columns.
  await page.locator('[data-row="shell-problem"]').click();
  const gutter = page
    .getByRole('group', { name: /^Handles for/ })
    .getByRole('slider', { name: 'Between columns 1 and 2' })
    .first();
  await hold(page, gutter, -92);
}

/** Drags a handle horizontally by `by` pixels, without releasing it. */
async function hold(page: Page, handle: Locator, by: number): Promise<void> {
  await handle.hover({ force: true });
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
}

async function causeConflict({ page, editor, other }: Scene): Promise<void> {
  await editor.select(situation);
  await editor.field('Text').waitFor();
  const theirs = await other();
  await theirs.select(situation);
  await addWords(theirs, ' Dat wilden ze houden.');
  await theirs.expectSaved();
  await addWords(editor, ' Dat ging twee keer bijna mis.');
  await page.getByRole('dialog', { name: conflictWords.title }).waitFor();
}

async function addWords(editor: Editor, words: string): Promise<void> {
  await editor.field('Text').focus();
  await editor.page.keyboard.press('Control+End');
  await editor.page.keyboard.type(words);
}

async function selectSeveral({ page, editor }: Scene): Promise<void> {
  await editor.select('Kaart van het wad');
  for (const name of ['Een telefoon van dichtbij', 'Nat zand met']) {
    await editor.row(name).click({ modifiers: ['Control'] });
  }
  await page.getByText('Mixed').first().waitFor();
}

async function lookBeforePublishing({ page, editor }: Scene): Promise<void> {
  await editor.select(situation);
  await addWords(editor, ' Elke seconde telt.');
  await editor.expectSaved();
  await editor.publish.click();
  await editor.publishing.locator('.change-group').getByRole('button', { name: 'Text' }).click();
  await page
    .frameLocator('iframe[title="Page: Your draft"]')
    .locator('[data-preview-lead]')
    .filter({ visible: true })
    .waitFor();
  await editor.publishing.getByText('Checking…').waitFor({ state: 'detached' });
}

async function signIn({ page }: Scene): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/admin');
  await page.getByLabel(signInWords.email).fill(benchOwner.email);
}

async function chooseDesign({ page }: Scene): Promise<void> {
  await page.goto('/admin/start');
  await page.getByRole('button', { name: startWords.go }).click();
  const step = page.getByRole('region', { name: startWords.step(startWords.steps.design, 2, 5) });
  await step.getByRole('button', { name: 'Try Hearth' }).click();
  await step.getByLabel(startWords.design.color).fill(startWords.design.colorExample);
  await page.frameLocator('iframe').first().locator('.header__brand').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function lookAtStartingContent({ page }: Scene): Promise<void> {
  await page.goto('/admin/starting-content');
  await page.getByText(startingContentWords.goes).first().waitFor();
}

async function startCase({ page }: Scene): Promise<void> {
  await page.goto('/admin/cases/new');
  await page.getByLabel(newPageWords.titleIn('Dutch'), { exact: true }).fill('Waterkaart');
  await page.getByLabel(newPageWords.titleIn('English')).fill('Water map');
  await page.locator('.start-picture__scroller[data-shown]').waitFor();
}

async function describeImage({ editor }: Scene): Promise<void> {
  await editor.select('Nat zand met');
  await editor.frame.locator('[data-preview-selected]').waitFor();
  const altText = editor.panel.getByRole('textbox', { name: /^Alt text/ }).first();
  await altText.focus();
  await altText.evaluate((field) => field.scrollIntoView({ block: 'center' }));
}

async function shareDraft({ page }: Scene): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('share draft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: shareWords.title });
  await dialog.getByRole('button', { name: shareWords.make, exact: true }).click();
  await dialog.getByRole('button', { name: shareWords.copy }).first().waitFor();
}

async function changeColour({ page }: Scene): Promise<void> {
  await page.goto('/admin/design-tokens?part=palette');
  await page.frameLocator('iframe').first().locator('.header__brand').first().waitFor();
}
