import type { Page } from '@playwright/test';
import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });
const overview = [text('a', 'Alfa'), text('b', 'Bravo'), text('c', 'Carla')];

const findHandle = (page: Page) =>
  page.getByRole('group', { name: words.handles.group('Text') }).getByRole('slider', { name: 'Space above' });

async function pull(page: Page, down: number): Promise<void> {
  const box = await findHandle(page).boundingBox();
  if (!box) throw new Error('There is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + down / 2);
  await page.mouse.move(x, y + down);
}

test('I drag the space above a block in design steps, freely with Alt, and double-click to reset', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Carla');
  const handle = findHandle(page);
  await expect(handle).toBeVisible();
  const block = editor.frame.locator('[data-block-id="c"]');
  const before = await block.evaluate((element) => getComputedStyle(element).marginTop);
  await pull(page, 60);
  await expect(handle).toHaveAttribute('aria-valuetext', /\b(?:72|112) px$/);
  await page.mouse.up();
  await expect(block).toHaveCSS('margin-top', /^(?:72|112)px$/);
  await editor.expectSaved();
  const readSpace = async () => (await api.readPage(id)).overview[2]?.spaceAbove;
  await expect.poll(readSpace).toMatch(/^(?:72|112)px$/);

  await page.keyboard.down('Alt');
  await pull(page, -11);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect.poll(readSpace).not.toMatch(/^(?:0|4|8|12|16|24|32|48|72|112)px$/);

  await handle.press('ArrowDown');
  await expect.poll(readSpace).toMatch(/^(?:48|72)px$/);
  await handle.dblclick();
  await expect.poll(readSpace).toBeUndefined();
  await expect(block).toHaveCSS('margin-top', before);
  await page.keyboard.press('Control+z');
  await expect.poll(readSpace).toMatch(/^(?:48|72)px$/);
});
