import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('in the preview a slider is alive, stays where I moved it while I write, and goes where I type', async ({
  page,
  api,
}) => {
  const src = (await api.listMedia())[0]?.url;
  const block = { id: 'slider', type: 'beforeAfterSlider', beforeSrc: src, afterSrc: src, position: 60 };
  const { id } = await api.createPage({ overview: [{ ...block, afterLabel: 'Erna' }] });
  const editor = await new Editor(page).open(id, 'Erna');
  await editor.select('Erna');
  const slider = editor.frame.getByRole('slider');
  await expect(slider).toBeEnabled();
  await expect(slider).toHaveValue('60');
  const box = await editor.frame.locator('.before-after').boundingBox();
  if (!box) throw new Error('The slider has no place');
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
  await expect(slider).toHaveValue('80');

  await editor.field('After label').fill('Later');
  await expect(editor.frame.getByText('Later')).toBeVisible();
  await expect(slider).toBeEnabled();
  await expect(slider).toHaveValue('80');

  await editor.tab('Style');
  await editor.field('Position').fill('35');
  await expect(slider).toHaveValue('35');
  await expect(slider).toHaveAttribute('aria-valuetext', '35%');
  await expect(editor.frame.locator('.before-after')).toHaveAttribute('style', /--position:\s*35%/);
});
