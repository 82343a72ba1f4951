import { commandWords } from '#admin/command-menu/command-words.ts';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { savedSectionWords } from '#admin/editor/services/saved-section-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

let number = 0;

/** Creates a published section. Returns its identifier and its texts. */
async function createSection(api: StudioApi) {
  number += 1;
  const name = `Strook ${Date.now().toString(36)}${number}`;
  const said = `Bel ons over ${name}`;
  const overview = [
    text('a', said, `Call us about ${name}`),
    text('b', `Of schrijf ${name}`, `Or write ${name}`),
  ];
  const page = await api.createPage({
    kind: 'section',
    title: { nl: name, en: name },
    overview,
    status: 'PUBLISHED',
  });
  return { ...page, name, said };
}

const link = (section: string) => ({ id: 'link', type: 'section', section });

test('I save blocks as a section, and add it to another page as a copy and a link', async ({ page, api }) => {
  const name = `Contact ${Date.now().toString(36)}`;
  const overview = [text('a', 'Bel ons vandaag', 'Call us today'), text('b', 'Of morgen', 'Or tomorrow')];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Bel ons vandaag');
  await editor.select('Bel ons vandaag');
  await editor.row('Of morgen').click({ modifiers: ['Shift'] });
  await editor.panel.getByRole('button', { name: commandWords['save-section'] }).click();
  const dialog = page.getByRole('dialog', { name: savedSectionWords.save });
  await dialog.getByLabel(savedSectionWords.name).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(savedSectionWords.saved(name))).toBeVisible();

  const other = await api.createPage({ overview: [text('c', 'Een andere pagina', 'Another page')] });
  await editor.open(other.id, 'Een andere pagina');
  const menu = page.getByRole('dialog', { name: insertWords.title });
  const add = async (group: string) => {
    await editor.select('Een andere pagina');
    await page.keyboard.press('/');
    await menu.getByRole('combobox').fill(`${name} ${group}`);
    await expect(menu.getByRole('option')).toHaveCount(1);
    await expect(menu.getByRole('option').locator('svg.block-sketch')).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await add(savedSectionWords.own);
  await expect(editor.rows).toHaveText([/Een andere/, /Bel ons/, /Of morgen/]);
  await add(savedSectionWords.linked);
  await expect(editor.rows).toHaveCount(4);
  await expect(editor.frame.getByText('Bel ons vandaag')).toHaveCount(2);
  await editor.expectSaved();
});

test('I detach a linked section by keyboard, and one undo links it again', async ({ page, api }) => {
  const section = await createSection(api);
  const { id } = await api.createPage({ overview: [text('c', 'Hier', 'Here'), link(section.identifier)] });
  const editor = await new Editor(page).open(id, section.said);
  await editor.select(section.name);
  await expect(editor.frame.locator('[data-preview-selected]')).toHaveCount(2);
  await expect(editor.panel.getByText(savedSectionWords.usedOn(1))).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(commandWords['detach-section']);
  await page.keyboard.press('Enter');
  await expect(editor.rows).toHaveText([/Hier/, /Bel ons/, /Of schrijf/]);
  await page.keyboard.press('Control+z');
  await expect(editor.rows).toHaveCount(2);
  await expect(editor.frame.getByText(section.said)).toBeVisible();
});

test('I double-click a section to edit it in place; publishing it changes the page', async ({
  page,
  api,
}) => {
  const section = await createSection(api);
  const around = [text('x', 'Dit staat ervoor', 'Before'), text('y', 'Dit staat erna', 'After')] as const;
  const { id, identifier } = await api.createPage({
    ...{ overview: [around[0], link(section.identifier), around[1]], status: 'PUBLISHED' },
  });
  const editor = await new Editor(page).open(id, section.said);
  await editor.pointInFrame(editor.frame.getByText(section.said), { clicks: 2 });
  await expect(page.getByRole('heading', { level: 1, name: section.name })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: savedSectionWords.usedOn(1) }),
  ).toBeVisible();
  for (const said of ['Dit staat ervoor', 'Dit staat erna']) {
    await expect(editor.frame.locator('.block', { hasText: said })).toHaveCSS('opacity', '0.35');
  }
  await expect(editor.rows).toHaveCount(2);
  await editor.pointInFrame(editor.frame.getByText(section.said));
  await editor.pointInFrame(editor.frame.getByText(section.said));
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Schrijf ons liever');
  await page.keyboard.press('Escape');
  await editor.expectSaved();
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  await page.getByRole('link', { name: savedSectionWords.back }).click();
  await expect(editor.frame.getByText('Schrijf ons liever')).toBeVisible();
  await expect(editor.frame.locator('.block', { hasText: 'Dit staat ervoor' })).toHaveCSS('opacity', '1');
  await page.goto(`/${identifier}`);
  await expect(page.getByText('Schrijf ons liever')).toBeVisible();
});

