import type { Page } from '@playwright/test';

/**
 * Waits for two animation frames, so that earlier changes are painted. Waits 500 ms at most, because a
 * browser without changes may render no frames.
 */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 500))]);
  });
}
