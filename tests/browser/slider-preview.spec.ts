import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

test('a slider in the preview can be moved, keeps its position while I type, and follows its field', async ({
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
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height / 2);
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

test('the image before is on the left, and arrow keys move the line accordingly', async ({ page, api }) => {
  const src = (await api.listMedia())[0]?.url;
  const block = { id: 'slider', type: 'beforeAfterSlider', beforeSrc: src, afterSrc: src };
  await page.goto(await api.publish({ ...block, beforeLabel: 'Voor', afterLabel: 'Na', position: 30 }));
  const slider = page.getByRole('slider');
  await expect(slider).toBeEnabled();
  const measureLine = async () => {
    const [line, box] = await Promise.all([
      page.locator('.before-after__line').boundingBox(),
      page.locator('.before-after').boundingBox(),
    ]);
    if (!line || !box) throw new Error('There is no slider');
    return Math.round(((line.x + line.width / 2 - box.x) / box.width) * 100);
  };
  // The stored value, 30, is the share of the image after.
  expect(await measureLine()).toBe(70);
  const [before, after] = await Promise.all(
    ['Voor', 'Na'].map((label) => page.getByText(label, { exact: true }).boundingBox()),
  );
  expect(before?.x).toBeLessThan(after?.x ?? 0);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('29');
  expect(await measureLine()).toBe(71);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('30');
});
