import { scrollTimelines } from '../scroll-timeline.ts';

/**
 * Loads the script that animates the background, only on pages that have one and in browsers without
 * scroll-driven animations.
 */
export function startBackground(): void {
  const { backgroundScript } = document.body.dataset;
  if (backgroundScript === undefined || CSS.supports(scrollTimelines)) return;
  // If it does not load, the background does not change.
  import(/* @vite-ignore */ backgroundScript).catch(() => {});
}
