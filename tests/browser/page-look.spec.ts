import type { Locator } from '@playwright/test';
import { backgroundWords } from '#admin/forms/background/background-words.ts';
import { layoutWords } from '#admin/forms/layout-words.ts';
import { pageSettingsWords } from '#admin/pages/page-settings-words.ts';
import { words } from '#admin/words.ts';
import { findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const long = Array.from({ length: 40 }, (_, index) =>
  text(`t${index}`, `Alinea ${index + 1}: lang genoeg om te scrollen.`, `Paragraph ${index + 1}`),
);

/** Opens a tab of the page's own properties, which show while no block is selected. */
async function openTab(editor: Editor, name: 'Page' | 'Layout' | 'Background'): Promise<void> {
  await editor.panel.getByRole('tab', { name, exact: true }).click();
}

/** Returns the distance between the first two blocks, as a CSS length. */
const measureGap = (blocks: Locator) =>
  blocks.evaluate((list) => {
    const [one, other] = [...list.querySelectorAll('.block')].map((block) => block.getBoundingClientRect());
    return one && other ? `${Math.round(other.top - one.bottom)}px` : '';
  });

/** Returns the current background colour of a page, composed of its layers, as three channels. */
function readBackground(body: Locator): Promise<readonly number[]> {
  return body.evaluate((element) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const layer = getComputedStyle(element, '::before');
    const [under, over] = [getComputedStyle(element), layer].map((style) => channels(style.backgroundColor));
    const share = Number(layer.opacity);
    return (under ?? []).map((value, index) => Math.round(value + ((over?.[index] ?? 0) - value) * share));
  });
}

async function scrollDown(body: Locator, part: number): Promise<void> {
  await body.evaluate((_, to) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * to, behavior: 'instant' });
  }, part);
}

