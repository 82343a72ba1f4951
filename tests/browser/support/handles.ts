import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '#admin/words.ts';

/** Presses a handle and moves it by `x` and `y` CSS pixels, without releasing the mouse button. */
export async function drag(page: Page, held: Locator, x: number, y: number): Promise<void> {
  await expect(held).toBeVisible();
  await held.hover({ force: true });
  const box = await held.boundingBox();
  if (!box) throw new Error('There is no handle');
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x / 2, fromY + y / 2);
  await page.mouse.move(fromX + x, fromY + y);
}

/**
 * Finds a handle of the selected block in the page. Ignores sliders in the panel, some of which share its
 * name.
 */
export function findHandle(page: Page, name: string): Locator {
  return page.getByRole('group', { name: /^Handles for/ }).getByRole('slider', { name, exact: true });
}

/** Returns the scale of the preview frame: editor pixels per pixel of the page. */
export async function measureScale(page: Page): Promise<number> {
  return page
    .locator(`iframe[title="${words.preview.title}"]`)
    .evaluate((frame) => frame.getBoundingClientRect().width / (frame as HTMLIFrameElement).offsetWidth);
}
