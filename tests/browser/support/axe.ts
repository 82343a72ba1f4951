import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForPaint } from './frames.ts';

export const themes = ['light', 'dark'] as const;

/** Returns every violation that axe finds on a public page, one line each with its selector. */
export async function findViolations(page: Page): Promise<string[]> {
  await settle(page);
  return toLines(await new AxeBuilder({ page }).analyze());
}

/**
 * Returns the serious and critical violations in the page, or within a selector. Excludes public pages in
 * frames: their own tests check them, and checking them here would repeat that at every step.
 */
export async function findSeriousViolations(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(dispatchOnToasts, 'pointerover');
  await settle(page);
  const axe = new AxeBuilder({ page }).exclude('.page-frame__page');
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  await page.evaluate(dispatchOnToasts, 'pointerout');
  return toLines({
    violations: violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  });
}

async function settle(page: Page): Promise<void> {
  // Changes such as another theme take effect in the next animation frame.
  await waitForPaint(page);
  // Waits until the screen has loaded. While its loading message fades in, the contrast is too low.
  // The component catalogue shows that message permanently.
  await expect(page.locator('.loading:not([data-specimen] *)')).toHaveCount(0);
  await page.evaluate(waitForAnimations);
}

function toLines({ violations }: Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} – ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

export async function emulateTheme(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  // With reduced motion, blocks below the viewport are visible immediately and can be checked.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Dispatches a pointer event on each toast: a toast under the pointer does not fade. Runs in the page. */
function dispatchOnToasts(type: string): void {
  for (const toast of document.querySelectorAll('.toast'))
    toast.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

/**
 * Waits until no animation runs, because colours have too little contrast during a transition. The end of one
 * animation may start another. Infinite and delayed animations are not awaited. Runs in the page.
 */
async function waitForAnimations(): Promise<void> {
  const findRunning = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const { progress, endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && progress != null && endTime !== Number.POSITIVE_INFINITY;
    });
  for (let running = findRunning(); running.length > 0; running = findRunning()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}
