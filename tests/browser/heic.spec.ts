import { randomInt, randomUUID } from 'node:crypto';
import { replaceWords } from '#admin/media/detail/replace-words.ts';
import { writeHeic } from '../support/write-heic.ts';
import { findFile, upload } from './support/library.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Creates a unique HEIC image, as phones take them. */
function createHeicFile() {
  const [red, green] = [randomInt(256), randomInt(256)];
  const colorAt = (x: number, y: number) => [(red + x) % 256, (green + y) % 256, randomInt(256)] as const;
  const buffer = writeHeic({ width: 320, height: 240, turn: 3, colorAt });
  return { name: `IMG-${randomUUID()}.HEIC`, mimeType: 'image/heic', buffer };
}

test('a HEIC photo is converted to JPEG, also when it replaces a file', {
  tag: '@long',
}, async ({ page }) => {
  const sent = createHeicFile();
  await page.goto('/admin/media');
  await page.locator('input[type=file]').setInputFiles([sent]);
  const kept = findFile(page, sent.name.replace('.HEIC', '.jpg'));
  await expect(kept).toBeVisible();
  const readWidth = () => kept.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBe(240);

  const [name = ''] = await upload(page, 1);
  await findFile(page, name).click();
  const detail = page.getByRole('dialog', { name });
  await detail.getByRole('button', { name: 'Replace…' }).click();
  const dialog = page.getByRole('dialog', { name: `Replace “${name}”` });
  await dialog.locator('input[type=file]').setInputFiles([createHeicFile()]);
  await expect(dialog).toContainText(replaceWords.fromPhone);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(detail).toContainText('240 × 320 px');
});
