import type { Locator, Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { panelWords } from '#admin/forms/panel-words.ts';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { drag, findHandle } from './support/handles.ts';
import { createImageFile, findFile } from './support/library.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const intro = { id: 'intro', type: 'text', content: 'Alfa' };
const label = (edge: 'left' | 'right') => words.handles.name('Max width', words.sides[edge]);
const edge = (page: Page, side: 'left' | 'right' = 'right') => findHandle(page, label(side));
const corner = (page: Page) => findHandle(page, 'Aspect ratio');
const onAll = (value: string) => words.handles.value(panelWords.allDevices, value);
const on = (device: 'tablet' | 'mobile', value: string) => words.handles.value(words.devices[device], value);
const columns = words.handles.columns;

/** Uploads a unique image of 400 by 300 pixels. Returns its URL. */
async function upload(page: Page, api: StudioApi): Promise<string> {
  await page.goto('/admin/media');
  const file = await createImageFile(400);
  await page.locator('input[type=file]').setInputFiles([file]);
  await expect(findFile(page, file.name)).toBeVisible();
  return (await api.listMedia()).find(({ name }) => name === file.name)?.url ?? '';
}

async function openImage(page: Page, api: StudioApi, values: object = {}) {
  const src = await upload(page, api);
  const image = { id: 'image', type: 'image', src, alt: 'Een kade', ...values };
  const { id, identifier } = await api.createPage({ overview: [intro, image], status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Een kade');
  return { editor, image, identifier, read: () => api.readBlock(id, 'image') };
}

const chooseDevice = (page: Page, device: 'tablet' | 'mobile' | 'desktop') =>
  page.getByRole('radio', { name: words.devices[device] }).check({ force: true });

const measure = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not rendered');
  return box;
};

test('I resize an image to five columns by its edge, align it, and visitors get it', async ({
  page,
  api,
}) => {
  const { editor, image, identifier, read } = await openImage(page, api);
  const shown = editor.frame.locator('.image');
  const before = await measure(shown);
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(12)));
  // The image stays centred, so each edge moves by half of the change.
  await drag(page, edge(page), (-before.width * 7) / 24 + 4, 0);
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(5)));
  await page.mouse.up();
  await expect.poll(async () => (await measure(shown)).width).toBeCloseTo((before.width * 5) / 12, 0);
  await editor.expectSaved();
  // The width type is still the page, of which the image takes five columns.
  await expect.poll(read).toEqual({ ...image, widthType: 'page', maxWidth: '41.667%' });

  const toolbar = page.getByRole('toolbar', { name: words.toolbar.label('Image') });
  await toolbar.getByRole('button', { name: commandWords['align-left'] }).click();
  await expect.poll(async () => (await measure(shown)).x).toBeCloseTo(before.x, 0);
  await expect(edge(page, 'left')).toHaveCount(0);
  await drag(page, edge(page), before.width / 12, 0);
  await page.mouse.up();
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(6)));
  await editor.expectSaved();
  await expect.poll(read).toMatchObject({ maxWidth: '50%', align: 'left' });

  await edge(page).dblclick({ force: true });
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(12)));
  for (const maxWidth of ['50%', '41.667%', '41.667%', undefined]) {
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await read())?.maxWidth).toBe(maxWidth);
  }
  await expect.poll(read).toEqual(image);
  await page.keyboard.press('Control+Shift+z');
  await editor.expectSaved();
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  await page.goto(`/${identifier}`);
  const { width } = await measure(page.locator('main'));
  await expect(page.locator('.image')).toHaveCSS('max-width', '41.667%');
  expect((await measure(page.locator('.image'))).width).toBeLessThan(width / 2);
});

test('I resize an image on tablets only, and desktop keeps its width', async ({ page, api }) => {
  const { editor, image, read } = await openImage(page, api, { widthType: 'container' });
  const shown = editor.frame.locator('.image');
  await chooseDevice(page, 'tablet');
  await editor.select('Een kade');
  await expect(edge(page)).toHaveAttribute('aria-valuetext', on('tablet', columns(12)));
  const before = await measure(shown);
  await drag(page, edge(page, 'left'), before.width / 6, 0);
  await page.mouse.up();
  await expect(edge(page)).toHaveAttribute('aria-valuetext', on('tablet', columns(8)));
  await expect.poll(async () => (await measure(shown)).width).toBeCloseTo((before.width * 2) / 3, 0);
  await editor.expectSaved();
  await expect.poll(read).toEqual({ ...image, responsive: { tablet: { maxWidth: '66.667%' } } });
  // The keys change the handle that has the focus.
  await corner(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(corner(page)).toHaveAttribute('aria-valuetext', on('tablet', '21:9'));
  await editor.expectSaved();
  await expect
    .poll(read)
    .toEqual({ ...image, responsive: { tablet: { maxWidth: '66.667%', aspectRatio: '21/9' } } });
  await chooseDevice(page, 'desktop');
  await expect(shown).toHaveCSS('max-width', 'none');
});

test('I drag the corner of an image to 4:3, its width stays, and undo restores it', async ({ page, api }) => {
  const { editor, image, read } = await openImage(page, api);
  const shown = editor.frame.locator('.image');
  const before = await measure(shown);
  await expect(corner(page)).toHaveAttribute('aria-valuetext', onAll('16:9'));
  await drag(page, corner(page), 0, before.width * (3 / 4 - 9 / 16) - 3);
  await expect(corner(page)).toHaveAttribute('aria-valuetext', onAll('4:3'));
  await page.mouse.up();
  await expect.poll(async () => (await measure(shown)).height).toBeCloseTo((before.width * 3) / 4, 0);
  expect((await measure(shown)).width).toBeCloseTo(before.width, 0);
  await editor.expectSaved();
  await expect.poll(read).toEqual({ ...image, widthType: 'page', aspectRatio: '4/3' });
  await page.keyboard.press('Control+z');
  await expect.poll(read).toEqual(image);
  await expect(corner(page)).toHaveAttribute('aria-valuetext', onAll('16:9'));
});

test('arrow keys resize by columns and aspect ratios, with Alt in finer steps', {
  tag: '@long',
}, async ({ page, api }) => {
  const { editor, read } = await openImage(page, api, { widthType: 'container', maxWidth: '50%' });
  await edge(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(8)));
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll('66 %'));
  await page.keyboard.press('ArrowLeft');
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(7)));
  await corner(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(corner(page)).toHaveAttribute('aria-valuetext', onAll('4:3'));
  await page.keyboard.press('Alt+ArrowDown');
  await expect(corner(page)).toHaveAttribute('aria-valuetext', onAll('1.38:1'));
  await editor.expectSaved();
  await expect.poll(read).toMatchObject({ maxWidth: '58.333%', aspectRatio: '1.38/1' });
});

