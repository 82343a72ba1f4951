import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture that no other test has: each is a file of its own in the library. */
export async function picture(width = 400) {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const buffer = await sharp({ create: { width, height: 300, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return { name: `foto-${randomUUID()}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Uploads pictures, and waits until they are in the library. */
export async function upload(page: Page, count: number): Promise<string[]> {
  await page.goto('/admin/media');
  const files = await Promise.all(Array.from({ length: count }, () => picture()));
  await page.locator('input[type=file]').setInputFiles(files);
  for (const { name } of files) await expect(tile(page, name)).toBeVisible();
  return files.map(({ name }) => name);
}

/** A file in the list. */
export const tile = (page: Page, name: string) => page.getByRole('row', { name });
