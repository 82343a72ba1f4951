import type { Locator, Page } from '@playwright/test';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { drag, findHandle } from './support/handles.ts';
import { createImageFile, findFile } from './support/library.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const intro = { id: 'intro', type: 'text', content: 'Alfa' };

/** Uploads unique images of the given widths, each 300 pixels high. Returns their URLs. */
async function uploadNew(page: Page, api: StudioApi, widths: readonly number[] = [400]): Promise<string[]> {
  await page.goto('/admin/media');
  const files = await Promise.all(widths.map((width) => createImageFile(width)));
  await page.locator('input[type=file]').setInputFiles(files);
  for (const { name } of files) await expect(findFile(page, name)).toBeVisible();
  const known = await api.listMedia();
  return files.map(({ name }) => known.find((file) => file.name === name)?.url ?? '');
}

const findPoint = (page: Page, name = 'Focal point'): Locator => findHandle(page, name);

/** Drags a handle by `x` and `y` CSS pixels and releases it. */
async function pull(page: Page, held: Locator, x: number, y: number): Promise<void> {
  await drag(page, held, x, y);
  await page.mouse.up();
}

test('I drag a hero’s focal point, the crop follows, and the result is saved and published', {
  tag: '@long',
}, async ({ page, api }) => {
  const [src = ''] = await uploadNew(page, api);
  const hero = { id: 'hero', type: 'heroImage', src, alt: 'Een kade' };
  const { id, identifier } = await api.createPage({ overview: [intro, hero], status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Een kade');
  const shown = editor.frame.getByRole('img', { name: 'Een kade' });
  await expect(findPoint(page)).toHaveAttribute('aria-valuetext', words.handles.pointOfFile(50, 50));
  const box = await shown.boundingBox();
  if (!box) throw new Error('The hero is not rendered');
  await pull(page, findPoint(page), box.width * 0.25, -box.height * 0.3);
  // The mouse moves in whole pixels, so the result is approximate.
  const pulled = /^Here · 7[456]% across, (?:19|20|21)% down$/;
  await expect(findPoint(page)).toHaveAttribute('aria-valuetext', pulled);
  await expect(shown).toHaveCSS('object-position', /^7[456](?:\.\d+)?% (?:19|20|21)(?:\.\d+)?%$/);
  // The ring is where the mouse released it.
  const ring = await findPoint(page).boundingBox();
  const now = await shown.boundingBox();
  if (!ring || !now) throw new Error('Nothing is rendered');
  expect(Math.abs(ring.x + ring.width / 2 - (now.x + now.width * 0.75))).toBeLessThan(now.width * 0.02);
  expect(Math.abs(ring.y + ring.height / 2 - (now.y + now.height * 0.2))).toBeLessThan(now.height * 0.02);
  await editor.expectSaved();
  const position = await shown.evaluate((image) => getComputedStyle(image).objectPosition);

  await page.reload();
  await expect(shown).toHaveCSS('object-position', position);
  await editor.select('Een kade');
  await expect(findPoint(page)).toHaveAttribute('aria-valuetext', pulled);
  // The focal point is part of the draft: visitors get it once it is published.
  await page.goto(`/${identifier}`);
  const seen = page.getByRole('img', { name: 'Een kade' });
  await expect(seen).toHaveCSS('object-position', '50% 50%');
  await api.publishDraft(id);
  await page.reload();
  await expect(seen).toHaveCSS('object-position', position);
  expect(await page.content()).not.toContain('data-handles');
});

test('I move the focal point with arrow keys, faster with Shift, and reset it with a double click', {
  tag: '@long',
}, async ({ page, api }) => {
  const [src = ''] = await uploadNew(page, api);
  const image = {
    id: 'foto',
    type: 'image',
    src,
    alt: 'Een kade',
    aspectRatio: '1/1',
    focalX: 40,
    focalY: 40,
  };
  const { id } = await api.createPage({ overview: [intro, image] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Een kade');
  const shown = editor.frame.getByRole('img', { name: 'Een kade' });
  const point = findPoint(page);
  await expect(point).toHaveAttribute('aria-valuetext', 'Here · 40% across, 40% down');
  await point.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'ArrowUp'])
    await page.keyboard.press(key);
  await expect(shown).toHaveCSS('object-position', '32% 39%');
  await expect(point).toBeFocused();
  await expect(editor.field('Focal point, from the left')).toHaveValue('32');
  await page.keyboard.press('Control+z');
  await expect(shown).toHaveCSS('object-position', '40% 40%');
  await point.dblclick({ force: true });
  await expect(point).toHaveAttribute('aria-valuetext', words.handles.pointOfFile(50, 50));
  await expect(shown).toHaveCSS('object-position', '50% 50%');
  await editor.undo.click();
  await expect(shown).toHaveCSS('object-position', '40% 40%');
  await pull(page, point, 20, 20);
  await expect(shown).not.toHaveCSS('object-position', '40% 40%');
  await page.keyboard.press('Control+z');
  await expect(shown).toHaveCSS('object-position', '40% 40%');
});

test('in a carousel, only the visible slide has a focal point; an uncropped image has none', {
  tag: '@long',
}, async ({ page, api }) => {
  const [one = '', other = ''] = await uploadNew(page, api, [400, 400]);
  const slides = [
    { id: 'a', type: 'image', src: one, alt: 'Eerste' },
    { id: 'b', type: 'image', src: other, alt: 'Tweede', focalX: 10, focalY: 90 },
  ];
  const overview = [
    intro,
    { id: 'reeks', type: 'carousel', slides, contentFit: 'cover', heightMode: 'fixed', height: '160px' },
    { id: 'heel', type: 'image', src: one, alt: 'Geheel', aspectRatio: '4/3' },
  ];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('2 slides');
  const [first, second] = [findPoint(page, 'Slide 1: Focal point'), findPoint(page, 'Slide 2: Focal point')];
  await expect(first).toBeVisible();
  await expect(second).toHaveCount(0);
  await editor.pointInFrame(editor.frame.getByRole('button', { name: 'Volgende' }));
  await expect(second).toHaveAttribute('aria-valuetext', 'Here · 10% across, 90% down');
  await expect(first).toHaveCount(0);
  await second.focus();
  await page.keyboard.press('ArrowRight');
  await editor.expectSaved();
  const saved = async () => (await api.readBlock(id, 'reeks'))?.slides;
  await expect.poll(saved).toEqual([slides[0], { ...slides[1], focalX: 11 }]);
  await editor.select('Geheel');
  await expect(page.getByRole('slider', { name: /^Corner radius/ }).first()).toBeAttached();
  await expect(findPoint(page)).toHaveCount(0);
});

test('a comparison has a focal point only for an image with a different shape', {
  tag: '@long',
}, async ({ page, api }) => {
  const [beforeSrc = '', afterSrc = ''] = await uploadNew(page, api, [400, 900]);
  const slider = { id: 'wissel', type: 'beforeAfterSlider', beforeSrc, afterSrc, afterLabel: 'Nieuw' };
  const { id } = await api.createPage({ overview: [intro, slider] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Nieuw');
  const after = findPoint(page, 'After focal point');
  await expect(after).toHaveAttribute('aria-valuetext', words.handles.pointOfFile(50, 50));
  await expect(findPoint(page, 'Before focal point')).toHaveCount(0);
  await after.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await editor.expectSaved();
  await expect.poll(() => api.readBlock(id, 'wissel')).toMatchObject({ afterFocalX: 40, afterFocalY: 50 });
});
