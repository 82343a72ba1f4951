import type { Page } from '@playwright/test';
import { pageSettingsWords } from '#admin/pages/page-settings-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [text('alinea', 'Een alinea.', 'A paragraph.')];

/** Opens the settings of a published page that has a child page. */
async function openSettings(page: Page, api: StudioApi) {
  const above = await api.createPage({ overview, status: 'PUBLISHED' });
  const below = await api.createPage({ overview, status: 'PUBLISHED', parentId: above.id });
  await new Editor(page).open(above.id, 'Een alinea.');
  await page.keyboard.press('Control+,');
  const dialog = page.getByRole('dialog', { name: words.settings.open });
  return { above, below, dialog, changes: dialog.getByRole('region') };
}

test.describe('before I change the URL of a page', () => {
  test('I see which addresses change, also of child pages, and that old links keep working', {
    tag: '@long',
  }, async ({ page, api, request }) => {
    const { above, below, dialog, changes } = await openSettings(page, api);
    const to = `${above.identifier}-b`;
    await dialog.getByRole('textbox', { name: words.settings.address }).fill(to);
    await expect(changes).toHaveAccessibleName(pageSettingsWords.consequences.addresses(4));
    await expect(changes.getByRole('listitem')).toHaveText([
      `/${above.identifier} → /${to}`,
      `/en/${above.identifier} → /en/${to}`,
      `/${above.identifier}/${below.identifier} → /${to}/${below.identifier}`,
      `/en/${above.identifier}/${below.identifier} → /en/${to}/${below.identifier}`,
    ]);
    await expect(changes).toContainText(pageSettingsWords.consequences.redirects(2));
    for (const theme of themes) {
      await emulateTheme(page, theme);
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }

    // The change happens only after confirmation.
    expect((await request.get(`/${above.identifier}`, { maxRedirects: 0 })).status()).toBe(200);
    await dialog.getByRole('button', { name: pageSettingsWords.move }).click();
    await expect(changes).toHaveCount(0);
    await expect
      .poll(async () => {
        const old = await request.get(`/en/${above.identifier}/${below.identifier}`, { maxRedirects: 0 });
        return old.headers().location;
      })
      .toBe(`/en/${to}/${below.identifier}`);
  });

  test('I see that a URL is taken before I save', async ({ page, api, problems }) => {
    problems.expectFailure(/\/identifier\?dry-run=true$/, 409);
    const { identifier } = await api.createPage({ overview });
    const { dialog, changes } = await openSettings(page, api);
    await dialog.getByRole('textbox', { name: words.settings.address }).fill(identifier);
    await expect(dialog.getByRole('textbox', { name: words.settings.address })).toHaveAccessibleDescription(
      `The URL "${identifier}" is taken.`,
    );
    await expect(dialog.getByRole('button', { name: pageSettingsWords.move })).toBeDisabled();
    await expect(changes).toHaveCount(0);
    await dialog.getByRole('textbox', { name: words.settings.address }).fill(`${identifier}-2`);
    await expect(changes).toHaveAccessibleName(pageSettingsWords.consequences.addresses(4));
    await expect(dialog.getByRole('button', { name: pageSettingsWords.move })).toBeEnabled();
  });

  test('I see that a page that was never published needs no redirects', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id, identifier } = await api.createPage({ overview });
    await new Editor(page).open(id, 'Een alinea.');
    await page.keyboard.press('Control+,');
    const dialog = page.getByRole('dialog', { name: words.settings.open });
    await dialog.getByRole('textbox', { name: words.settings.address }).fill(`${identifier}-b`);
    await expect(dialog.getByRole('region')).toContainText('No redirects needed');
  });

  test('I can still save when the consequences cannot be loaded', { tag: '@long' }, async ({
    page,
    api,
    problems,
  }) => {
    const { above, dialog, changes } = await openSettings(page, api);
    problems.expectFailure(/\/identifier\?dry-run=true$/, 503);
    await page.route('**/identifier?dry-run=true', (route) =>
      route.fulfill({ status: 503, json: { message: 'Later.', code: 'server/unavailable' } }),
    );
    await dialog.getByRole('textbox', { name: words.settings.address }).fill(`${above.identifier}-b`);
    await expect(changes).toHaveAccessibleName(/^Couldn’t check what changes/, { timeout: 15_000 });
    await dialog.getByRole('button', { name: pageSettingsWords.move }).click();
    await expect(
      page
        .locator('.toast')
        .filter({ hasText: pageSettingsWords.moved(`/${above.identifier}-b`, 0) })
        .first(),
    ).toBeVisible();
  });
});
