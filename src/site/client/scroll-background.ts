/** Name of the background layer's animation in the page's styles, and prefix of those of its inks. */
export const backgroundAnimation = 'page-background';

/**
 * ms after a change at which the background is applied again: once each, then at the last interval;
 * specified. This catches changes without an event, such as a restyled layer in the preview.
 */
const reapplyAfter = [10, 100] as const;
const reapplyEvery = 1000;

/** Duration of the layer's animation in CSS, in ms; used only as a scale. */
const duration = 1000;

/**
 * Animates the background while scrolling in browsers without scroll-driven animations: it sets the time of
 * the paused animation that the page's styles declare. While scrolling nothing is measured; an observer
 * updates the page's length. Returns a function that stops it.
 */
export function startScrollBackground(): () => void {
  let length = 0;
  let animations: readonly Animation[] = [];
  let scheduled = false;

  const apply = () => {
    scheduled = false;
    const range = document.body.dataset.backgroundRange;
    if (range === undefined) return;
    const time = computeProgress(length > 0 ? scrollY / length : 0, range) * duration;
    for (const animation of animations) animation.currentTime = time;
  };
  const reapply = () => {
    animations = findAnimations();
    apply();
  };
  const onScroll = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(apply);
  };
  const observer = new ResizeObserver(() => {
    length = document.documentElement.scrollHeight - innerHeight;
    reapply();
  });

  observer.observe(document.documentElement);
  addEventListener('scroll', onScroll, { passive: true });
  const timers = reapplyAfter.map((ms) => setTimeout(reapply, ms));
  const interval = setInterval(reapply, reapplyEvery);
  return () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll);
    timers.forEach(clearTimeout);
    clearInterval(interval);
  };
}

/**
 * Computes the progress of the change, 0 to 1, at a part of the page and for a range such as `10 90` in
 * percent.
 */
export function computeProgress(part: number, range: string): number {
  const [start = 0, end = 100] = range.split(' ').map(Number);
  return Math.min(1, Math.max(0, (part * 100 - start) / (end - start)));
}

/** Empty with reduced motion: then the styles declare no animation. */
function findAnimations(): readonly Animation[] {
  return document
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith(backgroundAnimation));
}
