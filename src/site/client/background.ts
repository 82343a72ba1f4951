import { scrollTimelines } from '../scroll-timeline.ts';

/** Loads what moves the background along, only on a page that has one and where CSS cannot do it. */
export function startBackground(): void {
  const { backgroundScript } = document.body.dataset;
  if (backgroundScript === undefined || CSS.supports(scrollTimelines)) return;
  // When it does not come, the page keeps the background that it begins with.
  import(/* @vite-ignore */ backgroundScript).catch(() => {});
}
