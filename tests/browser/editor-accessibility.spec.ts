import type { Locator, Page } from '@playwright/test';
import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { writingWords } from '#admin/editor/services/writing-words.ts';
import { mediaWords } from '#admin/media/media-words.ts';
import { pageListWords } from '#admin/pages/list/list-words.ts';
import { words } from '#admin/words.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { buildLongWordBlock } from './support/long-words.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const types = [...blockDefinitions.keys()];

/** Expands all collapsed list items in the form. */
async function unfold(panel: Locator): Promise<void> {
  const folded = panel.locator('.list-item [aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function expectNoBarriers(page: Page, what: string, within?: string): Promise<void> {
  expect(await findSeriousViolations(page, within), what).toEqual([]);
}

for (const theme of themes) {
  for (const half of [types.slice(0, types.length / 2), types.slice(types.length / 2)]) {
    test(`forms of the blocks from ${half[0]} to ${half.at(-1)} have no accessibility violations, ${theme}`, {
      tag: '@long',
    }, async ({ page, api }) => {
      test.slow();
      const picture = await api.findStill();
      const { id } = await api.createPage({
        overview: half.map((type) => buildLongWordBlock(type, picture)),
      });
      await emulateTheme(page, theme);
      const editor = await new Editor(page).open(id);
      for (const type of half) {
        const row = page.locator(`[role="treeitem"][data-row="${type}"]`);
        await row.click();
        await expect(row).toHaveAttribute('aria-selected', 'true');
        const tabs = editor.panel.getByRole('tab');
        await expect(editor.panel.locator('.panel__body')).toBeVisible();
        for (let index = 0; index < Math.max(1, await tabs.count()); index += 1) {
          if ((await tabs.count()) > 0) await tabs.nth(index).click();
          await unfold(editor.panel);
          await expectNoBarriers(page, `${type}, tab ${index + 1}`, '[aria-label="Properties"]');
        }
      }
    });
  }

  test(`editor dialogs and menus have no accessibility violations, ${theme}`, { tag: '@long' }, async ({
    page,
    api,
  }) => {
    test.slow();
    const { id } = await api.createPage({
      overview: [
        { ...text('a', 'Een alinea', 'A paragraph'), textBackgroundEnabled: true },
        { id: 'hero', type: 'heroImage' },
      ],
    });
    await emulateTheme(page, theme);
    const editor = await new Editor(page).open(id, 'Een alinea');
    await editor.select('Hero image');
    const dialogs = [
      ['Add a block', '/'],
      [words.commandMenu.title, 'Control+k'],
      ['Keyboard shortcuts', '?'],
      ['Page settings', 'Control+,'],
    ] as const;
    for (const [name, key] of dialogs) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectNoBarriers(page, name);
      for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
        await tab.click();
        await expectNoBarriers(page, `${name}, ${await tab.textContent()}`);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }

    await test.step('an empty search result', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('qqqq');
      await expect(page.getByRole('dialog').getByText(/qqqq/)).toBeVisible();
      await expectNoBarriers(page, 'no command found');
      await page.keyboard.press('Escape');
    });

    await test.step('the image picker', async () => {
      await editor.tab('Content');
      await editor.panel.getByRole('button', { name: mediaWords.choose.image }).click();
      await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
      await expectNoBarriers(page, 'media');
      await page.keyboard.press('Escape');
    });

    await test.step('the colour picker', async () => {
      await editor.select('Een alinea');
      await editor.tab('Style');
      await editor.panel.getByRole('button', { name: 'Background colour, Light' }).click();
      await expect(page.locator('.mixer__area')).toBeVisible();
      await expectNoBarriers(page, 'colour');
      await page.keyboard.press('Escape');
    });

    await test.step('both languages, one of them outdated', async () => {
      await editor.tab('Content');
      await page.keyboard.press('Control+Alt+l');
      await expect(editor.panel.getByRole('textbox', { name: 'Text, English' })).toBeVisible();
      await editor.panel.getByRole('textbox', { name: 'Text, Dutch' }).fill('Een andere alinea');
      await expect(editor.panel.getByText('Outdated')).toBeVisible();
      await expectNoBarriers(page, 'both languages');
      await page.keyboard.press('Control+Alt+l');
    });

    await test.step('text selected in the page', async () => {
      await editor.select('Hero image');
      const paragraph = editor.frame.getByText('Een andere alinea');
      await editor.pointInFrame(paragraph);
      await expect(editor.row('Een andere alinea')).toHaveAttribute('aria-selected', 'true');
      await editor.pointInFrame(paragraph);
      await expect(editor.frame.locator('[data-writing]')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await expect(page.getByRole('toolbar', { name: writingWords.toolbar })).toBeVisible();
      await expectNoBarriers(page, 'the tools for words');
      await page.keyboard.press('Escape');
      await expect(editor.frame.locator('[data-writing]')).toHaveCount(0);
    });

    await test.step('several blocks with different values', async () => {
      await editor.row('Hero image').click({ modifiers: ['Control'] });
      await expectNoBarriers(page, 'several blocks');
    });

    await test.step('the errors before publishing', async () => {
      await editor.publish.click();
      await expect(editor.publishing.getByRole('heading', { name: 'Errors, 1' })).toBeVisible();
      await expectNoBarriers(page, 'checklist');
    });
  });

  test(`the conflict dialog has no accessibility violations, ${theme}`, { tag: '@long' }, async ({
    page,
    api,
    problems,
  }) => {
    problems.expectFailure(/\?autosave=true$/, 412);
    const { id } = await api.createPage({ overview: [text('a', 'Begin', 'Start')] });
    await emulateTheme(page, theme);
    const editor = await new Editor(page).open(id, 'Begin');
    await editor.select('Begin');
    await api.save(id, [text('a', 'Van een ander', 'Start')]);
    await editor.field('Text').fill('Van mij');
    await expect(page.getByRole('dialog', { name: conflictWords.title })).toBeVisible();
    await expectNoBarriers(page, 'two texts');
  });

  test(`menus and dialogs of the page list have no accessibility violations, ${theme}`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const { identifier } = await api.createPage({
      overview: [text('a', 'Alinea', 'Paragraph')],
      status: 'PUBLISHED',
    });
    await emulateTheme(page, theme);
    await page.goto('/admin');
    await page.getByRole('button', { name: `Actions for Proef ${identifier}` }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoBarriers(page, 'menu');
    await page.getByRole('menuitem', { name: pageListWords.actions.move }).click();
    await expect(page.getByRole('dialog', { name: `Move “Proef ${identifier}”` })).toBeVisible();
    await expectNoBarriers(page, 'moving');
  });
}