test('a section in a column is edited in that column, and everything else is dimmed', async ({
  page,
  api,
}) => {
  const section = await createSection(api);
  const columns = [[text('x', 'Dit staat ernaast', 'Beside')], [link(section.identifier)]];
  const { id } = await api.createPage({
    ...{
      overview: [text('y', 'Dit staat erboven', 'Above'), { id: 'grid', type: 'grid', rows: [{ columns }] }],
    },
    status: 'PUBLISHED',
  });
  const editor = await new Editor(page).open(id, section.said);
  await editor.pointInFrame(editor.frame.getByText(section.said), { clicks: 2 });
  await expect(page.getByRole('heading', { level: 1, name: section.name })).toBeVisible();
  const own = editor.frame.locator('.grid__column').nth(1).locator('[data-block-id]');
  await expect(own).toHaveCount(2);
  for (const said of ['Dit staat ernaast', 'Dit staat erboven']) {
    await expect(editor.frame.locator('.block', { hasText: said }).last()).toHaveCSS('opacity', '0.35');
  }
  await expect(editor.frame.locator('.block', { has: editor.frame.locator('.grid') })).toHaveCSS(
    'opacity',
    '1',
  );
  await editor.pointInFrame(editor.frame.getByText(section.said));
  await editor.pointInFrame(editor.frame.getByText(section.said));
  await expect(editor.frame.locator('[data-writing]')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Schrijf ons liever');
  await page.keyboard.press('Escape');
  await editor.expectSaved();
  await expect(own.first()).toHaveText('Schrijf ons liever');
});

test('I filter the page list by sections, and a section in use cannot be deleted', async ({
  page,
  api,
  problems,
}) => {
  problems.expectFailure(/^\/api\/pages\//, 409);
  const section = await createSection(api);
  await api.createPage({ overview: [link(section.identifier)] });
  await page.goto('/admin?kind=section');
  const row = page.getByRole('row').filter({ hasText: section.name });
  await expect(row).toContainText(pagesWords.section);
  await row.getByRole('button', { name: pagesWords.menu(section.name) }).click();
  await page.getByRole('menuitem', { name: pagesWords.delete }).click();
  await expect(page.getByText(/This section is used on/)).toBeVisible();
  await expect(row).toBeVisible();
});

for (const theme of themes) {
  test(`saving and opening sections has no accessibility violations, ${theme}`, async ({ page, api }) => {
    const section = await createSection(api);
    const { id } = await api.createPage({ overview: [text('c', 'Hier', 'Here'), link(section.identifier)] });
    await emulateTheme(page, theme);
    const editor = await new Editor(page).open(id, section.said);
    await editor.select(section.name);
    await expect(editor.panel.getByRole('button', { name: savedSectionWords.open })).toBeVisible();
    expect(await findSeriousViolations(page, '[aria-label="Properties"]')).toEqual([]);
    await editor.panel.getByRole('button', { name: savedSectionWords.usedOn(1) }).click();
    expect(await findSeriousViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await editor.select('Hier');
    await editor.panel.getByRole('button', { name: commandWords['save-section'] }).click();
    await expect(page.getByRole('dialog', { name: savedSectionWords.save })).toBeVisible();
    expect(await findSeriousViolations(page, 'dialog[open]')).toEqual([]);
  });
}
