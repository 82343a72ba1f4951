import type { Page } from '@playwright/test';
import { words as adminWords } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const frameTitle = 'Live preview of the page';
const sideBySide = 'Control+Alt+l';

/** Finds both frames; the Dutch one is on the left. */
function frames(page: Page) {
  const of = (index: number) => page.frameLocator(`iframe[title^="${frameTitle}"] >> nth=${index}`);
  return { dutch: of(0), english: of(1), all: page.locator(`iframe[title^="${frameTitle}"]`) };
}

const words = (page: Page, language: 'Dutch' | 'English') =>
  page.getByRole('complementary', { name: 'Properties' }).getByRole('textbox', { name: `Text, ${language}` });

for (const width of [1440, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('one shortcut shows both languages side by side, in the page and the properties, and hides them again', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [text('a', 'Een eigen zin', 'A sentence of ours')] });
      const editor = await new Editor(page).open(id, 'Een eigen zin');
      await editor.select('Een eigen zin');
      await page.keyboard.press(sideBySide);
      const { dutch, english, all } = frames(page);
      await expect(dutch.getByText('Een eigen zin')).toBeVisible();
      await expect(english.getByText('A sentence of ours')).toBeVisible();
      await expect(words(page, 'Dutch')).toHaveValue('Een eigen zin');
      await expect(words(page, 'English')).toHaveValue('A sentence of ours');

      await test.step('Tab moves from Dutch to English', async () => {
        await words(page, 'Dutch').focus();
        await page.keyboard.press('Tab');
        await expect(words(page, 'English')).toBeFocused();
      });

      await test.step('a change in Dutch appears there, and marks the English as outdated immediately', async () => {
        await words(page, 'Dutch').fill('Een heel andere zin');
        await expect(dutch.getByText('Een heel andere zin')).toBeVisible();
        await expect(english.getByText('A sentence of ours')).toBeVisible();
        await expect(editor.panel.getByText('Outdated')).toBeVisible();
        await expect(page.getByRole('button', { name: 'English: 1 text outdated' })).toBeVisible();
        await expect(editor.panel.getByText(/^Changed in Dutch:/)).toContainText('heel andere');
      });

      await test.step('the setting is remembered, and the shortcut turns it off', async () => {
        await editor.expectSaved();
        await page.reload();
        await expect(frames(page).english.getByText('A sentence of ours')).toBeVisible();
        await page.keyboard.press(sideBySide);
        await expect(all).toHaveCount(1);
      });
    });
  });
}

test('an outdated translation shows what changed, until I mark it as up to date', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Een eigen zin', 'A sentence of ours')] });
  const editor = await new Editor(page).open(id, 'Een eigen zin');
  await expect(page.getByRole('button', { name: 'English complete' })).toBeVisible();
  await editor.select('Een eigen zin');
  await editor.field('Text').fill('Een andere zin');
  await page.getByRole('button', { name: 'English: 1 text outdated' }).click();
  await expect(editor.field('Text')).toHaveValue('A sentence of ours');
  await expect(editor.panel.locator('ins')).toHaveText('andere');
  await expect(editor.panel.locator('del')).toHaveText('eigen');
  await editor.panel.getByRole('button', { name: `${adminWords.translations.stillFine}: Text` }).click();
  await expect(page.getByRole('button', { name: 'English complete' })).toBeVisible();

  await test.step('undo reverts the mark, also after a reload', async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'English: 1 text outdated' })).toBeVisible();
    await editor.expectSaved();
    await page.reload();
    await expect(page.getByRole('button', { name: 'English: 1 text outdated' })).toBeVisible();
  });
});

test('a missing text copied from Dutch stays missing until I choose to keep it identical', {
  tag: '@long',
}, async ({ page, api }) => {
  const overview = [{ id: 'a', type: 'text', isMultiLanguage: true, content: { nl: 'Halte Zuid' } }];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Halte Zuid');
  await page.getByRole('button', { name: 'English: 1 text missing' }).click();
  await editor.panel.getByRole('button', { name: 'Copy from Dutch: Text' }).click();
  await expect(editor.field('Text')).toHaveValue('Halte Zuid');
  await expect(page.getByRole('button', { name: 'English: 1 text missing' })).toBeVisible();
  await editor.panel.getByRole('button', { name: `${adminWords.translations.same}: Text` }).click();
  await expect(page.getByRole('button', { name: 'English complete' })).toBeVisible();
});

