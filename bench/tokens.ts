import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { type Answer, dragSlider, measureTokenFloor } from './editor-answer.ts';
import { benchOwner } from './servers.ts';

/**
 * Response times of the token screen's frames while the hue of the accent is dragged; ms, inside the page.
 */
export interface TokenTimes {
  /** The home page in both themes. */
  readonly drag: Answer;
  /** Lower bound: a slider, two frames and one custom property. */
  readonly floor: Answer;
}

/** ms in which both frames draw their loaded images. */
const restMs = 2000;
const viewport = { width: 1440, height: 900 };

export async function measureTokens(origin: string): Promise<TokenTimes> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport, baseURL: origin });
    await page.request.post('/api/auth/sign-in', { data: benchOwner });
    await page.goto('/admin/design-tokens?part=palette&token=palette.accent.1');
    await page.locator('iframe').nth(1).contentFrame().getByRole('heading', { level: 1 }).waitFor();
    const slider = page.locator('.color-control .number-field__range').nth(2);
    await slider.waitFor();
    // Waits for images, because fetching and decoding them would count as response time.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    const drag = await dragSlider(page, slider);
    return { drag, floor: await measureTokenFloor(await browser.newPage({ viewport })) };
  } finally {
    await browser.close();
  }
}
