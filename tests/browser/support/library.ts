import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture that no other test has: each is a file of its own in the library. Those of one series are found together. */
export async function picture(width = 400, series = '') {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const buffer = await sharp({ create: { width, height: 300, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return { name: `foto-${series}${randomUUID()}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A name that only the pictures of one test have. By it they are looked for: others upload theirs at the same time. */
export const newSeries = () => `${randomUUID().slice(0, 8)}-`;

/** Uploads pictures, and waits until they are in the library: one after the other, so that the last of them came last. */
export async function upload(page: Page, count: number, series = ''): Promise<string[]> {
  await page.goto('/admin/media');
  const files = await Promise.all(Array.from({ length: count }, () => picture(400, series)));
  for (const file of files) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(tile(page, file.name)).toBeVisible();
  }
  return files.map(({ name }) => name);
}

/** A file in the list. */
export const tile = (page: Page, name: string) => page.getByRole('row', { name });
