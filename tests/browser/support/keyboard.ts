import type { Page } from '@playwright/test';
import { waitForPaint } from './frames.ts';

/** An element that the Tab key focuses. */
export interface Stop {
  /** Description of the element, for the message of a failing test. */
  readonly what: string;
  /** Its position in the document, among the elements that {@link markTabStops} numbered; -1 for others. */
  readonly index: number;
  /** Problems for a keyboard user; empty if there are none. */
  readonly issues: readonly string[];
}

/**
 * Numbers all elements that the Tab key can reach by the rules of HTML, in document order. Returns their
 * count.
 */
export function markTabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, iframe, video[controls], summary, [tabindex], [contenteditable]',
    );
    const reachable = [...candidates].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        // Tab reaches only the checked radio button of a group; the arrow keys reach the others.
        !element.matches('[type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    for (const [index, element] of reachable.entries()) element.dataset.stop = String(index);
    return reachable.length;
  });
}

/** Scrolls down the page once, so that all islands that hydrate near the viewport have hydrated. */
export async function scrollThrough(page: Page): Promise<void> {
  const measure = () => page.evaluate(() => ({ page: document.body.scrollHeight, window: innerHeight }));
  let { page: end, window: step } = await measure();
  for (let top = 0; top < end; top += step / 2) {
    await page.evaluate((place) => scrollTo(0, place), top);
    await waitForPaint(page);
    ({ page: end, window: step } = await measure());
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

/** Presses Tab and returns the focused element; undefined if the focus has left the page. */
export async function pressTab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const issues: string[] = [];
    if (width < 1 || height < 1) issues.push('it has no size');
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      issues.push('it is out of view');
    // The focus ring may be rendered by an ancestor, a sibling or a descendant of the control.
    const rendering = [...(element.parentElement?.querySelectorAll('*') ?? [])];
    for (let one: Element | null = element; one; one = one.parentElement) rendering.push(one);
    const look = () =>
      rendering
        .flatMap((one) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
        .map(({ outline, boxShadow, borderColor }) => outline + boxShadow + borderColor)
        .join();
    const focused = look();
    // Frames and video players show the focus on the controls inside them.
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
