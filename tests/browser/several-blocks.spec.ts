import { panelWords } from '#admin/forms/panel-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const names = ['Alfa', 'Bravo', 'Carla', 'Delta', 'Echo'];
const overview = names.map((content, index) => ({ id: `text-${index + 1}`, type: 'text', content }));

test.describe('selecting several blocks', () => {
  test.beforeEach(async ({ api }, info) => {
    const { id } = await api.createPage({ overview });
    info.annotations.push({ type: 'page', description: id });
  });
  const openBlocks = (page: import('@playwright/test').Page, info: import('@playwright/test').TestInfo) =>
    new Editor(page).open(info.annotations.at(-1)?.description ?? '', 'Alfa');

  test(
    'I select blocks with Shift and Ctrl, and move, delete, restore and duplicate them together',
    { tag: '@long' },
    async ({ page }, info) => {
      const editor = await openBlocks(page, info);
      await editor.select('Bravo');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveCount(2);
      await expect(editor.panel.getByRole('heading', { name: '2 blocks' })).toBeVisible();
      await expect(editor.frame.locator('[data-preview-selected]')).toHaveText(['Bravo', 'Carla']);

      await page.keyboard.press('Alt+ArrowDown');
      await expect(editor.rendered).toHaveText(['Alfa', 'Delta', 'Bravo', 'Carla', 'Echo']);
      await editor.row('Alfa').click({ modifiers: ['ControlOrMeta'] });
      await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveText([
        /Alfa/,
        /Bravo/,
        /Carla/,
      ]);
      await page.keyboard.press('Delete');
      await expect(editor.rendered).toHaveText(['Delta', 'Echo']);
      await expect(page.getByText('3 blocks deleted')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(editor.rendered).toHaveText(['Alfa', 'Delta', 'Bravo', 'Carla', 'Echo']);
      await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveCount(3);

      await page.keyboard.press('Control+d');
      await expect(editor.rendered).toHaveText([
        'Alfa',
        'Alfa',
        'Delta',
        'Bravo',
        'Carla',
        'Bravo',
        'Carla',
        'Echo',
      ]);
      await editor.expectSaved();
    },
  );

  test('I add blocks to the selection in the page, and Escape reduces it to one', async ({ page }, info) => {
    const editor = await openBlocks(page, info);
    await editor.pointInFrame(editor.frame.getByText('Alfa'));
    await page.keyboard.down('Shift');
    await editor.pointInFrame(editor.frame.getByText('Carla'));
    await page.keyboard.up('Shift');
    await expect(editor.frame.locator('[data-preview-selected]')).toHaveText(['Alfa', 'Carla']);
    await expect(editor.rows.nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveText([/Carla/]);
  });

  test('I select all blocks with the keyboard in the page, and shortcuts with Shift work there', async ({
    page,
  }, info) => {
    const editor = await openBlocks(page, info);
    await editor.pointInFrame(editor.frame.getByText('Alfa'));
    await page.keyboard.press('Control+a');
    await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveCount(5);
    await page.keyboard.press('Control+Shift+l');
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  test('I move focus without selecting by keyboard, and add a row with Space', async ({ page }, info) => {
    const editor = await openBlocks(page, info);
    await editor.select('Alfa');
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.press('Control+ArrowDown');
    await expect(editor.rows.nth(2)).toBeFocused();
    await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveText([/Alfa/]);
    await page.keyboard.press('Space');
    await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveText([/Alfa/, /Carla/]);
    await page.keyboard.press('Control+a');
    await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveCount(5);
    await expect(editor.rows.nth(2)).toBeFocused();
  });

  test('I drag one selected block, and all of them move', { tag: '@long' }, async ({ page }, info) => {
    const editor = await openBlocks(page, info);
    await editor.select('Delta');
    await page.keyboard.press('Shift+ArrowDown');
    await editor.expectDraggable('Delta');
    await editor.row('Delta').dragTo(editor.row('Alfa'), { targetPosition: { x: 60, y: 2 } });
    await expect(editor.rendered).toHaveText(['Delta', 'Echo', 'Alfa', 'Bravo', 'Carla']);
  });
});

test.describe('styles of blocks', () => {
  const styled = {
    id: 'a',
    type: 'title',
    content: 'Alfa',
    textAlignHorizontal: 'center',
    headingPaddingTop: '40px',
  };
  const bare = { id: 'b', type: 'title', content: 'Bravo' };
  const other = { id: 'c', type: 'subheading', content: { nl: 'Carla', en: 'Carla' }, isMultiLanguage: true };

  test('I copy the style of a block to others, which keep their text', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview: [styled, bare, other] });
    const editor = await new Editor(page).open(id, 'Alfa');
    await editor.select('Alfa');
    await page.keyboard.press('Control+Alt+c');
    await editor.select('Bravo');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+Alt+v');
    await editor.expectSaved();
    const look = { textAlignHorizontal: 'center', headingPaddingTop: '40px' };
    await expect
      .poll(async () => (await api.readPage(id)).overview)
      .toEqual([styled, { ...bare, ...look }, { ...other, ...look }]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await api.readPage(id)).overview).toEqual([styled, bare, other]);
  });

  test('I select all blocks of one type, also from the page', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: [styled, other, bare] });
    const editor = await new Editor(page).open(id, 'Alfa');
    await editor.pointInFrame(editor.frame.getByText('Alfa'));
    await expect(editor.row('Alfa')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+Alt+a');
    await expect(editor.outline.getByRole('treeitem', { selected: true })).toHaveText([/Alfa/, /Bravo/]);
    await expect(editor.frame.locator('[data-preview-selected]')).toHaveText(['Alfa', 'Bravo']);
  });

  test('I wrap adjacent blocks in columns, one for each', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: [styled, bare, other] });
    const editor = await new Editor(page).open(id, 'Alfa');
    await editor.select('Alfa');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+Alt+g');
    await expect(editor.rows).toHaveText([/2 columns/, /Alfa/, /Bravo/, /Carla/]);
    await expect(editor.rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+z');
    await expect(editor.rows).toHaveText([/Alfa/, /Bravo/, /Carla/]);
    await expect(editor.rendered).toHaveText(['Alfa', 'Bravo', 'Carla']);
  });
});

