/**
 * Makes scrollable elements focusable and names them; others stay out of the tab order. They are checked
 * after each change of size.
 */
export function startScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target);
  });
  for (const element of document.querySelectorAll('pre,.card')) observer.observe(element);
}

function mark(element: Element): void {
  const { overflowX, overflowY } = getComputedStyle(element);
  const canScroll = (overflow: string, by: number) => by > 0 && /auto|scroll/.test(overflow);
  const reachable =
    canScroll(overflowX, element.scrollWidth - element.clientWidth) ||
    canScroll(overflowY, element.scrollHeight - element.clientHeight);
  if (!reachable) {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    return;
  }
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'group');
  // The fallback label `Code` is the same in all languages.
  element.ariaLabel =
    element.querySelector('.card__header')?.textContent || (element.matches('pre') ? 'Code' : null);
}
