import type { Page } from '@playwright/test';

/** A layout shift without recent user input (https://www.w3.org/TR/layout-instability/). */
export interface Shift {
  /** Its share of the page's cumulative layout shift. */
  readonly value: number;
  /** The shifted elements with their previous and current rectangles. */
  readonly what: string;
}

/**
 * Records layout shifts on pages opened from now on. Returns a function that reads those of the current page.
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.className}: ${JSON.stringify([previousRect, currentRect])}`,
        );
        shifts.push({ value: entry.value, what: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/**
 * Loads the fonts into the cache, because layout shifts by fallback fonts depend on the fonts of the machine.
 */
export async function cacheFonts(page: Page): Promise<void> {
  await page.goto('/offline', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}
