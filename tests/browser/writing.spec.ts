import type { Locator, Page } from '@playwright/test';
import { writingWords } from '#admin/editor/services/writing-words.ts';
import { siteWords } from '#i18n/site-words.ts';
import { fromWord, reviewedInWord } from '../support/foreign-clipboards.ts';
import { Editor } from './support/editor.ts';
import { paste } from './support/paste.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const title = {
  id: 'title',
  type: 'title',
  isMultiLanguage: true,
  content: { nl: 'Een titel', en: 'A title' },
};
const first = text('first', 'Eerste alinea', 'First paragraph');
const second = text('second', 'Tweede alinea', 'Second paragraph');

const writtenIn = (editor: Editor): Locator => editor.frame.locator('[data-writing]');
const heading = (editor: Editor): Locator => editor.frame.locator('main h1');

/** Clicks twice: the first click selects the block, the second puts the caret there. */
async function write(editor: Editor, target: Locator): Promise<void> {
  await editor.pointInFrame(target);
  await expect(editor.frame.locator('[data-preview-selected]')).toBeVisible();
  await editor.pointInFrame(target);
  await expect(writtenIn(editor)).toBeFocused();
}

async function selectWords(page: Page, count: number): Promise<void> {
  for (let word = 0; word < count; word += 1) await page.keyboard.press('Control+Shift+ArrowLeft');
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 768 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a second click in a heading places the caret there, and the properties follow each key', async ({
      page,
      api,
    }) => {
      const { id } = await api.createPage({ overview: [title, first] });
      const editor = await new Editor(page).open(id, 'Een titel');
      await write(editor, heading(editor));
      await page.keyboard.press('End');
      await page.keyboard.type(' erbij');
      await expect(editor.field('Text')).toHaveValue('Een titel erbij');
      await expect(editor.row('Een titel erbij')).toBeVisible();
      await expect(heading(editor)).toHaveText('Een titel erbij');
      await page.keyboard.press('Escape');
      await expect(writtenIn(editor)).toHaveCount(0);
      await expect(heading(editor)).toHaveText('Een titel erbij');
      await expect(editor.row('Een titel erbij')).toHaveAttribute('aria-selected', 'true');
      await editor.expectSaved();
      expect(await api.readBlock(id, 'title')).toMatchObject({
        content: { nl: 'Een titel erbij', en: 'A title' },
      });
    });

    test('Enter splits a text, with an empty English one; Backspace joins them again', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [title, first, second] });
      const editor = await new Editor(page).open(id, 'Eerste alinea');
      await write(editor, editor.frame.getByText('Eerste alinea'));
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(editor.rows).toHaveCount(4);
      await page.keyboard.type('Een nieuwe');
      await expect(editor.rendered).toHaveText(['Een titel', 'Eerste alinea', 'Een nieuwe', 'Tweede alinea']);
      await editor.expectSaved();
      const { overview } = await api.readPage(id);
      expect(overview.map(({ content }) => content)).toEqual([
        title.content,
        first.content,
        { nl: 'Een nieuwe', en: null },
        second.content,
      ]);

      await test.step('in English, the first text is complete and the other is intentionally empty', async () => {
        await editor.language('English');
        await expect(editor.rendered).toHaveText([
          'A title',
          'First paragraph',
          'Intentionally empty in this language',
          'Second paragraph',
        ]);
        await expect(page.getByText('English complete')).toBeVisible();
        await editor.language('Dutch');
      });

      await test.step('Backspace at its start joins it with the previous text', async () => {
        await write(editor, editor.frame.getByText('Een nieuwe'));
        await page.keyboard.press('Home');
        await page.keyboard.press('Backspace');
        await expect(editor.rows).toHaveCount(3);
        await expect(editor.frame.locator('[data-block-id=first] p')).toHaveText([
          'Eerste alinea',
          'Een nieuwe',
        ]);
        await page.keyboard.type('Dus: ');
        await expect(editor.frame.locator('[data-block-id=first] p').last()).toHaveText('Dus: Een nieuwe');
        await editor.expectSaved();
        expect(await api.readBlock(id, 'first')).toMatchObject({
          content: { nl: 'Eerste alinea\n\nDus: Een nieuwe', en: 'First paragraph' },
        });
      });
    });

    test('a slash on an empty line adds a block there, with the caret in its first text', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [first, second] });
      const editor = await new Editor(page).open(id, 'Eerste alinea');
      await write(editor, editor.frame.getByText('Eerste alinea'));
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(editor.rows).toHaveCount(3);
      await page.keyboard.press('/');
      const palette = page.getByRole('dialog', { name: 'Add a block' });
      await palette.waitFor();

      await test.step('Escape keeps the slash as text', async () => {
        await page.keyboard.press('Escape');
        await expect(palette).toHaveCount(0);
        await expect(writtenIn(editor)).toBeFocused();
        await page.keyboard.type('?');
        await expect(writtenIn(editor)).toHaveText('/?');
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Backspace');
      });

      await page.keyboard.press('/');
      await palette.waitFor();
      await page.keyboard.type('subheading');
      await page.keyboard.press('Enter');
      await expect(palette).toHaveCount(0);
      await expect(writtenIn(editor)).toBeFocused();
      await page.keyboard.type('Tussenkop');
      await expect(editor.rendered).toHaveText(['Eerste alinea', 'Tussenkop', 'Tweede alinea']);
      await expect(editor.frame.locator('main [data-block-id] h2')).toHaveText('Tussenkop');
    });

    test('a toolbar follows the selected text without covering it', { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const { id } = await api.createPage({ overview: [first, second] });
      const editor = await new Editor(page).open(id, 'Eerste alinea');
      await write(editor, editor.frame.getByText('Eerste alinea'));
      await page.keyboard.press('End');
      const toolbar = page.getByRole('toolbar', { name: writingWords.toolbar });
      await expect(toolbar).toHaveCount(0);
      await selectWords(page, 1);
      await expect(toolbar).toBeVisible();
      const [bar, written] = await Promise.all([toolbar.boundingBox(), writtenIn(editor).boundingBox()]);
      if (!bar || !written) throw new Error('There is nothing to compare');
      expect(bar.y + bar.height <= written.y || bar.y >= written.y + written.height).toBe(true);
      await toolbar.getByRole('button', { name: 'Bold' }).click();
      await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
      await expect(editor.frame.locator('strong')).toHaveText('alinea');
      await page.keyboard.press('Control+i');
      await expect(editor.frame.locator('em')).toHaveText('alinea');

      await test.step('Alt+F10, arrow keys and Escape work in the toolbar', async () => {
        await page.keyboard.press('Alt+F10');
        await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(editor.frame.locator('em')).toHaveCount(0);
      });
      await editor.expectSaved();
      expect(await api.readBlock(id, 'first')).toMatchObject({ content: { nl: 'Eerste **alinea**' } });
    });
  });
}

