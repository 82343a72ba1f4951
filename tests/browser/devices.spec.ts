import type { Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { outlineWords } from '#admin/editor/outline/outline-words.ts';
import { panelWords } from '#admin/forms/panel-words.ts';
import { words } from '#admin/words.ts';
import type { Device } from '#content/look/layout.ts';
import { findSeriousViolations } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });
const three = {
  id: 'grid',
  type: 'grid',
  gap: '40px',
  rows: [{ columns: [[text('a', 'Links')], [text('b', 'Midden')], [text('c', 'Rechts')]] }],
};

async function chooseDevice(page: Page, device: Device): Promise<void> {
  const choice = page.getByRole('radio', { name: words.devices[device], exact: true });
  // The radio input is visually hidden behind its label.
  await choice.check({ force: true });
}

test('I set a gap for tablets, phones inherit it, and one click resets it', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [three] });
  const editor = await new Editor(page).open(id, 'Links');
  await editor.select('3 columns');
  await editor.tab('Style');
  await expect(editor.field('Gap')).toHaveValue('40px');
  const gap = editor.panel.locator('.field').filter({ has: page.getByLabel('Gap', { exact: true }) });
  await chooseDevice(page, 'tablet');
  await expect(gap).toContainText(panelWords.inheritedFrom(words.devices.desktop));
  await expect(editor.field('Gap')).toHaveAttribute('placeholder', '40px');
  await editor.field('Gap').fill('16px');
  const row = editor.frame.locator('.grid__row');
  await expect(row).toHaveCSS('row-gap', '16px');
  await chooseDevice(page, 'mobile');
  await expect(gap).toContainText(panelWords.inheritedFrom(words.devices.tablet));
  await expect(row).toHaveCSS('row-gap', '16px');
  // The field has the same device switch, in which desktop follows mobile.
  await gap.hover();
  await gap
    .getByRole('button', { name: panelWords.deviceOf('Gap', words.devices.mobile, [words.devices.tablet]) })
    .click();
  await expect(row).toHaveCSS('row-gap', '40px');
  await editor.expectSaved();
  const stored = async () => (await api.readPage(id)).overview[0];
  await expect.poll(stored).toMatchObject({ gap: '40px', responsive: { tablet: { gap: '16px' } } });
  await chooseDevice(page, 'tablet');
  await gap.hover();
  await gap.getByRole('button', { name: words.panel.reset('Gap') }).click();
  await expect(row).toHaveCSS('row-gap', '40px');
  await editor.expectSaved();
  await expect.poll(stored).toEqual(three);
});

test('a row has three columns, two on tablets and one on phones, also without JavaScript', async ({
  page,
  api,
  browser,
}) => {
  const { id, identifier } = await api.createPage({ overview: [three] });
  const editor = await new Editor(page).open(id, 'Links');
  await editor.select('3 columns');
  await chooseDevice(page, 'tablet');
  await editor.tab('Content');
  await editor.field('Number of columns').fill('2');
  const columns = editor.frame.locator('.grid__column');
  const top = async (index: number) => Math.round((await columns.nth(index).boundingBox())?.y ?? 0);
  await expect.poll(async () => (await top(2)) > (await top(1))).toBe(true);
  expect(await top(0)).toBe(await top(1));
  await editor.expectSaved();
  await editor.publishAll();
  await expect.poll(async () => (await page.request.get(`/${identifier}`)).status()).toBe(200);

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const site = await visitor.newPage();
  for (const [width, tracks] of [
    [1440, 3],
    [820, 2],
    [390, 1],
  ] as const) {
    await site.setViewportSize({ width, height: 900 });
    await site.goto(new URL(`/${identifier}`, page.url()).href);
    const used = await site
      .locator('.grid__row')
      .evaluate((row) => getComputedStyle(row).gridTemplateColumns);
    expect(used.split(' '), `at ${width} pixels`).toHaveLength(tracks);
  }
  await visitor.close();
});

test('moving a handle in the mobile preview changes only the mobile value, and says so', async ({
  page,
  api,
}) => {
  const card = {
    id: 'card',
    type: 'card',
    headerText: 'Een kaart',
    content: 'Met een tekst.',
    paddingTop: '20px',
  };
  const { id } = await api.createPage({ overview: [card] });
  const editor = await new Editor(page).open(id, 'Een kaart');
  await editor.select('Een kaart');
  await chooseDevice(page, 'mobile');
  const handle = page
    .getByRole('group', { name: /^Handles for/ })
    .getByRole('slider', { name: 'Padding, top' });
  await expect(handle).toHaveAttribute('aria-valuetext', /^Mobile · 20 px/);
  await handle.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuetext', /^Mobile · 32 px/);
  await expect(editor.frame.locator('.card__body')).toHaveCSS('padding-top', '32px');
  await editor.expectSaved();
  await expect
    .poll(() => api.readBlock(id, 'card'))
    .toMatchObject({ paddingTop: '20px', responsive: { mobile: { paddingTop: '32px' } } });
  await chooseDevice(page, 'desktop');
  await expect(handle).toHaveAttribute('aria-valuetext', /^Desktop · 20 px/);
  await page.keyboard.press('Control+z');
  await editor.expectSaved();
  await expect
    .poll(() => api.readBlock(id, 'card'))
    .toEqual(expect.not.objectContaining({ responsive: expect.anything() }));
});

