import type { Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { preflightWords } from '#admin/editor/work/preflight/preflight-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type StudioApi, type TestBlock, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Creates a page with a finding of every kind. */
async function createUntidyPage(api: StudioApi) {
  const src = await api.findStill();
  const overview: TestBlock[] = [
    text(
      'intro',
      '## Begin\n\nLees [dit](/oud-adres).\n\n#### Te diep',
      '## Start\n\nRead [this](/oud-adres).',
    ),
    { id: 'boat', type: 'image', src },
    { id: 'buttons', type: 'button', buttons: [{ id: 'go', text: 'Ga', url: '/bestaat-niet' }] },
    { id: 'dutch', type: 'text', isMultiLanguage: true, content: { nl: 'Alleen Nederlands' } },
  ];
  await api.redirect('oud-adres', '/cases');
  return api.createPage({ overview });
}

async function openPreflight(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: words.commandMenu.title })
    .getByRole('combobox')
    .fill(commandWords.preflight);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: preflightWords.title })).toBeVisible();
}

test.describe('before I publish', () => {
  test('I see warnings, incomplete content and notes', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createUntidyPage(api);
    const editor = await new Editor(page).open(id, 'Alleen Nederlands');
    await openPreflight(page);
    const dialog = page.getByRole('dialog', { name: preflightWords.title });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Warnings1',
      'Incomplete2',
      'Notes3',
    ]);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'leads to no page' })).toContainText(
      '/bestaat-niet',
    );
    for (const theme of themes) {
      await emulateTheme(page, theme);
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
    await test.step('a finding leads to its field', async () => {
      await dialog.getByRole('button', { name: /bestaat-niet leads to no page\.$/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(editor.panel.getByRole('combobox', { name: 'Link', exact: true })).toBeFocused();
    });
    await test.step('a finding about English switches the page to English', async () => {
      await page.keyboard.press('Escape');
      await openPreflight(page);
      await dialog.getByRole('button', { name: /missing in English\.$/ }).click();
      await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
      await expect(editor.panel.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    });
  });

  test('I fix findings by keyboard with one press each, and undo reverts a fix', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createUntidyPage(api);
    const editor = await new Editor(page).open(id, 'Alleen Nederlands');
    await openPreflight(page);
    const dialog = page.getByRole('dialog', { name: preflightWords.title });
    const decorative = dialog.getByRole('button', { name: /^Mark as decorative/ });
    await decorative.focus();
    await page.keyboard.press('Enter');
    await expect(decorative).toHaveCount(0);
    await expect(dialog.locator('.finding__go:focus')).toHaveCount(1);
    await dialog.getByRole('button', { name: /^Change to level 3/ }).press('Enter');
    await expect(editor.frame.getByRole('heading', { level: 3, name: 'Te diep' })).toBeAttached();
    const relink = dialog.getByRole('button', { name: /^Update link/ });
    await expect(relink).toHaveCount(2);
    await relink.first().press('Enter');
    await expect(relink).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(editor.frame.getByRole('link', { name: 'dit' })).toHaveAttribute('href', '/cases');
    await expect(editor.undo).toHaveAccessibleName(/Update link/);
    await editor.undo.click();
    await expect(editor.frame.getByRole('link', { name: 'dit' })).toHaveAttribute('href', '/oud-adres');
  });

  test('incomplete content is shown before publishing, and does not block it', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await createUntidyPage(api);
    const editor = await new Editor(page).open(id, 'Alleen Nederlands');
    await editor.publish.click();
    const dialog = editor.publishing;
    await expect(dialog.getByRole('heading', { name: 'Incomplete, 2' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(words.publish.done)).toBeVisible();
  });

  test('a background that makes text unreadable is found, and one click fixes it', {
    tag: '@long',
  }, async ({ page, api }) => {
    const card = {
      id: 'veil',
      type: 'card',
      headerText: 'Onder een sluier',
      stylingEnabled: true,
      backgroundColorLight: 'rgba(0, 0, 0, 0.6)',
    };
    const { id } = await api.createPage({ overview: [card] });
    const editor = await new Editor(page).open(id, 'Onder een sluier');
    await openPreflight(page);
    const dialog = page.getByRole('dialog', { name: preflightWords.title });
    const opaque = dialog.getByRole('button', { name: /^Make colour opaque: Background colour/ });
    await opaque.click();
    await expect(opaque).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(editor.undo).toHaveAccessibleName(/Make colour opaque/);
    await openPreflight(page);
    await expect(dialog.getByText(preflightWords.running)).toHaveCount(0);
    await expect(opaque).toHaveCount(0);
  });

  test('third-party requests of the page are listed', { tag: '@long' }, async ({ page, api }) => {
    const video = { id: 'film', type: 'image', src: 'https://pictures.example/x.jpg', decorative: true };
    const { id } = await api.createPage({
      overview: [text('a', 'Met een plaatje', 'With a picture'), video],
    });
    await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 204 }));
    await new Editor(page).open(id, 'Met een plaatje');
    await openPreflight(page);
    const note = page.getByRole('dialog', { name: preflightWords.title }).getByRole('listitem');
    await expect(note.filter({ hasText: preflightWords.asksHost('pictures.example') })).toBeVisible();
  });

  test('a page without problems says so', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: [text('a', 'Alles goed', 'All well')] });
    await new Editor(page).open(id, 'Alles goed');
    await openPreflight(page);
    await expect(page.getByText(preflightWords.calm, { exact: true })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('I read and fix the findings', { tag: '@long' }, async ({ page, api }) => {
      const { id } = await createUntidyPage(api);
      await page.goto(`/admin/pages/edit/${id}`);
      const editor = new Editor(page);
      await editor.publish.click();
      const dialog = editor.publishing;
      await dialog.getByRole('radio', { name: /^Checks/ }).check({ force: true });
      await dialog.getByRole('button', { name: /^Mark as decorative/ }).click();
      await expect(dialog.getByRole('heading', { name: 'Incomplete, 1' })).toBeVisible();
      expect(await findSeriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: /bestaat-niet leads to no page\.$/ }).click();
      await expect(editor.panel.getByRole('combobox', { name: 'Link', exact: true })).toBeFocused();
    });
  });
});

test('I leave all placeholders empty in one step, and one undo brings them back', async ({ page, api }) => {
  const fresh = (id: string, type: string) => ({ id, type, isMultiLanguage: true, startedFrom: type });
  const { id } = await api.createPage({ overview: [fresh('one', 'text'), fresh('two', 'title')] });
  const editor = await new Editor(page).open(id, 'Eén zin die blijft hangen');
  await openPreflight(page);
  const dialog = page.getByRole('dialog', { name: preflightWords.title });
  const lines = dialog.getByRole('listitem').filter({ hasText: 'is still a placeholder' });
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: '“Eén zin die blijft hangen”' })).toHaveCount(1);
  expect(await findSeriousViolations(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: preflightWords.leaveEmpty.forAll.label }).press('Enter');
  await expect(lines).toHaveCount(0);
  await dialog.getByRole('button', { name: words.close }).last().click();
  await editor.undo.click();
  await expect(editor.frame.getByText('Eén zin die blijft hangen')).toBeVisible();
});
