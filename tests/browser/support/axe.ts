import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { painted } from './frames.ts';

export const themes = ['light', 'dark'] as const;

/** All that axe finds, one line each with where it is: what a visitor's page is held against. */
export async function findings(page: Page): Promise<string[]> {
  await settle(page);
  return lines(await new AxeBuilder({ page }).analyze());
}

/**
 * What stands in the way of people with a disability, in all of the page or within what a selector names. Pages of the site in frames
 * beside it are judged where visitors have them: here they would be judged again at every step.
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(pointAtToasts, 'pointerover');
  await settle(page);
  const axe = new AxeBuilder({ page }).exclude('.page-frame__page');
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  await page.evaluate(pointAtToasts, 'pointerout');
  return lines({
    violations: violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'),
  });
}

async function settle(page: Page): Promise<void> {
  // What has just been asked of the page, another theme for one, begins with its next frame.
  await painted(page);
  // A screen on its way is judged when it is there: the sentence that says so until then is fading in.
  // The design system shows that sentence for good.
  await expect(page.locator('.loading:not([data-specimen] *)')).toHaveCount(0);
  await page.evaluate(movementsEnd);
}

function lines({ violations }: Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} – ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

export async function look(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  // Blocks further down are there at once, and can be judged.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** A message waits for as long as somebody points at it: else it may fade while it is judged. */
function pointAtToasts(type: string): void {
  for (const toast of document.querySelectorAll('.toast'))
    toast.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

/**
 * Colours on their way from one theme to the other, or from nothing, are nobody's to read; where one has arrived, another may
 * begin. What moves for as long as it is shown, or waits for long before it begins, is judged as it is.
 */
async function movementsEnd(): Promise<void> {
  const underWay = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const { progress, endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && progress != null && endTime !== Number.POSITIVE_INFINITY;
    });
  for (let running = underWay(); running.length > 0; running = underWay()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
}
