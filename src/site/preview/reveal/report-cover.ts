import type { PageMessage } from '#preview/messages.ts';

/**
 * Tells the editor if something covers the page, such as a presentation or the site's menu, so that it hides
 * its overlays.
 */
export function reportCover(send: (message: PageMessage) => void): void {
  const dialogs = document.getElementsByTagName('dialog');
  const popovers = new Set<Element>();
  let covered = false;

  const look = () => {
    for (const one of popovers) if (!one.isConnected || !one.matches(':popover-open')) popovers.delete(one);
    const now = popovers.size > 0 || [...dialogs].some((one) => one.open);
    if (now === covered) return;
    covered = now;
    send({ type: 'view/covered', covered });
  };
  // These events do not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.popover !== null) popovers.add(target);
      look();
    },
    { capture: true },
  );
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
}