test('I change a shared value of several blocks in one step, and mixed values stay until changed', {
  tag: '@long',
}, async ({ page, api }) => {
  const overview = [
    {
      id: 'a',
      type: 'title',
      isMultiLanguage: true,
      content: { nl: 'Alfa', en: 'Alpha' },
      textAlignHorizontal: 'left',
    },
    { id: 'b', type: 'title', content: 'Bravo', textAlignHorizontal: 'right' },
  ];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Alfa');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(editor.field('Text')).toHaveAttribute('placeholder', 'Mixed');
  await expect(editor.field('Text')).toHaveValue('');
  await editor.tab('Style');
  await expect(editor.panel.getByRole('radio', { name: words.sides.left })).not.toBeChecked();
  // The radio input is visually hidden behind its label.
  await editor.panel.getByRole('radio', { name: 'Centre' }).check({ force: true });
  await editor.expectSaved();
  const saved = async () => (await api.readPage(id)).overview;
  await expect.poll(saved).toEqual(overview.map((block) => ({ ...block, textAlignHorizontal: 'center' })));
  await page.keyboard.press('Control+z');
  await expect.poll(saved).toEqual(overview);
});

test('I set and reset a mobile value of several blocks in one step', {
  tag: '@long',
}, async ({ page, api }) => {
  const overview = [
    {
      id: 'a',
      type: 'title',
      content: 'Alfa',
      textAlignHorizontal: 'right',
      responsive: { mobile: { textAlignHorizontal: 'left' } },
    },
    { id: 'b', type: 'title', content: 'Bravo', textAlignHorizontal: 'right' },
  ];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Alfa');
  await page.keyboard.press('Shift+ArrowDown');
  await editor.tab('Style');
  const alignment = editor.panel.locator('[data-path="textAlignHorizontal"]');
  const onPhones = editor.panel.locator('[data-path="responsive.mobile.textAlignHorizontal"]');
  const saved = async () => (await api.readPage(id)).overview;

  await test.step('both are right-aligned on desktop, and differ on phones', async () => {
    await expect(alignment.getByRole('radio', { name: words.sides.right })).toBeChecked();
    await page.getByRole('radio', { name: words.devices.mobile }).check({ force: true });
    await expect(onPhones.getByText(words.panel.mixed, { exact: true })).toBeVisible();
    await expect(onPhones.getByRole('radio', { name: words.sides.right })).not.toBeChecked();
  });

  await test.step('one choice applies to both on phones', async () => {
    await onPhones.getByRole('radio', { name: 'Centre' }).check({ force: true });
    const centred = { responsive: { mobile: { textAlignHorizontal: 'center' } } };
    await expect.poll(saved).toEqual(overview.map((block) => ({ ...block, ...centred })));
    await page.keyboard.press('Control+z');
    await expect.poll(saved).toEqual(overview);
  });

  await test.step('a reset uses the desktop value', async () => {
    await onPhones.getByRole('button', { name: words.panel.reset('Alignment') }).click();
    await expect.poll(saved).toEqual(overview.map(({ responsive: _own, ...block }) => block));
    await expect(onPhones.getByRole('radio', { name: words.sides.right })).toBeChecked();
    await expect(onPhones.getByText(panelWords.inheritedFrom(words.devices.desktop))).toBeVisible();
  });
});
