/**
 * Closes the menu when the keyboard focus leaves it, and when the page is restored from the back-forward
 * cache. The browser does the rest: opening, closing and restoring the focus.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  if (!menu?.hidePopover) return;
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  addEventListener('pagehide', () => menu.hidePopover());
}
