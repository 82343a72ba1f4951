/**
 * The menu opens, closes and hands back the focus by itself; what it cannot do is close when the keyboard
 * walks out of it, or when a page comes back from the back-forward cache with the menu still over it.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  if (!menu?.hidePopover) return;
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  addEventListener('pagehide', () => menu.hidePopover());
}
