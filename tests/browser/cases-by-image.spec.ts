import type { Page } from '@playwright/test';
import { pageListWords } from '#admin/pages/list/list-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { showOnly } from './support/only-pages.ts';
import { PageList } from './support/page-list.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('first', 'Te lezen', 'To be read')];

// Runs serially, because the tests move cases among the same siblings.
test.describe.configure({ mode: 'default' });

async function makeCases(api: StudioApi, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let made = 0; made < count; made += 1)
    names.push((await api.createPage({ overview, kind: 'case' })).identifier);
  return names;
}

/** Opens the image view of the cases, filtered to the given ones. */
async function openCases(page: Page, names: readonly string[]) {
  await showOnly(page, ({ identifier }) => names.includes(identifier));
  await page.goto('/admin');
  // The radio button is hidden under its icon.
  await page.getByTitle(pageListWords.list.views.cases).click();
  const cases = page.getByRole('list', { name: pageListWords.list.cases });
  const link = (name: string) => cases.getByRole('link', { name: `Proef ${name}` });
  await expect(link(names[0] ?? '')).toBeVisible();
  const order = async () => {
    const titles = await cases.getByRole('link').allTextContents();
    return titles.map((title) => title.replace('Proef ', ''));
  };
  return { cases, link, order };
}

test('I see my pages with images and both titles, and a state unless they are published', async ({
  page,
  api,
}) => {
  const { identifier } = await api.createPage({ overview });
  const list = await new PageList(page).open();
  const made = list.grid.getByRole('row', { name: /Laagwater/ });
  await expect(made.locator('img')).toHaveAttribute('src', /^\/media\//);
  await expect(made).not.toContainText(words.state.published);
  await expect(made).toContainText('Laagwater: back from the mudflats in time');
  await expect(list.row(identifier)).toContainText(words.state.draft);
  await expect(list.grid.getByRole('row', { name: /Halte Thuis/ })).toContainText(pagesWords.protectedMark);
});

test('I reorder cases in the image view by dragging and by keyboard, and undo it', {
  tag: '@long',
}, async ({ page, api }) => {
  const names = await makeCases(api, 3);
  const [first = '', second = '', third = ''] = names;
  const { link, order } = await openCases(page, names);
  await expect.poll(order).toEqual(names);

  const target = await link(first).boundingBox();
  if (!target) throw new Error('There is nothing to drag to');
  await link(third).dragTo(link(first), { targetPosition: { x: 4, y: target.height / 2 } });
  await expect.poll(order).toEqual([third, first, second]);
  await page.reload();
  await expect.poll(order).toEqual([third, first, second]);

  await link(third).focus();
  await page.keyboard.press('ArrowRight');
  await expect(link(first)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(order).toEqual([first, third, second]);
  await expect(link(first)).toBeFocused();
  const told = pageListWords.moves.moved(`Proef ${first}`, pageListWords.moves.before(`Proef ${third}`));
  await expect(findToastAction(page, told, words.undo)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(pageListWords.moves.undone).first()).toBeVisible();
  await expect.poll(order).toEqual([third, first, second]);
});

test('I reorder a case from its menu, without dragging or the keyboard', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const names = await makeCases(api, 2);
  const [first = '', second = ''] = names;
  const { order } = await openCases(page, names);
  await page.getByRole('button', { name: pagesWords.menu(`Proef ${first}`) }).click();
  await page.getByRole('menuitem', { name: pageListWords.actions.moveDown }).click();
  await expect.poll(order).toEqual([second, first]);
});

for (const theme of themes) {
  test(`the image view of cases has no accessibility violations (${theme})`, { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const names = await makeCases(api, 2);
    await emulateTheme(page, theme);
    await openCases(page, names);
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
