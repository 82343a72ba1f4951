import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('a', 'Een alinea', 'A paragraph')];

test('hovering over a button shows its name and shortcut, until I move away or press Escape', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Een alinea');
  await editor.select('Een alinea');
  const button = page.getByRole('button', { name: words.toolbar.addAfter }).first();
  const tooltip = page.getByRole('tooltip');
  await button.hover();
  await expect(tooltip).toContainText(words.toolbar.addAfter);
  await expect(button).toHaveAccessibleDescription(/\S/);
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
  await expect(button).not.toHaveAttribute('aria-describedby');

  await button.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('focusing a button by keyboard shows its name immediately', async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  await new Editor(page).open(id, 'Een alinea');
  const back = page.getByRole('link').first();
  await back.focus();
  for (let step = 0; step < 12 && (await page.locator('[data-tooltip]:focus').count()) === 0; step += 1)
    await page.keyboard.press('Tab');
  const name = await page.locator('[data-tooltip]:focus').getAttribute('data-tooltip');
  await expect(page.getByRole('tooltip')).toContainText(name ?? 'a button with a name');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: name ?? '', exact: true })).toHaveCount(0);
});
