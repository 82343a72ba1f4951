import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { type Answer, dragSlider, measureTokenFloor } from './editor-answer.ts';
import { benchOwner } from './servers.ts';

/** How the frames of the tokens screen answer while the hue of the accent is dragged; ms, inside the page. */
export interface TokenTimes {
  /** The home page in both themes. */
  readonly drag: Answer;
  /** A slider, two frames and one custom property. */
  readonly floor: Answer;
}

/** ms in which the pictures of both frames are drawn once they are there. */
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
    // Who drags looks at the site first: pictures that are still being fetched and decoded are no part of the answer.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    const drag = await dragSlider(page, slider);
    return { drag, floor: await measureTokenFloor(await browser.newPage({ viewport })) };
  } finally {
    await browser.close();
  }
}
