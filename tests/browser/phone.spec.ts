import type { Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { libraryWords } from '#admin/media/library-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { findFile, upload } from './support/library.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** The script of the page menu, which loads when the menu opens. */
const pageMenu = /page-menu-[^/]*\.js$/;

test('on my phone I go from outline to properties to page, and my text is saved', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('intro', 'Onderweg getypt', 'Typed on the way')] });
  const editor = await new Editor(page).open(id, 'Onderweg getypt');
  const areas = page.getByRole('navigation', { name: words.editor.areasLabel });
  expect(await measureOverflow(page)).toBe(0);
  await expect(editor.outline).toBeHidden();
  await expect(editor.panel).toBeHidden();

  await areas.getByRole('button', { name: 'Outline' }).tap();
  await expect(areas.getByRole('button', { name: 'Outline' })).toHaveAttribute('aria-current', 'true');
  await editor.row('Onderweg getypt').tap();
  await expect(editor.row('Onderweg getypt')).toHaveAttribute('aria-selected', 'true');

  await areas.getByRole('button', { name: words.editor.areas.properties }).tap();
  await expect(editor.outline).toBeHidden();
  await editor.field('Text').fill('In de trein verbeterd');
  expect(await measureOverflow(page)).toBe(0);

  await areas.getByRole('button', { name: 'Page' }).tap();
  await expect(editor.panel).toBeHidden();
  await expect(editor.frame.getByText('In de trein verbeterd')).toBeVisible();
  await editor.expectSaved();
  await expect
    .poll(async () => (await api.readBlock(id, 'intro'))?.content)
    .toEqual({ nl: 'In de trein verbeterd', en: 'Typed on the way' });
});

test('on my phone I add a block with a tap', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('intro', 'Onderweg', 'On the way')] });
  const editor = await new Editor(page).open(id, 'Onderweg');
  await page
    .getByRole('navigation', { name: words.editor.areasLabel })
    .getByRole('button', { name: 'Outline' })
    .tap();
  await page.getByRole('button', { name: 'Add block' }).tap();
  const dialog = page.getByRole('dialog', { name: insertWords.title });
  await dialog.getByRole('option', { name: 'Divider' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(editor.rows).toHaveCount(2);
  expect(await measureOverflow(page)).toBe(0);
});

test('on my phone the page menu opens even when its script loads late', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('intro', 'Onderweg', 'On the way')] });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(pageMenu, async (route) => {
    await held;
    await route.continue();
  });
  await new Editor(page).open(id, 'Onderweg');
  await openPageMenu(page);
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await page.getByRole('menuitem', { name: commandWords.versions }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on my phone an error is shown when the page menu cannot be loaded', async ({ page, api, problems }) => {
  problems.expectFailure(pageMenu, 'ERR_FAILED');
  const { id } = await api.createPage({ overview: [text('intro', 'Onderweg', 'On the way')] });
  await page.route(pageMenu, (route) => route.abort());
  await new Editor(page).open(id, 'Onderweg');
  await openPageMenu(page);
  // The server answers, so the editor assumes that an update removed the file.
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.outdated.text);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function openPageMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words.nav.more }).tap();
}

test('the page list, a new page and the media library fit my phone', async ({ page }) => {
  for (const address of ['/admin', '/admin/pages/new', '/admin/media']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await measureOverflow(page), address).toBe(0);
  }
});

test('on my phone I set the focal point by tapping, and can still scroll', { tag: '@long' }, async ({
  page,
}) => {
  const [name = ''] = await upload(page, 1);
  await findFile(page, name).tap();
  const point = page.getByRole('button', { name: /^Focal point/ });
  const picture = page.getByRole('dialog').locator('.focal-point__picture');
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.tap({ position: { x: width * 0.2, y: height * 0.8 } });
  await expect(point).toHaveAccessibleName(libraryWords.focalPoint.at('20%', '80%'));
  await expect(picture).toHaveCSS('touch-action', 'auto');
  await page.getByRole('button', { name: libraryWords.focalPoint.reset }).tap();
  await expect(point).toHaveAccessibleName(libraryWords.focalPoint.at('50%', '50%'));
  await expect(page.getByText(libraryWords.saved, { exact: true })).toBeVisible();
});
