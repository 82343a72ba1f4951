import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { versionFrameWords } from '#admin/editor/dialogs/version/version-frame-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Creates a published page whose draft has other text. */
async function createChangedPage(api: StudioApi) {
  const page = await api.createPage({
    overview: [text('alinea', 'Zo staat het live.', 'Live.')],
    status: 'PUBLISHED',
  });
  await api.save(page.id, [text('alinea', 'Zo wordt het.', 'To come.')]);
  return page;
}

test.describe('a version of a page', () => {
  test('can be viewed in both languages, but not edited', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createChangedPage(api);
    const editor = await new Editor(page).open(id, 'Zo wordt het.');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('live version');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.version.live });
    const version = page.frameLocator(`iframe[title="${versionFrameWords.frame}"]`);
    await expect(version.getByText('Zo staat het live.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'English' }).check({ force: true });
    await expect(version.getByText('Live.', { exact: true })).toBeVisible();
    await version.getByText('Live.', { exact: true }).click();
    await expect(version.locator('[data-preview-selected]')).toHaveCount(0);
    for (const theme of themes) {
      await emulateTheme(page, theme);
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(editor.frame.getByText('Zo wordt het.')).toBeVisible();
    await expect(editor.undo).toBeDisabled();
  });

  test('cannot be opened by its URL: the live page is shown instead', async ({ page, api, open }) => {
    const { id, identifier } = await createChangedPage(api);
    const { draftVersionId } = (await api.readPage(id)) as unknown as { draftVersionId: string };
    const stranger = await (await open()).newPage();
    await stranger.goto(`/${identifier}?preview&version=${draftVersionId}`);
    await expect(stranger.getByText('Zo staat het live.')).toBeVisible();
    await page.goto(`/${identifier}?preview&version=${draftVersionId}`);
    await expect(page.getByText('Zo staat het live.')).toBeVisible();
    await expect(page.getByText('Zo wordt het.')).toHaveCount(0);
  });

  test('is kept with a name when I overwrite it, and can be opened from the message', {
    tag: '@long',
  }, async ({ page, api, problems }) => {
    problems.expectFailure(/\?autosave=true$/, 412);
    problems.expectFailure(/\?preview&version=/, 404);
    const { id } = await api.createPage({ overview: [text('alinea', 'Begin.', 'Start.')] });
    const editor = await new Editor(page).open(id, 'Begin.');
    await api.save(id, [text('alinea', 'Van een ander.', 'Theirs.')]);
    await editor.select('Begin.');
    await editor.field('Text').fill('Mijn eigen zin.');
    const conflict = page.getByRole('dialog', { name: conflictWords.title });
    await expect(conflict).toContainText('the other is kept as “Your version of');
    await conflict.getByRole('button', { name: conflictWords.save }).click();
    await findToastAction(
      page,
      words.versions.kept('Your version of').replace(/”.*/, ''),
      words.versions.look,
    ).click();
    await expect(page.getByRole('dialog', { name: /^Your version of/ })).toBeVisible();
    const version = page.frameLocator(`iframe[title="${versionFrameWords.frame}"]`);
    await expect(version.getByText('Van een ander.')).toBeVisible();
    await expect(editor.frame.getByText('Mijn eigen zin.')).toBeVisible();
  });

  test('shows an error when it no longer exists', { tag: '@long' }, async ({ page, api, problems }) => {
    const { id } = await createChangedPage(api);
    await new Editor(page).open(id, 'Zo wordt het.');
    problems.expectFailure(/\?version=/, 404);
    await page.route(/\/api\/pages\/[^/]+\?version=/, (route) =>
      route.fulfill({ status: 404, json: { message: 'No.', code: 'version/not-found' } }),
    );
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('live version');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.versions.missing);
  });
});