test.describe('the layout of a page', () => {
  test('I choose another composition, undo it, and visitors get what I publish', async ({
    page,
    api,
    open,
  }) => {
    const { id, identifier } = await api.createPage({ overview: long.slice(0, 3), status: 'PUBLISHED' });
    const editor = await new Editor(page).open(id, 'Alinea 1');
    const blocks = editor.frame.locator('main .blocks').first();
    await expect(blocks).toHaveClass(/blocks--aside/);
    await openTab(editor, 'Layout');
    const choice = editor.panel.getByRole('radiogroup', { name: 'Composition' });
    await expect(choice.getByRole('radio', { name: 'Aside' })).toBeChecked();
    await choice.getByRole('radio', { name: 'Aside' }).press('ArrowLeft');
    await expect(blocks).toHaveClass(/blocks--centred/);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(blocks).toHaveClass(/blocks--aside/);
    await choice.getByText('Edge', { exact: true }).click();
    await expect(blocks).toHaveClass(/blocks--edge/);
    await editor.expectSaved();
    await editor.publishAll();
    const visitor = await (await open()).newPage();
    await expect(async () => {
      await visitor.goto(`/${identifier}`);
      await expect(visitor.locator('.blocks').first()).toHaveClass(/blocks--edge/, { timeout: 1000 });
    }).toPass();
  });

  test('an automatic margin shows its computed value, and arrow keys start from it', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: long.slice(0, 3) });
    await api.setLayout(id, { composition: 'edge' });
    const editor = await new Editor(page).open(id, 'Alinea 1');
    const blocks = editor.frame.locator('.blocks').first();
    const rendered = async (side: 'left' | 'right') =>
      Math.round(
        Number.parseFloat(
          await blocks.evaluate(
            (list, name) => getComputedStyle(list).getPropertyValue(name),
            `margin-${side}`,
          ),
        ),
      );
    await openTab(editor, 'Layout');
    const left = editor.panel.locator('#layout-marginLeft');
    const right = editor.panel.locator('#layout-marginRight');
    await expect(left).toHaveAttribute('placeholder', `${await rendered('left')}px`);
    await expect(right).toHaveAttribute('placeholder', `${await rendered('right')}px`);
    await editor.panel.locator('#layout-maxWidth').fill('600px');
    await expect.poll(() => rendered('right')).toBeGreaterThan(0);
    await expect(right).toHaveAttribute('placeholder', `${await rendered('right')}px`);
    const before = await rendered('left');
    await left.press('ArrowUp');
    await expect(left).toHaveValue(`${before + 1}px`);
    await expect.poll(() => rendered('left')).toBe(before + 1);
  });

  test('I change the gap on tablet only, preview it, and undo it after a reload', {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: long.slice(0, 3) });
    await api.setLayout(id, { composition: 'edge' });
    const editor = await new Editor(page).open(id, 'Alinea 1');
    const blocks = editor.frame.locator('.blocks').first();
    await openTab(editor, 'Layout');
    const device = editor.panel.getByRole('group', { name: layoutWords.byDevice }).first();
    await device.getByRole('radio', { name: 'Tablet' }).check({ force: true });
    await expect.poll(() => measureGap(blocks)).toBe('20px');

    await editor.panel.locator('#layout-tablet-gap').fill('64px');
    await expect.poll(() => measureGap(blocks)).toBe('64px');
    await expect(editor.panel.getByText('Default 1.25rem → Tablet 64px')).toBeVisible();
    await expect(editor.panel.getByRole('switch', { name: 'Override on tablet' })).toBeChecked();
    await device.getByRole('radio', { name: 'Mobile' }).check({ force: true });
    await expect.poll(() => measureGap(blocks)).toBe('16px');
    await device.getByRole('radio', { name: 'Tablet' }).check({ force: true });
    await expect.poll(() => measureGap(blocks)).toBe('64px');

    await editor.expectSaved();
    await page.reload();
    await openTab(editor, 'Layout');
    await device.getByRole('radio', { name: 'Tablet' }).check({ force: true });
    await expect(editor.panel.locator('#layout-tablet-gap')).toHaveValue('64px');
    await expect.poll(() => measureGap(blocks)).toBe('64px');
    await expect(editor.undo).toHaveAccessibleName(/Gap, tablet/);
    await editor.undo.click();
    await expect.poll(() => measureGap(blocks)).toBe('20px');
    await expect(editor.panel.locator('#layout-tablet-gap')).toHaveValue('');
    await editor.expectSaved();

    await page.reload();
    await openTab(editor, 'Layout');
    await device.getByRole('radio', { name: 'Tablet' }).check({ force: true });
    await expect(editor.panel.locator('#layout-tablet-gap')).toHaveValue('');
    await expect.poll(() => measureGap(blocks)).toBe('20px');
  });

  test('I publish a layout change alone, and visitors get it', { tag: '@long' }, async ({
    page,
    api,
    open,
  }) => {
    const { id, identifier } = await api.createPage({ overview: long.slice(0, 3), status: 'PUBLISHED' });
    await api.setLayout(id, { composition: 'edge' });
    const editor = await new Editor(page).open(id, 'Alinea 1');
    const visitor = await (await open()).newPage();
    await openTab(editor, 'Layout');
    await editor.field('Max width').fill('500px');
    await expect(editor.frame.locator('.blocks').first()).toHaveCSS('max-width', '500px');
    await editor.expectSaved();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.locator('.blocks').first()).toHaveCSS('max-width', '800px');
    await editor.publishAll();
    await expect(page.locator('.toast').filter({ hasText: 'published' }).first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.locator('.blocks').first()).toHaveCSS('max-width', '500px');
  });
});

