import type { Page } from '@playwright/test';
import { paletteEditorWords } from '#admin/design-tokens/palette/palette-editor-words.ts';
import { usageWords } from '#admin/design-tokens/usage/usage-words.ts';
import { tokenWords } from '#admin/design-tokens/work/design-tokens-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Enough text that the end of the page is out of view. */
const lines = Array.from({ length: 30 }, (_, at) => ({
  id: `line-${at}`,
  type: 'text',
  content: { nl: `Regel ${at}` },
}));
const tinted = (id: string, content: string) => ({
  id,
  type: 'text',
  content: { nl: content },
  textBackgroundColor: 'var(--color-warning)',
});

async function openToken(page: Page, part: string, token: string) {
  await page.goto(`/admin/design-tokens?part=${part}&token=${token}`);
  const usage = page.locator('.token-usage');
  await expect(usage.getByRole('heading', { name: usageWords.title })).toBeVisible({ timeout: 30_000 });
  await expect(usage).toHaveAttribute('aria-busy', 'false');
  return usage;
}

test('I see which blocks use a colour, and open one of them in the editor', {
  tag: '@long',
}, async ({ page, api }) => {
  const overview = [tinted('first', 'Bovenaan'), ...lines, tinted('last', 'Onderaan')];
  const { id, identifier } = await api.createPage({ overview, title: { nl: 'Proef met kleur' } });
  await openToken(page, 'colors', 'color.warning');
  const usage = page.locator('.token-usage');
  await expect(usage.getByRole('heading', { name: usageWords.pages })).toBeVisible();
  const line = usage
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Proef met kleur', exact: true }) });
  await expect(line).toContainText(usageWords.draftOnly);
  await expect(line.getByRole('link')).toHaveCount(3);
  await line.getByRole('link', { name: '2 on Proef met kleur' }).click();
  const editor = new Editor(page);
  await expect(editor.rows.and(page.locator('[aria-selected=true]'))).toContainText('Onderaan');
  await expect(editor.frame.getByText('Onderaan')).toBeInViewport({ timeout: 30_000 });
  await expect(page).toHaveURL(new RegExp(`/edit/(${id}|${identifier})$`));
});

test('a link to a deleted block opens its page with a message', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [tinted('only', 'Alleen')] });
  await page.goto(`/admin/pages/edit/${id}?block=gone`);
  await expect(page.getByText(words.editor.blockGone)).toBeVisible();
  await expect(new Editor(page).frame.getByText('Alleen')).toBeVisible({ timeout: 30_000 });
});

test('a primitive token lists the roles and components that use it, with links', async ({ page }) => {
  const usage = await openToken(page, 'palette', 'palette.accent.1');
  await expect(usage.getByRole('heading', { name: usageWords.components })).toBeVisible();
  await expect(usage).toContainText('Button');
  await usage.getByRole('link', { name: paletteEditorWords.ladders.accent, exact: true }).click();
  await expect(page.locator('.token--open .token__name')).toHaveText(paletteEditorWords.ladders.accent);
  await expect(
    page.getByRole('navigation', { name: tokenWords.sections.label }).locator('[aria-current]'),
  ).toHaveText(tokenWords.sections.colors);
});

test('an unused token says that nothing uses it', { tag: '@long' }, async ({ page }) => {
  const usage = await openToken(page, 'space', 'space.0');
  await expect(usage).toContainText(usageWords.none);
  for (const theme of themes) {
    await emulateTheme(page, theme);
    expect(await findSeriousViolations(page, '.tokens-screen')).toEqual([]);
  }
});

test('I can retry when the usage list cannot be loaded', { tag: '@long' }, async ({ page, problems }) => {
  problems.expectFailure('/api/admin/design-tokens/uses', 503);
  await page.route('**/api/admin/design-tokens/uses', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now' } }),
  );
  await page.goto('/admin/design-tokens?part=colors&token=color.ink');
  await expect(page.getByText(usageWords.failed)).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/api/admin/design-tokens/uses');
  await page.locator('.token-usage').getByRole('button', { name: words.tryAgain }).click();
  await expect(page.getByText(usageWords.failed)).toBeHidden();
});
