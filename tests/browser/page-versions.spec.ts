import type { Page } from '@playwright/test';
import { compareWords } from '#admin/editor/dialogs/compare/compare-words.ts';
import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { versionFrameWords } from '#admin/editor/dialogs/version/version-frame-words.ts';
import { versionWords } from '#admin/editor/dialogs/versions/version-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/**
 * Creates a published page with two later saves: one text changed in both languages, one added, one deleted.
 */
async function createChangedPage(api: StudioApi) {
  const page = await api.createPage({
    overview: [text('een', 'Zo staat het live.', 'Live.'), text('weg', 'Deze ging weg.', 'This one went.')],
    status: 'PUBLISHED',
  });
  await api.save(page.id, [
    text('een', 'Halverwege.', 'Half-way.'),
    text('weg', 'Deze ging weg.', 'This one went.'),
  ]);
  await api.save(page.id, [
    text('een', 'Zo wordt het.', 'To come.'),
    text('nieuw', 'Deze kwam erbij.', 'This one came.'),
  ]);
  return page;
}

const getDialog = (page: Page) => page.getByRole('dialog', { name: versionWords.open });
const row = (page: Page, of: RegExp) => getDialog(page).getByRole('listitem').filter({ hasText: of });
/** Finds the dialog's status message with this text. The loading message is another status. */
const getStatus = (page: Page, what: string) => getDialog(page).getByRole('status').filter({ hasText: what });
const frame = (page: Page) => page.frameLocator(`iframe[title="${versionFrameWords.frame}"]`);

