import type { Page } from '@playwright/test';
import { painted } from './frames.ts';

/** One stop of the Tab key, as a person who uses only the keyboard meets it. */
export interface Stop {
  /** Where it is, in words for a failing test. */
  readonly what: string;
  /** Its place in the document, to compare with others. */
  readonly index: number;
  /** What keeps a person from using it; empty when nothing does. */
  readonly issues: readonly string[];
}

/** Everything the Tab key can reach on a page by the rules of HTML, in the order of the document. */
export function tabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, iframe, video[controls], summary, [tabindex], [contenteditable]',
    );
    const reachable = [...candidates].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        // Of a group of radio buttons Tab reaches the chosen one; the arrows reach the others.
        !element.matches('[type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    for (const [index, element] of reachable.entries()) element.dataset.stop = String(index);
    return reachable.length;
  });
}

/** Goes down the page once, so that everything on it that comes alive when it is near has done so. */
export async function passBy(page: Page): Promise<void> {
  const size = () => page.evaluate(() => ({ page: document.body.scrollHeight, window: innerHeight }));
  let { page: end, window: step } = await size();
  for (let top = 0; top < end; top += step / 2) {
    await page.evaluate((place) => scrollTo(0, place), top);
    await painted(page);
    ({ page: end, window: step } = await size());
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

/** Presses Tab and says where the focus is then; undefined where it has left the page. */
export async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const issues: string[] = [];
    if (width < 1 || height < 1) issues.push('it has no size');
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      issues.push('it is out of view');
    // The ring may be rendered by what holds the control, by what stands beside it, or by what it holds.
    const rendering = [...(element.parentElement?.querySelectorAll('*') ?? [])];
    for (let one: Element | null = element; one; one = one.parentElement) rendering.push(one);
    const look = () =>
      rendering
        .flatMap((one) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
        .map(({ outline, boxShadow, borderColor }) => outline + boxShadow + borderColor)
        .join();
    const focused = look();
    // Frames and players have controls of their own inside, and show the focus there.
    if (!['IFRAME', 'VIDEO'].includes(element.tagName)) {
      element.blur();
      if (look() === focused) issues.push('the focus cannot be seen');
      element.focus({ preventScroll: true });
    }
    const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return {
      what: `${element.tagName.toLowerCase()} “${words || (element.getAttribute('href') ?? element.className)}”`,
      index: Number(element.dataset.stop ?? -1),
      issues,
    };
  });
}
