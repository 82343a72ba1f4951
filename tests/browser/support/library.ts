import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Creates an image with unique bytes, 300 pixels high. The media library stores equal files only once. A
 * search for `series` finds all images of that series.
 */
export async function createImageFile(width = 400, series = '') {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const buffer = await sharp({ create: { width, height: 300, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return { name: `foto-${series}${randomUUID()}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Returns a unique prefix for file names, by which a test finds its images among those of parallel tests. */
export const createSeries = () => `${randomUUID().slice(0, 8)}-`;

/**
 * Uploads images one after another, so that their order in the library is known. Returns their file names.
 */
export async function upload(page: Page, count: number, series = ''): Promise<string[]> {
  await page.goto('/admin/media');
  const files = await Promise.all(Array.from({ length: count }, () => createImageFile(400, series)));
  for (const file of files) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(findFile(page, file.name)).toBeVisible();
  }
  return files.map(({ name }) => name);
}

/** Finds a file in the list of the media library. */
export const findFile = (page: Page, name: string) => page.getByRole('row', { name });