test.describe('the background of a page', () => {
  test('changes through three colours on scroll, in the preview and for visitors', {
    tag: '@long',
  }, async ({ page, api, open }) => {
    const { id, identifier } = await api.createPage({ overview: long, status: 'PUBLISHED' });
    const editor = await new Editor(page).open(id, 'Alinea 1:');
    await openTab(editor, 'Background');
    await editor.panel.getByRole('radio', { name: 'Colours' }).check({ force: true });
    await editor.panel.getByRole('button', { name: backgroundWords.addStep }).click();
    for (const [index, colour] of ['#ff0000', '#00ff00', '#0000ff'].entries()) {
      await editor.panel.getByRole('button', { name: `Colour ${index + 1}, light` }).click();
      await page.getByRole('dialog').getByLabel('Custom', { exact: true }).fill(colour);
      await page.keyboard.press('Escape');
    }
    // Swaps the last two colours: red, blue, green.
    await editor.panel.getByRole('button', { name: 'Move Colour 3 up' }).click();
    const inFrame = editor.frame.locator('body');
    const follows = async (body: Locator) => {
      for (const [part, colour] of [
        [0, [255, 0, 0]],
        [0.25, [128, 0, 128]],
        [0.5, [0, 0, 255]],
        [0.75, [0, 128, 128]],
        [1, [0, 255, 0]],
      ] as const) {
        await expect
          .poll(async () => {
            // Scrolls on each attempt, because the page grows when images or fonts load late.
            await scrollDown(body, part);
            const now = await readBackground(body);
            return Math.max(...colour.map((value, index) => Math.abs(value - (now[index] ?? 999))));
          })
          .toBeLessThanOrEqual(3);
      }
    };
    await follows(inFrame);
    await expect(editor.panel.locator('.strip__place')).toHaveAttribute('style', /left: 100%/);
    await editor.expectSaved();
    await editor.publishAll();
    await expect(page.locator('.toast').filter({ hasText: 'published' }).first()).toBeVisible();
    const visitor = await (await open({ colorScheme: 'light' })).newPage();
    await visitor.goto(`/${identifier}`);
    await follows(visitor.locator('body'));
  });

  test('is restored by undo', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: long.slice(0, 3) });
    const editor = await new Editor(page).open(id, 'Alinea 1:');
    const body = editor.frame.locator('body');
    const before = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await openTab(editor, 'Background');
    await editor.panel.getByRole('button', { name: 'Page colour, light' }).click();
    await page.getByRole('dialog').getByLabel('Custom', { exact: true }).fill('#123456');
    await page.keyboard.press('Escape');
    await expect(body).toHaveCSS('background-color', 'rgb(18, 52, 86)');
    await editor.undo.click();
    await expect(body).toHaveCSS('background-color', before);
    await expect(editor.undo).toBeDisabled();
    await editor.expectSaved();
  });

  test('can be set by keyboard alone', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: long.slice(0, 3) });
    const editor = await new Editor(page).open(id, 'Alinea 1:');
    await editor.panel.getByRole('tab', { name: layoutWords.levels.own }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(editor.panel.getByRole('tab', { name: backgroundWords.name })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(editor.panel.getByRole('radio', { name: backgroundWords.kinds.fixed })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(editor.panel.getByRole('radio', { name: backgroundWords.kinds.fixed })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(editor.panel.getByRole('radio', { name: 'Colours' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(editor.panel.getByRole('button', { name: backgroundWords.addStep })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor.panel.getByRole('listitem')).toHaveCount(3);
    await editor.panel.getByRole('button', { name: 'Remove Colour 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(editor.panel.getByRole('listitem')).toHaveCount(2);
    await editor.panel.getByLabel(backgroundWords.start).focus();
    await page.keyboard.press('ArrowUp');
    await expect(editor.panel.getByLabel(backgroundWords.start)).toHaveValue('1');
    await expect(editor.frame.locator('body')).toHaveAttribute('data-background-range', '1 100');
  });
});

test.describe('the settings of a page', () => {
  test('I change its URL, the old one redirects, and I continue editing', {
    tag: '@long',
  }, async ({ page, api, request }) => {
    const { id, identifier } = await api.createPage({ overview: long.slice(0, 3), status: 'PUBLISHED' });
    const editor = await new Editor(page).open(id, 'Alinea 1:');
    await page.keyboard.press('Control+,');
    const dialog = page.getByRole('dialog', { name: words.settings.open });
    await dialog.getByRole('textbox', { name: words.settings.address }).fill('Nee!');
    await expect(dialog.getByRole('textbox', { name: words.settings.address })).toHaveAccessibleDescription(
      /lower-case letters/,
    );
    await dialog.getByRole('textbox', { name: words.settings.address }).fill(`${identifier}-later`);
    await dialog.getByRole('button', { name: pageSettingsWords.move }).click();
    await expect(
      page
        .locator('.toast')
        .filter({ hasText: pageSettingsWords.moved(`/${identifier}-later`, 0) })
        .first(),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: pageSettingsWords.move })).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: words.settings.address })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const old = await request.get(`/${identifier}`, { maxRedirects: 0 });
    expect(old.headers().location).toBe(`/${identifier}-later`);
    await openTab(editor, 'Page');
    await editor.field('Title').fill('Later');
    await editor.expectSaved();
    expect((await api.readPage(id)).title).toMatchObject({ nl: 'Later' });
  });
});

for (const theme of themes) {
  test(`layout and background settings have no accessibility violations, in the ${theme} theme`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: long.slice(0, 3) });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const editor = await new Editor(page).open(id, 'Alinea 1:');
    await openTab(editor, 'Layout');
    await editor.field('Max width').fill('500px');
    expect(await findSeriousViolations(page)).toEqual([]);
    await openTab(editor, 'Background');
    await editor.panel.getByRole('radio', { name: 'Colours' }).check({ force: true });
    await expect(editor.panel.getByRole('listitem')).toHaveCount(2);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.keyboard.press('Control+,');
    const dialog = page.getByRole('dialog', { name: words.settings.open });
    await dialog.getByRole('tab', { name: pageSettingsWords.tabs.visibility }).click();
    await dialog.getByRole('switch', { name: pageSettingsWords.protection }).click();
    await expect(dialog.getByLabel('Page password')).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}
