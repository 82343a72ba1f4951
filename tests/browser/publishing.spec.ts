import { compareWords } from '#admin/editor/dialogs/compare/compare-words.ts';
import { publishWords } from '#admin/editor/dialogs/publish/publish-words.ts';
import { preflightWords } from '#admin/editor/work/preflight/preflight-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const live = [text('een', 'Eerst dit.', 'This first.'), text('twee', 'Dan dit.', 'Then this.')];
const next = [text('een', 'Eerst dat.', 'That first.'), text('twee', 'Dan dat.', 'Then that.')];

/** Creates a published page whose draft has other text in two blocks, in both languages. */
async function createChangedPage(api: StudioApi) {
  const page = await api.createPage({ overview: live, status: 'PUBLISHED' });
  await api.save(page.id, next);
  return page;
}

const framed = (page: Editor['page'], name: string) => page.frameLocator(`iframe[title="Page: ${name}"]`);

test.describe('publishing', () => {
  test('first shows the live version beside my draft, with all changes', async ({ page, api, open }) => {
    const { id, identifier } = await createChangedPage(api);
    const editor = await new Editor(page).open(id, 'Eerst dat.');
    await editor.publish.click();
    await expect(framed(page, 'Live').getByText('Eerst dit.')).toBeVisible();
    await expect(framed(page, 'Your draft').getByText('Eerst dat.')).toBeVisible();
    const dialog = editor.publishing;
    // Both pages are scrolled to the first change.
    for (const name of ['Live', 'Your draft']) {
      await expect(framed(page, name).locator('[data-block-id=een]')).toHaveAttribute(
        'data-preview-lead',
        '',
      );
    }
    await expect(dialog.getByRole('heading', { name: '4 changes for visitors' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'English 2' })).toBeVisible();
    await expect(dialog.getByText(preflightWords.calm)).toBeVisible();
    const visitor = await (await open()).newPage();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Eerst dit.')).toBeVisible();
    await dialog.getByRole('button', { name: publishWords.all, exact: true }).click();
    await expect(page.getByText(words.publish.done)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Eerst dat.')).toBeVisible();
    await expect(editor.published).toBeVisible();
  });

  test('leaves out changes that I hold back, and keeps them in my draft', { tag: '@long' }, async ({
    page,
    api,
    open,
  }) => {
    const { id, identifier } = await createChangedPage(api);
    const editor = await new Editor(page).open(id, 'Eerst dat.');
    await editor.publish.click();
    const dialog = editor.publishing;
    const first = dialog.locator('.change-group').filter({ hasText: 'Eerst' });
    await first.getByRole('checkbox', { name: 'Publish: Text · English' }).uncheck();
    await dialog
      .locator('.change-group')
      .filter({ hasText: 'Dan' })
      .getByRole('checkbox', { name: 'Publish: Text', exact: true })
      .uncheck();
    await expect(dialog.getByText('3 changes stay in your draft')).toBeVisible();
    const goesLive = framed(page, 'Goes live');
    await expect(goesLive.getByText('Eerst dat.')).toBeVisible();
    await expect(goesLive.getByText('Dan dit.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(page.getByText('Published. 3 changes stay in your draft.')).toBeVisible();

    const visitor = await (await open()).newPage();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Eerst dat.')).toBeVisible();
    await expect(visitor.getByText('Dan dit.')).toBeVisible();
    await visitor.goto(`/en/${identifier}`);
    await expect(visitor.getByText('This first.')).toBeVisible();
    expect((await api.readPage(id)).overview).toEqual(next);
    await expect(page.getByRole('banner').getByText(words.state.changes)).toBeVisible();
    await editor.publish.click();
    await expect(dialog.getByRole('heading', { name: '3 changes for visitors' })).toBeVisible();
  });

  test('shows no comparison for a new page, and works by keyboard', { tag: '@long' }, async ({
    page,
    api,
    open,
    problems,
  }) => {
    const { id, identifier } = await api.createPage({ overview: live });
    problems.expectFailure(/\?preview/, 404);
    const editor = await new Editor(page).open(id, 'Eerst dit.');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('publish');
    await page.keyboard.press('Enter');
    const dialog = editor.publishing;
    await expect(dialog.getByRole('heading', { name: publishWords.first })).toBeVisible();
    await expect(dialog.getByText(`/${identifier}`)).toBeVisible();
    await expect(dialog.getByRole('slider')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: publishWords.all, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.publish.done)).toBeVisible();
    const visitor = await (await open()).newPage();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Eerst dit.')).toBeVisible();
  });

  test('scrolls both pages to a change that I select, and changes nothing on Cancel', {
    tag: '@long',
  }, async ({ page, api, open }) => {
    const { id, identifier } = await createChangedPage(api);
    const editor = await new Editor(page).open(id, 'Eerst dat.');
    await editor.publish.click();
    const dialog = editor.publishing;
    await expect(framed(page, 'Live').getByText('Dan dit.')).toBeVisible();
    await dialog
      .locator('.change-group')
      .filter({ hasText: 'Dan' })
      .getByRole('button', { name: 'Text' })
      .click();
    for (const name of ['Live', 'Your draft']) {
      await expect(framed(page, name).locator('[data-block-id=twee]')).toHaveAttribute(
        'data-preview-lead',
        '',
      );
    }
    await dialog.getByRole('button', { name: words.cancel }).click();
    await expect(dialog).toHaveCount(0);
    const visitor = await (await open()).newPage();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Eerst dit.')).toBeVisible();
  });

  test('scrolls to a change that I selected before the pages had loaded', {
    tag: '@long',
  }, async ({ page, api }) => {
    const texts = (last: string) => [
      ...Array.from({ length: 30 }, (_, at) => text(`t${at}`, `Alinea ${at}.`, `Paragraph ${at}.`)),
      text('laatste', last, 'The last one.'),
    ];
    const { id } = await api.createPage({ overview: texts('Toen.'), status: 'PUBLISHED' });
    await api.save(id, texts('Nu.'));
    const editor = await new Editor(page).open(id, 'Alinea 0.');
    const pressed = Promise.withResolvers<void>();
    await page.route(/\?preview&version=/, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await editor.publish.click();
    const change = editor.publishing.locator('.change-group').filter({ hasText: 'Nu' });
    await change.getByRole('button', { name: 'Text' }).click();
    pressed.resolve();
    for (const name of ['Live', 'Your draft']) {
      await expect(framed(page, name).locator('[data-block-id=laatste]')).toBeInViewport();
    }
  });

  test('tells me when another member publishes first, and compares with the new live version', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createChangedPage(api);
    const editor = await new Editor(page).open(id, 'Eerst dat.');
    await editor.publish.click();
    const dialog = editor.publishing;
    await expect(dialog.getByRole('heading', { name: '4 changes for visitors' })).toBeVisible();
    await api.publishDraft(id);
    await expect(dialog.getByRole('status').filter({ hasText: 'published another version' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(dialog.getByRole('heading', { name: publishWords.same })).toBeVisible();
  });

  test('links from a long list of changes to the checks, and to their fields', {
    tag: '@long',
  }, async ({ page, api }) => {
    const long = await api.createPage({
      overview: Array.from({ length: 12 }, (_, at) => text(`t${at}`, `Alinea ${at}.`, `Paragraph ${at}.`)),
      status: 'PUBLISHED',
    });
    await api.save(
      long.id,
      Array.from({ length: 12 }, (_, at) => text(`t${at}`, `Anders ${at}.`, at === 11 ? '' : `Other ${at}.`)),
    );
    const editor = await new Editor(page).open(long.id, 'Anders 0.');
    await editor.publish.click();
    const dialog = editor.publishing;
    const finding = dialog.getByRole('button', { name: /is missing in English/ });
    await expect(finding).not.toBeInViewport();
    await dialog.getByRole('button', { name: '1 check', exact: true }).press('Enter');
    await expect(finding).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(finding).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(editor.field('Text')).toBeFocused();
  });

  test('publishes only selected changes, or one language', { tag: '@long' }, async ({ page, api, open }) => {
    const { id, identifier } = await createChangedPage(api);
    const editor = await new Editor(page).open(id, 'Eerst dat.');
    await editor.publish.click();
    const dialog = editor.publishing;
    await dialog.getByRole('checkbox', { name: compareWords.goesLiveAll }).uncheck();
    await expect(dialog.getByText(publishWords.holdAll)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Publish 0 changes' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'English 2' }).check({ force: true });
    await dialog.getByRole('checkbox', { name: 'Publish all in English' }).check();
    await dialog.getByRole('button', { name: 'Publish 2 changes' }).click();
    await expect(page.getByText('Published. 2 changes stay in your draft.')).toBeVisible();
    const visitor = await (await open()).newPage();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Eerst dit.')).toBeVisible();
    await visitor.goto(`/en/${identifier}`);
    await expect(visitor.getByText('That first.')).toBeVisible();
    await expect(visitor.getByText('Then that.')).toBeVisible();
  });

  test('shows errors first, and is disabled until they are resolved', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: live, status: 'PUBLISHED' });
    await api.save(id, [...next, { id: 'hero', type: 'heroImage' }]);
    const editor = await new Editor(page).open(id, 'Eerst dat.');
    await editor.publish.click();
    const dialog = editor.publishing;
    await expect(dialog.getByRole('heading', { name: /^Errors/ })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: publishWords.all, exact: true })).toBeDisabled();
    await expect(dialog.getByText(publishWords.refuses)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Publish: Hero image', exact: true }).uncheck();
    await dialog.getByRole('button', { name: 'Publish 4 changes' }).click();
    await expect(page.getByText('Published. 1 change stays in your draft.')).toBeVisible();
  });

  for (const theme of themes) {
    test(`has no accessibility violations, in the ${theme} theme`, { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const { id } = await createChangedPage(api);
      await emulateTheme(page, theme);
      const editor = await new Editor(page).open(id, 'Eerst dat.');
      await editor.publish.click();
      await expect(framed(page, 'Your draft').getByText('Eerst dat.')).toBeVisible();
      await expect(editor.publishing.getByRole('heading', { name: '4 changes for visitors' })).toBeVisible();
      expect(await findSeriousViolations(page, '.publish')).toEqual([]);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('I look at both versions, hold a block back and publish', { tag: '@long' }, async ({
      page,
      api,
      open,
    }) => {
      const { id, identifier } = await createChangedPage(api);
      const editor = await new Editor(page).open(id, 'Eerst dat.');
      await editor.publish.click();
      const dialog = editor.publishing;
      await dialog
        .locator('.change-group')
        .filter({ hasText: 'Dan' })
        .getByRole('checkbox', { name: 'Publish: Text', exact: true })
        .uncheck();
      await dialog.getByRole('radio', { name: publishWords.look, exact: true }).check({ force: true });
      await expect(framed(page, 'Goes live').getByText('Dan dit.')).toBeVisible();
      await dialog.getByRole('radio', { name: 'Live', exact: true }).check({ force: true });
      await expect(framed(page, 'Live').getByText('Eerst dit.')).toBeVisible();
      await dialog.getByRole('radio', { name: 'Checks', exact: true }).check({ force: true });
      await expect(dialog.getByText(preflightWords.calm)).toBeVisible();
      expect(await findSeriousViolations(page, '.publish')).toEqual([]);
      await dialog.getByRole('button', { name: 'Publish 2 changes' }).click();
      await expect(page.getByText('Published. 2 changes stay in your draft.')).toBeVisible();
      const visitor = await (await open()).newPage();
      await visitor.goto(`/${identifier}`);
      await expect(visitor.getByText('Eerst dat.')).toBeVisible();
      await expect(visitor.getByText('Dan dit.')).toBeVisible();
    });
  });
});
