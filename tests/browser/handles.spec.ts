import { Editor } from './support/editor.ts';
import { drag, findHandle, measureScale } from './support/handles.ts';
import { expect, signedInTest as test } from './support/test.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });
const grid = {
  id: 'grid',
  type: 'grid',
  rows: [{ columnFractions: [1, 1], columns: [[text('left', 'Links')], [text('right', 'Rechts')]] }],
};
const card = {
  id: 'card',
  type: 'card',
  headerText: 'Een kaart',
  content: 'Met een tekst.',
  ...{ paddingTop: '20px', paddingRight: '20px', paddingBottom: '20px', paddingLeft: '20px' },
};

for (const width of [1440, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('I drag the gutter between columns: it snaps to twelfths and is saved as one undo step', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), grid] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await editor.select('2 columns');
      const gutter = findHandle(page, 'Between columns 1 and 2');
      await expect(gutter).toHaveAttribute('aria-valuetext', '6 / 6');
      const left = editor.frame.locator('.grid__column').first();
      const before = (await left.boundingBox())?.width ?? 0;
      // From 6 / 6 to 4 / 8 is a third of one column. The 3 pixels test that the gutter snaps.
      await drag(page, gutter, -before / 3 + 3, 0);
      await expect(gutter).toHaveAttribute('aria-valuetext', '4 / 8');
      await page.mouse.up();
      await expect.poll(async () => (await left.boundingBox())?.width ?? 0).toBeCloseTo((before * 2) / 3, 0);
      await editor.expectSaved();
      const rows = async () => (await api.readPage(id)).overview[1]?.rows;
      await expect.poll(rows).toEqual([{ ...grid.rows[0], columnFractions: [4, 8] }]);
      await page.keyboard.press('Control+z');
      await expect.poll(rows).toEqual(grid.rows);
    });

    test('I drag a padding handle: Alt also moves the opposite side, Shift snaps to presets, Escape cancels', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [card] });
      const editor = await new Editor(page).open(id, 'Een kaart');
      await editor.select('Een kaart');
      const body = editor.frame.locator('.card__body');
      const scale = await measureScale(page);
      const top = findHandle(page, 'Padding, top');
      await drag(page, top, 0, 13 * scale);
      await expect(body).toHaveCSS('padding-top', '33px');
      await expect(body).toHaveCSS('padding-bottom', '20px');
      await page.keyboard.down('Alt');
      await expect(body).toHaveCSS('padding-bottom', '33px');
      await page.keyboard.down('Shift');
      await expect(body).toHaveCSS('padding-top', '32px');
      await expect(top).toHaveAttribute('aria-valuetext', 'All devices · 32 px (preset)');
      await page.keyboard.press('Escape');
      await expect(body).toHaveCSS('padding', '20px');
      await page.keyboard.up('Alt');
      await page.keyboard.up('Shift');
      await page.mouse.up();
      await expect(editor.undo).toBeDisabled();
      await expect(body).toHaveCSS('padding', '20px');
    });
  });
}

test('the padding handles of a row are beside those of its grid, and change only that row', {
  tag: '@long',
}, async ({ page, api }) => {
  const row = (column: string) => ({ columns: [[text(column, column)]] });
  const rows = [row('Boven'), row('Onder')];
  const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), { ...grid, rows }] });
  const editor = await new Editor(page).open(id, 'Boven');
  await editor.select('1 + 1 column');
  const ofGrid = findHandle(page, 'Padding, top');
  const ofRow = findHandle(page, 'Row 1: Row padding, top');
  await expect(ofRow).toHaveAttribute('aria-valuetext', 'All devices · 0 px');
  const [one, other] = await Promise.all([ofGrid.boundingBox(), ofRow.boundingBox()]);
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0)), 'they stand beside each other').toBeGreaterThan(20);
  const scale = await measureScale(page);
  await drag(page, ofRow, 0, 24 * scale);
  await page.mouse.up();
  const first = editor.frame.locator('.grid__row').first();
  await expect(first).toHaveCSS('padding-top', '24px');
  await editor.expectSaved();
  const saved = async () => (await api.readPage(id)).overview[1]?.rows;
  await expect.poll(saved).toEqual([{ ...rows[0], paddingTop: 'var(--space-4)' }, rows[1]]);
});

test('I drag the padding of a heading, and the heading moves with it', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [{ id: 'kop', type: 'title', content: 'Een kop' }] });
  const editor = await new Editor(page).open(id, 'Een kop');
  await editor.select('Een kop');
  const heading = editor.frame.getByRole('heading', { name: 'Een kop' });
  const left = async () => (await heading.boundingBox())?.x ?? 0;
  const before = await left();
  const scale = await measureScale(page);
  await drag(page, findHandle(page, 'Heading padding, left'), 40 * scale, 0);
  await page.mouse.up();
  await expect.poll(async () => Math.round(((await left()) - before) / scale)).toBe(40);
  await editor.expectSaved();
  await expect.poll(() => api.readBlock(id, 'kop')).toMatchObject({ headingPaddingLeft: '40px' });
});