test('the toolbar moves along when the preview width changes', { tag: '@long' }, async ({ page, api }) => {
  const long = {
    ...title,
    content: { nl: 'Een titel die op een telefoon heel veel meer regels heeft', en: 'A' },
  };
  const { id } = await api.createPage({ overview: [long, first] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await write(editor, editor.frame.getByText('Eerste alinea'));
  await page.keyboard.press('End');
  await selectWords(page, 1);
  const toolbar = page.getByRole('toolbar', { name: writingWords.toolbar });
  await expect(toolbar).toBeVisible();
  const top = async () => (await writtenIn(editor).boundingBox())?.y ?? 0;
  const before = await top();
  await page.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeGreaterThan(30);
  await expect
    .poll(async () => {
      const bar = await toolbar.boundingBox();
      return bar ? Math.round((await top()) - bar.y - bar.height) : undefined;
    })
    .toBe(8);
});

test('continuous typing is one undo step, and undo restores the exact content', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [first, second] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await write(editor, editor.frame.getByText('Eerste alinea'));
  await page.keyboard.press('End');
  // Stops the clock, because a pause between two keys on a busy machine would begin another undo step.
  await page.clock.setFixedTime('2026-11-22T12:00:00');
  await page.keyboard.type(' en meer');
  await expect(editor.row('Eerste alinea en meer')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(writtenIn(editor)).toHaveText('Eerste alinea');
  await expect(editor.undo).toBeDisabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(writtenIn(editor)).toHaveText('Eerste alinea en meer');
  await page.clock.setFixedTime('2026-11-22T12:00:05');
  await page.keyboard.type('!');
  await expect(editor.row('Eerste alinea en meer!')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(editor.row('Eerste alinea en meer')).toHaveCount(0);
  await editor.expectSaved();
  expect(await api.readBlock(id, 'first')).toEqual(first);
});

test('Backspace directly after Enter reverts it, also in the middle of a word', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [first, second] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await write(editor, editor.frame.getByText('Eerste alinea'));
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(editor.rendered).toHaveText(['Eer', 'ste alinea', 'Tweede alinea']);
  await page.keyboard.press('Backspace');
  await expect(editor.rendered).toHaveText(['Eerste alinea', 'Tweede alinea']);
  await page.keyboard.type('-');
  await expect(editor.rendered).toHaveText(['Eer-ste alinea', 'Tweede alinea']);
});

test('text typed in the properties appears in the text that is open in the page', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [title, first] });
  const editor = await new Editor(page).open(id, 'Een titel');
  await write(editor, heading(editor));
  await page.keyboard.press('End');
  await editor.field('Text').fill('Uit het paneel');
  await expect(writtenIn(editor)).toHaveText('Uit het paneel');
  await editor.pointInFrame(heading(editor));
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(editor.field('Text')).toHaveValue('Uit het paneel!');
});

