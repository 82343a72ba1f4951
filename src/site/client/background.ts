import { scrollTimelines } from '../scroll-timeline.ts';

/** Loads what moves the background along, only on a page that has one and where CSS cannot do it. */
export function startBackground(): void {
  if (document.body.dataset.backgroundRange === undefined || CSS.supports(scrollTimelines)) return;
  import('./scroll-background.ts').then(
    ({ startScrollBackground }) => startScrollBackground(),
    // The page keeps the background that it begins with.
    () => {},
  );
}