test('inside a column, widths are relative to it; a portrait image stays in place when resized', {
  tag: '@long',
}, async ({ page, api }) => {
  const src = await upload(page, api);
  const inner = { id: 'inner', type: 'image', src, alt: 'Een brug' };
  const tall = { id: 'tall', type: 'image', src, alt: 'Een toren', aspectRatio: '3/4' };
  const grid = { id: 'grid', type: 'grid', rows: [{ columns: [[inner], [intro]] }] };
  const { id } = await api.createPage({ overview: [grid, tall] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Een brug');
  const shown = editor.frame.locator('[data-block-id=inner] .image');
  const before = await measure(shown);
  await drag(page, edge(page), -before.width / 4, 0);
  await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(6)));
  await page.mouse.up();
  await editor.expectSaved();
  const stored = async () => (await api.readPage(id)).overview[0]?.rows;
  await expect.poll(stored).toEqual([{ columns: [[{ ...inner, maxWidth: '50%' }], [intro]] }]);

  await editor.select('Een toren');
  const portrait = editor.frame.locator('[data-block-id=tall] .image');
  // Scrolls, because the corner is below the viewport.
  await portrait.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(corner(page)).toBeInViewport();
  const place = await measure(portrait);
  await drag(page, corner(page), 0, place.width * (1 - 4 / 3));
  await page.mouse.up();
  await expect(corner(page)).toHaveAttribute('aria-valuetext', onAll('1:1'));
  await expect.poll(async () => (await measure(portrait)).width).toBeCloseTo(place.width, 0);
  expect((await measure(portrait)).x).toBeCloseTo(place.x, 0);
});

test('a video and a comparison have the same resize handles', { tag: '@long' }, async ({ page, api }) => {
  const src = await upload(page, api);
  const compared = { id: 'compared', type: 'beforeAfterSlider', beforeSrc: src, afterSrc: src };
  const overview = [intro, { ...compared, afterLabel: 'Na' }, { id: 'video', type: 'video' }];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  for (const [row, block, ratio] of [
    ['Na', 'compared', '4:3'],
    ['Video', 'video', '16:9'],
  ] as const) {
    await editor.select(row);
    await edge(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(edge(page)).toHaveAttribute('aria-valuetext', onAll(columns(11)));
    await corner(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(corner(page)).not.toHaveAttribute('aria-valuetext', onAll(words.handles.ownRatio));
    await page.keyboard.press('ArrowDown');
    await expect(corner(page)).toHaveAttribute('aria-valuetext', onAll(ratio));
    await editor.expectSaved();
    await expect
      .poll(() => api.readBlock(id, block))
      .toMatchObject({ widthType: 'page', maxWidth: '91.667%', aspectRatio: ratio.replace(':', '/') });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('I drag an edge sideways to resize, and vertically to scroll', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const src = await upload(page, api);
    const image = { id: 'image', type: 'image', src, alt: 'Een kade', aspectRatio: '1/1' };
    const more = Array.from({ length: 20 }, (_none, index) => ({ ...intro, id: `more-${index}` }));
    const { id } = await api.createPage({ overview: [image, ...more] });
    const editor = await new Editor(page).open(id);
    await page.getByRole('button', { name: 'Page', exact: true }).tap();
    const shown = editor.frame.locator('.image');
    await editor.pointInFrame(shown);
    const before = await measure(shown);
    const box = await measure(edge(page));
    expect(box.width, 'a finger reaches it').toBeGreaterThanOrEqual(44);
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const start = { x: Math.min(385, box.x + box.width / 2), y: box.y + box.height / 2 };
    const scrolled = () => editor.frame.locator('html').evaluate((html) => html.scrollTop);

    await touch('touchStart', start);
    for (const y of [20, 60, 100]) await touch('touchMove', { x: start.x, y: start.y - y });
    await touch('touchEnd');
    await expect.poll(scrolled).toBeGreaterThan(60);
    await expect(editor.undo).toBeDisabled();

    const now = await measure(edge(page));
    const from = { x: start.x, y: now.y + now.height / 2 };
    await touch('touchStart', from);
    for (const part of [0.2, 0.6, 1]) {
      await touch('touchMove', { x: from.x - (part * before.width) / 4, y: from.y });
    }
    await touch('touchEnd');
    await expect(edge(page)).toHaveAttribute('aria-valuetext', on('mobile', columns(6)));
    await editor.expectSaved();
    await expect
      .poll(() => api.readBlock(id, 'image'))
      .toEqual({ ...image, responsive: { mobile: { maxWidth: '50%' } } });
  });
});