test('clicking a linked button or card edits its text instead of following the link', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({
    overview: [
      {
        id: 'button',
        type: 'button',
        isMultiLanguage: true,
        buttons: [{ id: 'one', text: { nl: 'Bekijk', en: 'View' }, action: 'link', url: '/cases' }],
      },
      {
        id: 'card',
        type: 'card',
        isMultiLanguage: true,
        headerText: { nl: 'Een kaart', en: 'A card' },
        content: { nl: 'Met een tekst.', en: 'With a text.' },
        linkEnabled: true,
        link: '/cases',
        linkType: 'internal',
      },
    ],
  });
  const editor = await new Editor(page).open(id, 'Een kaart');
  await write(editor, editor.frame.getByText(siteWords.nl.blocks.view));
  await page.keyboard.press('End');
  await page.keyboard.type(' alles nu');
  await expect(editor.frame.locator('[data-block-id=button]')).toHaveText('Bekijk alles nu');
  await test.step('Tab moves to the next text of the page', async () => {
    await page.keyboard.press('Tab');
    await expect(writtenIn(editor)).toHaveText('Een kaart');
    await page.keyboard.type('Dus ');
    await expect(editor.field('Header text')).toHaveValue('Dus Een kaart');
    await page.keyboard.press('Tab');
    await expect(writtenIn(editor)).toHaveText('Met een tekst.');
    await page.keyboard.press('Shift+Tab');
    await expect(writtenIn(editor)).toHaveText('Dus Een kaart');
  });
  await test.step('I can edit text under a link that covers the card', async () => {
    await page.keyboard.press('Escape');
    await write(editor, editor.frame.getByText('Met een tekst.'));
    await expect(writtenIn(editor)).toHaveText('Met een tekst.');
    await expect(page.getByText('This link goes to')).toHaveCount(0);
  });
  await editor.expectSaved();
  expect(await api.readBlock(id, 'button')).toMatchObject({
    buttons: [{ text: { nl: 'Bekijk alles nu', en: 'View' } }],
  });
});

test('placeholder text is a hint in an empty text, and Enter on a selected block starts editing', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({
    overview: [first, { id: 'new', type: 'title', isMultiLanguage: true, startedFrom: 'title' }],
  });
  const editor = await new Editor(page).open(id, 'Eén zin die blijft hangen');
  await editor.pointInFrame(editor.frame.getByText('Eén zin die blijft hangen'));
  await expect(editor.frame.locator('[data-preview-selected]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(writtenIn(editor)).toBeFocused();
  await expect(writtenIn(editor)).toHaveText('');
  await expect(writtenIn(editor)).toHaveAttribute('data-placeholder', 'Eén zin die blijft hangen');
  await page.keyboard.type('Mijn zin');
  await page.keyboard.press('Escape');
  await expect(heading(editor)).toHaveText('Mijn zin');
  await expect(editor.frame.locator('[data-example]')).toHaveCount(0);
});

test('Ctrl+K in a text opens the link form, which suggests pages by name', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [first] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await write(editor, editor.frame.getByText('Eerste alinea'));
  await page.keyboard.press('End');
  await selectWords(page, 1);
  await page.keyboard.press('Control+k');
  const form = page.getByRole('form', { name: 'Link' });
  await expect(form.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('werk');
  await page
    .getByRole('option')
    .filter({ has: page.getByText('Werk', { exact: true }) })
    .click();
  await expect(writtenIn(editor)).toBeFocused();
  await editor.expectSaved();
  expect(await api.readBlock(id, 'first')).toMatchObject({ content: { nl: 'Eerste [alinea](/cases)' } });

  await test.step('in a link, the form shows its URL, accepts any URL, and Escape changes nothing', async () => {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+k');
    await expect(form.getByRole('combobox')).toHaveValue('/cases');
    await expect(form.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('https://example.com/een');
    await page.keyboard.press('Enter');
    await expect(writtenIn(editor)).toBeFocused();
    await editor.expectSaved();
    expect(await api.readBlock(id, 'first')).toMatchObject({
      content: { nl: 'Eerste [alinea](https://example.com/een)' },
    });
  });
});

test('styling a text, switching language or restoring it after deletion loses nothing that I typed', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [title, first] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await write(editor, editor.frame.getByText('Eerste alinea'));
  await page.keyboard.press('End');
  await page.keyboard.type(' met meer');
  await editor.tab('Style');
  await editor.panel.getByRole('radio', { name: 'Centre' }).check({ force: true });
  await expect(writtenIn(editor)).toHaveCSS('text-align', 'center');
  await expect(writtenIn(editor)).toHaveText('Eerste alinea met meer');
  await editor.language('English');
  await expect(writtenIn(editor)).toHaveCount(0);
  await expect(editor.frame.getByText('First paragraph')).toBeVisible();
  await editor.language('Dutch');
  await expect(editor.frame.getByText('Eerste alinea met meer')).toBeVisible();
  await write(editor, editor.frame.getByText('Eerste alinea met meer'));
  await editor.row('Eerste alinea').click();
  await page.keyboard.press('Delete');
  await expect(writtenIn(editor)).toHaveCount(0);
  await expect(editor.rendered).toHaveText(['Een titel']);
  await page.keyboard.press('Control+z');
  await expect(editor.frame.getByText('Eerste alinea met meer')).toBeVisible();
});

test('pasting in the page works as in the properties, and names what was dropped', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [title, first] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await write(editor, editor.frame.getByText('Eerste alinea'));
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Enter');
  await paste(writtenIn(editor), fromWord);
  await expect(editor.frame.getByText('a – b')).toBeVisible();
  await expect(
    page.locator('.toast').filter({ hasText: 'Left out: 1 image. Pasted as plain text: 1 table.' }),
  ).toBeVisible();
  await paste(writtenIn(editor), '<ol><li>een<ul><li>punt</li></ul></li><li>twee</li></ol>');
  await expect(editor.frame.locator('main ol > li > ul > li')).toHaveText('punt');
  await page.keyboard.press('Escape');
  await expect(editor.frame.locator('main ol > li > ul > li')).toHaveText('punt');

  await write(editor, heading(editor));
  await page.keyboard.press('ControlOrMeta+a');
  await paste(writtenIn(editor), reviewedInWord, 'De oude brug[MB1] blijft open[1]');
  await expect(heading(editor)).toHaveText('De brug blijft open in mei. Bron: het archief.');
});