test('I hide a block on phones: the outline marks it, and visitors on phones do not see it', async ({
  page,
  api,
}) => {
  const { id, identifier } = await api.createPage({
    overview: [text('a', 'Voor iedereen'), text('b', 'Voor breed')],
  });
  const editor = await new Editor(page).open(id, 'Voor breed');
  await editor.select('Voor breed');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(commandWords.hideOnMobile);
  await page.getByRole('option', { name: commandWords.hideOnMobile }).click();
  await expect(
    editor.row('Voor breed').getByLabel(outlineWords.isHiddenOn([words.devices.mobile])),
  ).toBeVisible();
  await expect(editor.frame.getByText('Voor breed')).toBeVisible();
  await chooseDevice(page, 'mobile');
  await expect(editor.frame.getByText('Voor breed')).toBeHidden();
  expect(await findSeriousViolations(page, '.panel')).toEqual([]);
  await editor.expectSaved();
  await editor.publishAll();
  await expect.poll(async () => (await page.request.get(`/${identifier}`)).status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/${identifier}`);
  await expect(page.getByText('Voor iedereen')).toBeVisible();
  await expect(page.getByText('Voor breed')).toBeHidden();
});

test('I see phone, tablet and desktop side by side, and edit the one that I choose', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [three] });
  const editor = new Editor(page);
  await page.goto(`/admin/pages/edit/${id}`);
  const frames = page.locator('iframe.frame__page');
  await expect(frames).toHaveCount(1);
  await editor.select('3 columns');
  await page.keyboard.press('0');
  await expect(frames).toHaveCount(3);
  const findRow = (device: Device) =>
    page
      .frameLocator(`iframe[title="${words.translations.field(words.preview.title, words.devices[device])}"]`)
      // A frame shows the not-found page, which has rows too, until the editor has sent an unpublished page.
      .locator('.grid__row', { hasText: 'Midden' });
  for (const device of ['mobile', 'tablet', 'desktop'] as const) {
    await expect(findRow(device)).toHaveCSS('row-gap', '40px');
  }
  await chooseDevice(page, 'tablet');
  await expect(frames).toHaveCount(3);
  await editor.tab('Style');
  await editor.field('Gap').fill('8px');
  await expect(findRow('tablet')).toHaveCSS('row-gap', '8px');
  await expect(findRow('mobile')).toHaveCSS('row-gap', '8px');
  await expect(findRow('desktop')).toHaveCSS('row-gap', '40px');
});

test('I enlarge a title from its toolbar, and make it smaller on phones only', async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [{ id: 'kop', type: 'title', content: 'Een kop' }] });
  const editor = await new Editor(page).open(id, 'Een kop');
  await editor.select('Een kop');
  const heading = editor.frame.getByRole('heading', { name: 'Een kop' });
  const size = () => heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  const toolbar = page.getByRole('toolbar', { name: words.toolbar.label('Title') });
  await toolbar.getByRole('button', { name: commandWords['larger-text'] }).click();
  await expect.poll(size).toBeGreaterThan(before);
  const large = await size();
  await chooseDevice(page, 'mobile');
  const onPhones = await size();
  await editor.select('Een kop');
  await page.keyboard.press('Control+Alt+,');
  await page.keyboard.press('Control+Alt+,');
  await expect.poll(size).toBeLessThan(onPhones);
  await chooseDevice(page, 'desktop');
  await expect.poll(size).toBe(large);
  await editor.expectSaved();
  await expect
    .poll(() => api.readBlock(id, 'kop'))
    .toMatchObject({ size: 'large', responsive: { mobile: { size: 'small' } } });
});

test('I lay out a card as a column on phones, where its image is then above its figure', async ({
  page,
  api,
}) => {
  const src = (await api.listMedia()).find(({ name }) => name === 'method-tide.webp')?.url;
  const card = {
    id: 'card',
    type: 'card',
    layout: 'row',
    headerText: 'Een kaart',
    figure: '34 → 9',
    contentImageEnabled: true,
    contentImageSrc: src,
  };
  const { id, identifier } = await api.createPage({ overview: [card] });
  const editor = await new Editor(page).open(id, 'Een kaart');
  await editor.select('Een kaart');
  await chooseDevice(page, 'mobile');
  await editor.panel.getByRole('radio', { name: 'Column' }).check({ force: true });
  await editor.expectSaved();
  await expect
    .poll(() => api.readBlock(id, 'card'))
    .toEqual({ ...card, responsive: { mobile: { layout: 'column' } } });
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  const isImageAbove = () =>
    page.locator('.card').evaluate((shown) => {
      const find = (name: string) => shown.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return find('.card__media').bottom <= find('.card__figure').top;
    });
  for (const [width, isAbove] of [
    [390, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${identifier}`);
    await expect.poll(isImageAbove).toBe(isAbove);
  }
});
