import type { SitePart } from '#preview/messages.ts';

const selectors: Readonly<Record<SitePart, string>> = {
  header: '.header',
  contact: '#contact',
  footer: '.footer',
};

/**
 * Scrolls to a part of the site; one that this page does not have leaves it where it is. Only this window scrolls: to bring
 * an element into view would scroll the editor around it as well.
 */
export function showPart(part: SitePart): void {
  const box = document.querySelector(selectors[part])?.getBoundingClientRect();
  if (!box) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: scrollY + box.top - (innerHeight - box.height) / 2,
    behavior: calm ? 'instant' : 'smooth',
  });
}
