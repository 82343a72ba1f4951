import type { Page } from '@playwright/test';

/**
 * Waits until the browser has painted twice, so that what was asked of it before is on the screen. A browser that has
 * nothing new to show may paint no more; what has not come by then is not going to.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 500))]);
  });
}