/** Chooses an action from a row's menu. */
async function act(page: Page, of: RegExp, action: RegExp): Promise<void> {
  await row(page, of)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function openVersions(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/pages/edit/${id}?versions`);
  await expect(getDialog(page)).toBeVisible();
  await expect(row(page, /Live/)).toBeVisible();
}

test.describe('the versions of a page', () => {
  test('I see the changes of each version by day, and open any version at its own URL', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createChangedPage(api);
    const editor = await new Editor(page).open(id, 'Zo wordt het.');
    await page.getByRole('banner').getByRole('button', { name: versionWords.open }).click();
    const dialog = getDialog(page);
    await expect(dialog.getByRole('heading', { name: versionWords.today })).toBeVisible();
    await expect(row(page, /Your draft/)).toContainText('2 texts changed; Text added; Text deleted');
    await expect(row(page, /Live/)).toContainText('The first version');
    await row(page, /Live/).getByRole('button').first().click();
    await expect(frame(page).getByText('Zo staat het live.')).toBeVisible();
    await expect(page).toHaveURL(/\?versions=.+/);
    await page.reload();
    await expect(frame(page).getByText('Zo staat het live.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/versions/);
    await expect(editor.frame.getByText('Zo wordt het.')).toBeVisible();
  });

  test('I restore a version as my draft and undo that, without losing anything', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createChangedPage(api);
    await openVersions(page, id);
    const editor = new Editor(page);
    await act(page, /Live/, /^Restore as draft/);
    await expect(getStatus(page, versionWords.restored)).toBeVisible();
    await expect(editor.frame.getByText('Deze ging weg.')).toBeVisible();
    await expect
      .poll(() => api.textsOfVersions(id, 'een'))
      .toEqual(expect.arrayContaining(['Zo staat het live.', 'Zo wordt het.', 'Halverwege.']));
    await expect
      .poll(async () => (await api.readBlock(id, 'een'))?.content)
      .toEqual({
        nl: 'Zo staat het live.',
        en: 'Live.',
      });
    await getDialog(page).getByRole('button', { name: 'Undo' }).click();
    await expect(editor.frame.getByText('Deze kwam erbij.')).toBeVisible();
    await expect
      .poll(async () => (await api.readBlock(id, 'een'))?.content)
      .toEqual({
        nl: 'Zo wordt het.',
        en: 'To come.',
      });
  });

  test('I publish an older version and undo it, while my draft stays the same', {
    tag: '@long',
  }, async ({ page, api, open }) => {
    const { id, identifier } = await createChangedPage(api);
    const visitor = await (await open()).newPage();
    const sees = (words: string) =>
      expect.poll(async () => (await visitor.request.get(`/${identifier}`)).text()).toContain(words);
    await openVersions(page, id);
    await act(page, /1 text|2 texts changed$/, /^Publish this version/);
    await expect(getStatus(page, versionWords.published)).toBeVisible();
    await sees('Halverwege.');
    await getDialog(page).getByRole('button', { name: 'Undo' }).click();
    await sees('Zo staat het live.');
    expect((await api.readBlock(id, 'een'))?.content).toEqual({ nl: 'Zo wordt het.', en: 'To come.' });
  });

  test('I move through the list with arrow keys, and open a version with Enter', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await createChangedPage(api);
    await openVersions(page, id);
    await expect(
      row(page, /Your draft/)
        .getByRole('button')
        .first(),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(row(page, /Live/).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame(page).getByText('Zo staat het live.')).toBeVisible();
  });

  test('I name a version by keyboard alone, and find it by that name', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await createChangedPage(api);
    await openVersions(page, id);
    await row(page, /Live/)
      .getByRole('button', { name: /^Actions for/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: /^Name/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(versionWords.nameLabel)).toBeFocused();
    await page.keyboard.type('Voor het gesprek');
    await page.keyboard.press('Enter');
    await expect(getStatus(page, versionWords.named('Voor het gesprek'))).toBeVisible();
    await expect(row(page, /Voor het gesprek/)).toBeVisible();
    expect(await api.namesOfVersions(id)).toEqual(['Voor het gesprek']);
  });

  test('I hide, show and unpublish the page without losing my draft', {
    tag: '@long',
  }, async ({ page, api, open }) => {
    const { id, identifier } = await createChangedPage(api);
    const visitor = await (await open()).newPage();
    const status = async () => (await visitor.request.get(`/${identifier}`)).status();
    await openVersions(page, id);
    await act(page, /Live/, /^Hide page/);
    await expect(getStatus(page, versionWords.hiddenNow)).toBeVisible();
    expect(await status()).toBe(404);
    await act(page, /Hidden/, /^Show page/);
    await expect(getStatus(page, versionWords.shownNow)).toBeVisible();
    expect(await status()).toBe(200);
    await act(page, /Live/, /^Unpublish page/);
    await expect(getStatus(page, versionWords.archived)).toBeVisible();
    expect(await status()).toBe(404);
    await getDialog(page).getByRole('button', { name: 'Undo' }).click();
    await expect(getStatus(page, versionWords.published)).toBeVisible();
    expect(await status()).toBe(200);
    expect((await api.readBlock(id, 'een'))?.content).toEqual({ nl: 'Zo wordt het.', en: 'To come.' });
  });

  test('I discard my draft, which remains a version, and restore it with one click', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createChangedPage(api);
    await openVersions(page, id);
    const editor = new Editor(page);
    await act(page, /Your draft/, /^Discard draft/);
    await expect(getStatus(page, versionWords.discarded)).toBeVisible();
    await expect(editor.frame.getByText('Zo staat het live.')).toBeVisible();
    await expect(editor.published).toBeVisible();
    await getDialog(page).getByRole('button', { name: 'Undo' }).click();
    await expect(editor.frame.getByText('Zo wordt het.')).toBeVisible();
    await expect
      .poll(async () => (await api.readBlock(id, 'een'))?.content)
      .toEqual({
        nl: 'Zo wordt het.',
        en: 'To come.',
      });
  });

  test('I compare a version with my draft, and revert one language of a text and one block', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createChangedPage(api);
    await openVersions(page, id);
    const editor = new Editor(page);
    await getDialog(page).getByRole('radio', { name: versionWords.changes }).check({ force: true });
    const changes = getDialog(page).locator('.changes');
    await expect(changes.getByRole('radio', { name: 'All 4' })).toBeChecked();
    await changes.getByRole('radio', { name: 'Dutch 1' }).check({ force: true });
    await expect(changes.locator('del')).toHaveText(['staat', 'live']);
    await changes.getByRole('radio', { name: 'All 4' }).check({ force: true });
    await changes.getByRole('button', { name: compareWords.revertLabel('Text · Dutch') }).click();
    await expect(getStatus(page, versionWords.takenBack('Text · Dutch'))).toBeVisible();
    await changes
      .locator('.change-group')
      .filter({ hasText: 'Deze ging weg.' })
      .getByRole('button', { name: compareWords.revert })
      .click();
    await expect(changes.getByRole('radio', { name: 'All 2' })).toBeChecked();
    await expect
      .poll(async () => (await api.readPage(id)).overview)
      .toEqual([
        text('een', 'Zo staat het live.', 'To come.'),
        text('weg', 'Deze ging weg.', 'This one went.'),
        text('nieuw', 'Deze kwam erbij.', 'This one came.'),
      ]);
    await getDialog(page).getByRole('button', { name: 'Undo' }).click();
    await expect(changes.getByRole('radio', { name: 'All 3' })).toBeChecked();
    await page.keyboard.press('Escape');
    await editor.undo.click();
    await expect(editor.frame.getByText('Zo wordt het.')).toBeVisible();
  });

  test('I compare two versions with a slider, by mouse and keyboard, change by change', {
    tag: '@long',
  }, async ({ page, api }) => {
    const filler = Array.from({ length: 12 }, (_, at) =>
      text(`t${at}`, `Alinea ${at}. `.repeat(40), 'Text.'),
    );
    const { id } = await api.createPage({
      overview: [
        text('een', 'Boven stond dit.', 'Top.'),
        ...filler,
        text('twee', 'Onder stond dit.', 'End.'),
      ],
      status: 'PUBLISHED',
    });
    await api.save(id, [
      text('een', 'Boven staat nu dat.', 'Top.'),
      ...filler,
      text('twee', 'Onder staat nu dat.', 'End.'),
    ]);
    await openVersions(page, id);
    await getDialog(page).getByRole('radio', { name: versionWords.slider }).check({ force: true });
    const before = page.frameLocator('iframe[title^="Page: Live"]');
    const after = page.frameLocator('iframe[title="Page: Your draft"]');
    await expect(before.getByText('Boven stond dit.')).toBeVisible();
    await expect(after.getByText('Boven staat nu dat.')).toBeVisible();
    await expect(before.locator('[data-block-id=een]')).toHaveAttribute('data-preview-change', 'changed');

    const slider = getDialog(page).getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^51% Live/);
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
    const line = getDialog(page).locator('.reveal__line');
    await page.keyboard.press('Home');
    const box = await getDialog(page).locator('.reveal').boundingBox();
    const from = await line.boundingBox();
    if (!box || !from) throw new Error('There is nothing to drag');
    await page.mouse.move(from.x + from.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(slider).toHaveValue('25');

    const next = getDialog(page).getByRole('button', { name: compareWords.next });
    await next.click();
    await next.click();
    await expect(getDialog(page).getByText('2 of 2')).toBeVisible();
    // Measures in the frame's own viewport, because the slider covers a part of each frame.
    const isInWindow = (block: Element) => {
      const { top, bottom } = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    for (const side of [before, after]) {
      await expect.poll(() => side.locator('[data-block-id=twee]').evaluate(isInWindow)).toBe(true);
      await expect(side.locator('[data-block-id=twee]')).toHaveAttribute('data-preview-lead', '');
    }
  });

  test('I am told when another member publishes, and the list is updated', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await createChangedPage(api);
    await openVersions(page, id);
    await api.publishDraft(id);
    await expect(getStatus(page, versionWords.news('').trim())).toBeVisible({ timeout: 20_000 });
    await expect(row(page, /Your draft/)).toBeVisible();
    await expect(row(page, /Live/)).toContainText('2 texts changed');
  });

  test('I choose when a restore conflicts with another member’s save, and both versions are kept', {
    tag: '@long',
  }, async ({ page, api, problems }) => {
    const { id } = await createChangedPage(api);
    problems.expectFailure(new RegExp(`^/api/pages/${id}(\\?autosave=true)?$`), 412);
    await openVersions(page, id);
    await api.save(id, [text('een', 'Van iemand anders.', 'To come.')]);
    await act(page, /Live/, /^Restore as draft/);
    const asked = page.getByRole('dialog', { name: conflictWords.title });
    await asked.getByRole('radio', { name: conflictWords.mine }).check({ force: true });
    await asked.getByRole('button', { name: conflictWords.save }).click();
    await expect(getDialog(page)).toBeVisible();
    await expect
      .poll(async () => (await api.readBlock(id, 'een'))?.content)
      .toMatchObject({ nl: 'Zo staat het live.' });
    await expect.poll(() => api.textsOfVersions(id, 'een')).toContain('Van iemand anders.');
  });

  test('I can retry when the list cannot be loaded', { tag: '@long' }, async ({ page, api, problems }) => {
    const { id } = await createChangedPage(api);
    problems.expectFailure(/\/versions$/, 503);
    let fails = true;
    await page.route(/\/api\/pages\/[^/]+\/versions$/, (route) =>
      fails
        ? route.fulfill({ status: 503, json: { message: 'Busy.', code: 'server/unavailable' } })
        : route.continue(),
    );
    await page.goto(`/admin/pages/edit/${id}?versions`);
    await expect(getDialog(page).getByRole('alert')).toContainText(versionWords.listFailed, {
      timeout: 20_000,
    });
    fails = false;
    await getDialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, /Live/)).toBeVisible();
  });

  for (const theme of themes) {
    test(`the dialog has no accessibility violations, in the ${theme} theme`, { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const { id } = await createChangedPage(api);
      await emulateTheme(page, theme);
      await openVersions(page, id);
      await expect(frame(page).getByText('Zo wordt het.')).toBeVisible();
      expect(await findSeriousViolations(page, '.versions')).toEqual([]);
      await getDialog(page).getByRole('radio', { name: versionWords.changes }).check({ force: true });
      await expect(getDialog(page).locator('.changes')).toBeVisible();
      expect(await findSeriousViolations(page, '.versions')).toEqual([]);
      await getDialog(page).getByRole('radio', { name: versionWords.slider }).check({ force: true });
      await expect(
        page.frameLocator('iframe[title="Page: Your draft"]').getByText('Zo wordt het.'),
      ).toBeVisible();
      expect(await findSeriousViolations(page, '.versions')).toEqual([]);
      await row(page, /Live/)
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await expect(page.getByRole('menuitem', { name: /^Unpublish page/ })).toBeVisible();
      expect(await findSeriousViolations(page, '.version-menu')).toEqual([]);
      await page.getByRole('menuitem', { name: /^Name/ }).click();
      await expect(page.getByRole('dialog', { name: versionWords.nameTitle })).toBeVisible();
      expect(await findSeriousViolations(page)).toEqual([]);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('I look at a version, go back, and restore it', { tag: '@long' }, async ({ page, api }) => {
      const { id } = await createChangedPage(api);
      await openVersions(page, id);
      await row(page, /Live/).getByRole('button').first().press('Enter');
      await expect(frame(page).getByText('Zo staat het live.')).toBeVisible();
      await expect(getDialog(page).getByRole('button', { name: versionWords.back })).toBeFocused();
      await getDialog(page).getByRole('radio', { name: versionWords.slider }).check({ force: true });
      await getDialog(page).getByRole('radio', { name: /^Live/ }).check({ force: true });
      await expect(
        page.frameLocator('iframe[title^="Page: Live"]').getByText('Zo staat het live.'),
      ).toBeVisible();
      expect(await findSeriousViolations(page, '.versions')).toEqual([]);
      await getDialog(page).getByRole('button', { name: versionWords.back }).press('Enter');
      await expect(row(page, /Live/).getByRole('button').first()).toBeFocused();
      await act(page, /Live/, /^Restore as draft/);
      await expect(getStatus(page, versionWords.restored)).toBeVisible();
      await expect
        .poll(async () => (await api.readBlock(id, 'een'))?.content)
        .toEqual({
          nl: 'Zo staat het live.',
          en: 'Live.',
        });
    });
  });
});
