import type { Page } from '@playwright/test';

/** Something that moved without anybody having pressed anything (https://www.w3.org/TR/layout-instability/). */
export interface Shift {
  /** What it adds to the page's cumulative layout shift. */
  readonly value: number;
  /** What moved, from where to where. */
  readonly what: string;
}

/** Notes every shift on the pages that are opened from now on; answers those of the page on the screen. */
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

/** With the fonts at hand: how well a stand-in for one that comes late fits depends on the machine's own. */
export async function haveFonts(page: Page): Promise<void> {
  await page.goto('/offline', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}