test('the page title has translation states like other texts, in the properties and the page settings', {
  tag: '@long',
}, async ({ page, api }) => {
  const title = { nl: 'Over ons', en: 'About us' };
  const { id } = await api.createPage({ title, overview: [text('a', 'Een zin', 'A sentence')] });
  const editor = await new Editor(page).open(id, 'Een zin');
  await editor.field('Title').fill('Over de studio');
  await editor.language('English');
  await expect(editor.panel.getByText('Outdated')).toBeVisible();
  await expect(editor.panel.locator('ins')).toHaveText('de studio');

  await test.step('the page settings show the state, and I mark it as up to date', async () => {
    await editor.panel.getByRole('button', { name: 'Page settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Page settings' });
    await expect(settings.getByText('Outdated')).toBeVisible();
    await settings.getByRole('button', { name: `${adminWords.translations.stillFine}: Title` }).click();
    await expect(settings.getByText('Outdated')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'English complete' })).toBeVisible();
  });

  await test.step('a missing title copied from Dutch stays missing until I choose to keep it identical', async () => {
    await editor.field('Title').fill('');
    await editor.panel.getByRole('button', { name: 'Copy from Dutch: Title' }).click();
    await expect(editor.field('Title')).toHaveValue('Over de studio');
    await expect(page.getByRole('button', { name: 'English: 1 text missing' })).toBeVisible();
    await editor.panel.getByRole('button', { name: `${adminWords.translations.same}: Title` }).click();
    await expect(page.getByRole('button', { name: 'English complete' })).toBeVisible();
    await editor.expectSaved();
    expect((await api.readPage(id)).title).toEqual({ nl: 'Over de studio', en: 'Over de studio' });
  });
});

for (const width of [1440, 1280]) {
  test.describe(`the rich text editor, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, writing: 'rich' });

    test('has a toolbar for each language, and using it causes no layout shift', { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const overview = [text('a', 'Een eigen zin', 'A sentence of ours')];
      const { id } = await api.createPage({ overview });
      const editor = await new Editor(page).open(id, 'Een eigen zin');
      await editor.select('Een eigen zin');
      await page.keyboard.press(sideBySide);
      const english = words(page, 'English');
      await expect(english).toHaveText('A sentence of ours');
      const heights = () =>
        editor.panel
          .locator('.text-column')
          .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
      await expect(editor.panel.getByRole('toolbar')).toHaveCount(2);
      const before = await heights();
      await english.click();
      await expect(english).toBeFocused();
      expect(await heights()).toEqual(before);
      await page.keyboard.press('Control+a');
      await editor.panel.getByRole('toolbar').last().getByRole('button', { name: 'Bold' }).click();
      await expect(frames(page).english.locator('strong')).toHaveText('A sentence of ours');
      expect(await heights()).toEqual(before);
      await editor.expectSaved();
      await expect
        .poll(() => api.readBlock(id, 'a'))
        .toMatchObject({ content: { nl: 'Een eigen zin', en: '**A sentence of ours**' } });
    });
  });
}

test('both pages scroll in sync, block by block', { tag: '@long' }, async ({ page, api }) => {
  const long = 'Dit is een veel langere zin dan de Engelse. '.repeat(30);
  const overview = Array.from({ length: 12 }, (_, index) =>
    text(`b${index}`, `Blok ${index}. ${long}`, `Block ${index}. Short.`.repeat(12)),
  );
  const { id } = await api.createPage({ overview });
  await new Editor(page).open(id, 'Blok 0.');
  await page.keyboard.press(sideBySide);
  const { dutch, english } = frames(page);
  await expect(english.getByText('Block 0.').first()).toBeVisible();
  await dutch.locator('[data-block-id="b6"]').evaluate((block) => {
    scrollTo({ top: scrollY + block.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' });
  });
  const readHeight = (frame: typeof dutch) =>
    frame.locator('[data-block-id="b6"]').evaluate((block) => block.getBoundingClientRect().top);
  await expect
    .poll(async () => Math.abs((await readHeight(dutch)) - (await readHeight(english))), {
      message: 'the same block stands at the same height',
    })
    .toBeLessThan(24);
});

test('both pages open at my scroll position, also the second time', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const overview = Array.from({ length: 12 }, (_, index) =>
    text(`b${index}`, `Blok ${index}. ${'Een lange zin. '.repeat(90)}`, `Block ${index}. `.repeat(40)),
  );
  const { id } = await api.createPage({ overview });
  await new Editor(page).open(id, 'Blok 0.');
  const { dutch, english, all } = frames(page);
  /** Returns a block's distance from a third of the viewport's height, as a fraction of that height. */
  const measureDistance = (frame: typeof dutch, block: string) =>
    frame
      .locator(`[data-block-id="${block}"]`)
      .evaluate((element) => Math.abs(element.getBoundingClientRect().top - innerHeight / 3) / innerHeight);
  for (const block of ['b9', 'b3']) {
    await dutch.locator(`[data-block-id="${block}"]`).evaluate((element) => {
      scrollTo({
        top: scrollY + element.getBoundingClientRect().top - innerHeight / 3 + 4,
        behavior: 'instant',
      });
    });
    // Waits until the page has reported its scroll position.
    const y = await dutch.locator('body').evaluate(() => Math.round(scrollY));
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).map(Number))).toContain(y);
    await page.keyboard.press(sideBySide);
    await expect(english.getByText('Block 0.').first()).toBeVisible();
    await expect
      .poll(() => measureDistance(english, block), { message: `English is at ${block}` })
      .toBeLessThan(0.1);
    await expect
      .poll(() => measureDistance(dutch, block), { message: `Dutch is at ${block}` })
      .toBeLessThan(0.1);
    await english.locator('[data-block-id="b6"]').evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await page.keyboard.press(sideBySide);
    await expect(all).toHaveCount(1);
  }
});