test('I move to the next text and back as fast as I can press', async ({ page, api }) => {
  const { id } = await api.createPage({ title: { nl: 'Over ons', en: 'About us' }, overview: [first] });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.pointInFrame(heading(editor));
  await expect(writtenIn(editor)).toBeFocused();
  for (let round = 0; round < 10; round += 1) {
    await page.keyboard.press('Tab');
    await expect(writtenIn(editor)).toHaveText('Eerste alinea');
    await page.keyboard.press('Shift+Tab');
    await expect(writtenIn(editor)).toHaveText('Over ons');
  }
});

test('I edit the page title in the page, in one undo step, and Enter ends editing', async ({ page, api }) => {
  const { id } = await api.createPage({
    title: { nl: 'Over ons', en: 'About us' },
    overview: [first],
  });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  const inPanel = editor.panel.getByRole('textbox', { name: 'Title', exact: true });
  await editor.pointInFrame(heading(editor));
  await expect(writtenIn(editor)).toBeFocused();
  await page.keyboard.press('End');
  // Stops the clock, because a pause between two keys on a busy machine would begin another undo step.
  await page.clock.setFixedTime('2026-11-22T12:00:00');
  await page.keyboard.type(' samen');
  await expect(inPanel).toHaveValue('Over ons samen');
  await page.keyboard.press('Control+z');
  await expect(writtenIn(editor)).toHaveText('Over ons');
  await expect(editor.undo).toBeDisabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(writtenIn(editor)).toHaveText('Over ons samen');
  await page.keyboard.press('Enter');
  await expect(writtenIn(editor)).toHaveCount(0);
  await expect(heading(editor)).toHaveText('Over ons samen');
  await expect(editor.rows).toHaveCount(1);

  await test.step('by the keyboard alone, in the language of the frame', async () => {
    await editor.language('English');
    await expect(heading(editor)).toHaveText('About us');
    await page.locator('iframe[title="Live preview of the page"]').focus();
    await page.keyboard.press('Enter');
    await expect(writtenIn(editor)).toBeFocused();
    await page.keyboard.type('!');
    await expect(inPanel).toHaveValue('About us!');
    await page.keyboard.press('Tab');
    await expect(writtenIn(editor)).toHaveText('First paragraph');
    await page.keyboard.press('Shift+Tab');
    await expect(writtenIn(editor)).toHaveText('About us!');
    await page.keyboard.press('Escape');
    await expect(heading(editor)).toHaveText('About us!');
  });

  await test.step('pasted text becomes one line without formatting', async () => {
    await editor.pointInFrame(heading(editor));
    await page.keyboard.press('Control+a');
    await paste(writtenIn(editor), '<h2>Over</h2><p><b>mij</b></p>', 'Over\nmij');
    await expect(inPanel).toHaveValue('Over mij');
    await page.keyboard.press('Escape');
    await expect(heading(editor).locator('b, strong, br')).toHaveCount(0);
  });

  await editor.expectSaved();
  expect(await api.readPage(id)).toMatchObject({ title: { nl: 'Over ons samen', en: 'Over mij' } });
});
