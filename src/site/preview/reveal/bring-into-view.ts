import { scrollWay } from './scroll-way.ts';

/**
 * Scrolls no more than needed for an element to be seen: what it stands in and scrolls by itself, then the page. What is cut
 * off without being scrolled, such as the slides of a carousel, stays where its own script puts it.
 */
export function bringIntoView(element: Element): void {
  const behavior = calmly();
  let box = spans(element);
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (!scrolls(at)) continue;
    const around = at.getBoundingClientRect();
    const top = scrollWay(shifted(box.y, around.top), at.clientHeight);
    const left = scrollWay(shifted(box.x, around.left), at.clientWidth);
    if (top === 0 && left === 0) continue;
    at.scrollBy({ top, left, behavior: 'instant' });
    box = spans(element);
  }
  const top = scrollWay(box.y, innerHeight);
  if (top !== 0) scrollBy({ top, behavior });
}

function calmly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function spans(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: { start: left, end: right }, y: { start: top, end: bottom } };
}

const shifted = ({ start, end }: { readonly start: number; readonly end: number }, by: number) => ({
  start: start - by,
  end: end - by,
});

function scrolls(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const asks = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (asks(overflowY) && element.scrollHeight > element.clientHeight) ||
    (asks(overflowX) && element.scrollWidth > element.clientWidth)
  );
}