test('I drag the height of a card, unless its content sets its height', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({
    overview: [
      { ...card, heightMode: 'fixed', height: '300px' },
      { ...card, id: 'other', headerText: 'Zo hoog als nodig', heightMode: 'hug' },
    ],
  });
  const editor = await new Editor(page).open(id, 'Een kaart');
  await editor.select('Een kaart');
  const scale = await measureScale(page);
  await drag(page, findHandle(page, 'Height'), 0, 50 * scale);
  await page.mouse.up();
  await expect(editor.frame.locator('.card').first()).toHaveCSS('height', '350px');
  await editor.select('Zo hoog als nodig');
  await expect(findHandle(page, 'Padding, top')).toBeAttached();
  await expect(findHandle(page, 'Height')).toHaveCount(0);
});

test('I drag a carousel’s gap between two visible slides', { tag: '@long' }, async ({ page, api }) => {
  const slides = ['Een', 'Twee', 'Drie'].map((alt) => ({ id: alt, type: 'image', alt }));
  const carousel = { id: 'c', type: 'carousel', slides, slidesPerView: { desktop: 2, tablet: 2, mobile: 2 } };
  const { id } = await api.createPage({ overview: [carousel, text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('3 slides');
  const gap = findHandle(page, 'Gap');
  await expect(gap).toHaveAttribute('aria-valuetext', 'All devices · 16 px');
  const scale = await measureScale(page);
  await drag(page, gap, 16 * scale, 0);
  await page.mouse.up();
  await expect(gap).toHaveAttribute('aria-valuetext', 'All devices · 32 px');
  await editor.expectSaved();
  await expect.poll(() => api.readBlock(id, 'c')).toMatchObject({ slideGap: '32px' });
});

test('dragging a hero’s height changes only the shown device, which the handle names', {
  tag: '@long',
}, async ({ page, api }) => {
  const hero = { id: 'hero', type: 'heroImage', src: '' };
  const { id } = await api.createPage({ overview: [hero, text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await page.getByRole('radio', { name: 'Tablet' }).check({ force: true });
  await editor.select('Hero image');
  const height = findHandle(page, 'Viewport height');
  await expect(height).toHaveAttribute('aria-valuetext', 'Tablet · 40 %');
  await drag(page, height, 0, 60);
  await expect(height).not.toHaveAttribute('aria-valuetext', 'Tablet · 40 %');
  await page.mouse.up();
  await editor.expectSaved();
  const saved = async () => (await api.readPage(id)).overview[0];
  await expect
    .poll(async () => Object.keys((await saved()) ?? {}).toSorted())
    .toEqual(['heightPercentageTablet', ...Object.keys(hero)].toSorted());
});

test('arrow keys move a handle, with Alt also the opposite one, and do not move the block', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa'), card] });
  const editor = await new Editor(page).open(id, 'Een kaart');
  await editor.select('Een kaart');
  const right = findHandle(page, 'Padding, right');
  await right.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(right).toHaveAttribute('aria-valuetext', 'All devices · 22 px');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  const body = editor.frame.locator('.card__body');
  await expect(body).toHaveCSS('padding-right', '32px');
  await expect(body).toHaveCSS('padding-left', '32px');
  await expect(editor.rendered).toHaveText([/Alfa/, /Een kaart/]);
});

test('equal corners change together, and the handles follow when I scroll', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const many = Array.from({ length: 30 }, (_none, index) => text(`text-${index}`, `Alinea ${index}`));
  const { id } = await api.createPage({
    overview: [{ ...grid, backgroundColor: '#dde7f0', paddingTop: '40px', paddingBottom: '40px' }, ...many],
  });
  const editor = await new Editor(page).open(id, 'Links');
  await editor.select('2 columns');
  const corner = findHandle(page, 'Corner radius, top left');
  const scale = await measureScale(page);
  await drag(page, corner, 24 * scale, 24 * scale);
  await page.mouse.up();
  const block = editor.frame.locator('.grid');
  await expect(block).toHaveCSS('border-radius', '24px');
  const distance = async () => {
    const [held, box] = await Promise.all([corner.boundingBox(), block.boundingBox()]);
    return held && box ? Math.round(held.y - box.y) : undefined;
  };
  const before = await distance();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => editor.frame.locator('html').evaluate((html) => html.scrollTop)).toBeGreaterThan(0);
  await expect.poll(distance).toBe(before);
});

test('I drag the column divider in the properties, and arrow keys move it by twelfths', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), grid] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('2 columns');
  const divider = editor.panel.getByRole('slider', { name: 'Between columns 1 and 2' });
  await expect(divider).toHaveAttribute('aria-valuetext', '6 / 6');
  const strip = await editor.panel.getByRole('group', { name: 'Columns', exact: true }).boundingBox();
  await drag(page, divider, -(strip?.width ?? 0) / 6, 0);
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuetext', '4 / 8');
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuetext', '5 / 7');
  await editor.expectSaved();
  await page.keyboard.press('Control+z');
  await expect(divider).toHaveAttribute('aria-valuetext', '4 / 8');
  await page.keyboard.press('Control+z');
  await expect(divider).toHaveAttribute('aria-valuetext', '6 / 6');
});
