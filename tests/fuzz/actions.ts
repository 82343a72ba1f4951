import { commandWords } from '#admin/command-menu/command-words.ts';
import { savedSectionWords } from '#admin/editor/services/saved-section-words.ts';
import type { Author } from './author.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';

/** The context that each action receives. */
export interface Scene {
  readonly author: Author;
  readonly random: Random;
  readonly ledger: Ledger;
  /** Publishes different text in the section that the page links to, as a user in another editor would. */
  readonly publishSection: () => Promise<void>;
  /** Adds a line to the log, which is printed after a failure. */
  readonly note: (line: string) => void;
}

export interface Action {
  readonly name: string;
  /** Relative frequency. */
  readonly weight: number;
  /**
   * True if the action may remove words on purpose. Everything is then saved and counted before and after it.
   */
  readonly takes?: boolean;
  readonly run: (scene: Scene) => Promise<void>;
}

/** Number of blocks above which deleting becomes more likely, so that the page stays fast. */
export const manyBlocks = 45;

async function selectAny({ author: { editor }, random }: Scene): Promise<void> {
  const count = await editor.rows.count();
  await editor.rows.nth(random.below(count)).click({ position: { x: 60, y: 12 } });
}

/** Presses keys on a random block in the outline. */
const pressOnBlock = (keys: string) => async (scene: Scene) => {
  await selectAny(scene);
  await scene.author.page.keyboard.press(keys);
};

/** Chooses a command on a random block. An unavailable command is disabled, and nothing happens. */
const chooseOnBlock = (name: string) => async (scene: Scene) => {
  await selectAny(scene);
  const { page } = scene.author;
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog');
  await menu.getByRole('combobox').fill(name);
  await menu.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  if (await menu.isVisible()) await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
};

/** Steps a padding or gap of a random block that has one, at a random breakpoint. */
async function stepHandle(scene: Scene): Promise<void> {
  await selectAny(scene);
  const { page } = scene.author;
  await page.keyboard.press(String(1 + scene.random.below(3)));
  const handles = page.getByRole('group', { name: /^Handles for/ }).getByRole('slider');
  const count = await handles.count();
  if (count === 0) return;
  await handles.nth(scene.random.below(count)).focus();
  await page.keyboard.press('ArrowUp');
}

async function write(scene: Scene): Promise<void> {
  const { author, random, ledger } = scene;
  await selectAny(scene);
  scene.note(
    (await author.editor.outline.getByRole('treeitem', { selected: true }).allTextContents()).join(),
  );
  const texts = author.editor.panel.getByRole('textbox', { name: /^(Text|Title|Header|Heading)$/ });
  const count = await texts.count();
  if (count === 0) return;
  await texts.nth(random.below(count)).focus();
  await author.page.keyboard.press('Control+End');
  await author.page.keyboard.type(` ${ledger.newWord(author.name)}`);
}

/** Marks the words that are typed in the page itself. */
export const inPage = 'page';

/** Types in a block's text in the page itself, if that block can be edited there. */
async function writeInPage(scene: Scene): Promise<void> {
  const { author, ledger } = scene;
  await selectAny(scene);
  const { editor, page } = author;
  const text = editor.frame.locator('main [data-preview-selected] p').first();
  if (!(await text.isVisible())) return;
  await editor.pointInFrame(text);
  const written = editor.frame.locator('[data-writing]:focus');
  const opened = await written.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (!opened) return;
  await page.keyboard.press('End');
  await page.keyboard.type(` ${ledger.newWord(`${author.name}${inPage}`)}`);
  await page.keyboard.press('Escape');
}

/** Inserts the first result for this name in the insert menu, after the first block. */
async function insert({ page, editor }: Author, name: string): Promise<void> {
  await editor.rows.first().click({ position: { x: 60, y: 12 } });
  await page.keyboard.press('/');
  const menu = page.getByRole('dialog');
  await menu.getByRole('combobox').fill(name);
  await menu.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
}

/** The name of the section that the page links to. */
export const sectionName = 'Gedeelde strook';

async function insertSection({ author, random }: Scene): Promise<void> {
  await insert(
    author,
    `${sectionName} ${random.below(2) ? savedSectionWords.linked : savedSectionWords.own}`,
  );
}

async function insertText({ author, ledger }: Scene): Promise<void> {
  const { page, editor } = author;
  await insert(author, 'Text');
  const text = editor.panel.getByRole('textbox', { name: 'Text', exact: true });
  await text.waitFor();
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${ledger.newWord(author.name)}`);
}

async function reloadFrame({ author }: Scene): Promise<void> {
  const frame = await author.frame();
  await frame.evaluate(() => location.reload()).catch(() => undefined);
}

/** Empties the document in the frame, then reloads it. */
async function breakFrame({ author }: Scene): Promise<void> {
  const frame = await author.frame();
  await frame.evaluate(() => document.getElementById('preview')?.replaceChildren());
  await frame.evaluate(() => location.reload()).catch(() => undefined);
  await author.untilReady();
}

export const actions: readonly Action[] = [
  { name: 'write', weight: 40, run: write },
  { name: 'write in the page', weight: 15, run: writeInPage },
  { name: 'insert', weight: 6, run: insertText },
  { name: 'duplicate', weight: 3, run: pressOnBlock('Control+d') },
  { name: 'move up', weight: 5, run: pressOnBlock('Alt+ArrowUp') },
  { name: 'move down', weight: 5, run: pressOnBlock('Alt+ArrowDown') },
  { name: 'move in', weight: 2, run: pressOnBlock('Alt+Shift+ArrowRight') },
  { name: 'move out', weight: 2, run: pressOnBlock('Alt+Shift+ArrowLeft') },
  { name: 'wrap', weight: 1, run: pressOnBlock('Control+Alt+g') },
  { name: 'hide', weight: 3, run: pressOnBlock('Control+Shift+h') },
  { name: 'hide on phones', weight: 3, run: chooseOnBlock(commandWords.hideOnMobile) },
  { name: 'set a value of a device', weight: 6, run: stepHandle },
  { name: 'make columns', weight: 4, run: chooseOnBlock(commandWords['beside-above']) },
  { name: 'take out of columns', weight: 3, run: chooseOnBlock(commandWords['take-out']) },
  { name: 'insert a section', weight: 3, run: insertSection },
  { name: 'detach a section', weight: 4, run: chooseOnBlock(commandWords['detach-section']) },
  { name: 'publish the section', weight: 2, run: ({ publishSection }) => publishSection() },
  { name: 'switch language', weight: 8, run: ({ author }) => author.page.keyboard.press('Control+Shift+l') },
  { name: 'reload', weight: 2, run: ({ author }) => author.reopen() },
  { name: 'reload the frame', weight: 2, run: reloadFrame },
  { name: 'break the frame', weight: 1, run: breakFrame },
  { name: 'delete', weight: 4, takes: true, run: pressOnBlock('Delete') },
  { name: 'undo', weight: 4, takes: true, run: pressOnBlock('Control+z') },
  { name: 'redo', weight: 2, takes: true, run: pressOnBlock('Control+Shift+z') },
  {
    name: 'cut and paste',
    weight: 2,
    takes: true,
    run: async (scene) => {
      await pressOnBlock('Control+x')(scene);
      await pressOnBlock('Control+v')(scene);
    },
  },
];
