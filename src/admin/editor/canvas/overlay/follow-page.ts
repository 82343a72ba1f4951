/**
 * Calls `run` when elements of a page may have moved: after scrolling or resizing. Returns functions to
 * choose the observed elements, and to stop.
 */
export function followPage(page: Document, run: () => void) {
  const ending = new AbortController();
  const { signal } = ending;
  const view = page.defaultView ?? window;
  let observed: readonly Element[] = [];
  let soon = 0;
  // In the next frame: changing sizes within a ResizeObserver callback triggers it again, which browsers report as a
  // loop.
  const resized = () => {
    view.cancelAnimationFrame(soon);
    soon = view.requestAnimationFrame(run);
  };
  // The page's own ResizeObserver: the editor's would run before the page's layout.
  const observer = new view.ResizeObserver(resized);
  observer.observe(page.body);
  // Slides that are not shown are inert.
  const turned = new view.MutationObserver(resized);
  turned.observe(page.body, { attributes: true, attributeFilter: ['inert'], subtree: true });
  page.addEventListener('scroll', run, { signal, capture: true, passive: true });
  // Handles are hidden while a text is edited.
  page.addEventListener('focusin', run, { signal });
  page.addEventListener('focusout', run, { signal });
  // Slides have finished moving.
  page.addEventListener('transitionend', resized, { signal });
  // A loaded image changes the layout.
  page.addEventListener('load', run, { signal, capture: true });
  view.addEventListener('resize', run, { signal });
  return {
    observe(elements: readonly Element[]): void {
      if (elements.length === observed.length && elements.every((element, at) => element === observed[at]))
        return;
      for (const element of observed) observer.unobserve(element);
      for (const element of elements) observer.observe(element);
      observed = elements;
    },
    stop(): void {
      view.cancelAnimationFrame(soon);
      ending.abort();
      observer.disconnect();
      turned.disconnect();
    },
  };
}
