/**
 * The name of the background layer's animation in the page's styles, and how those of its inks begin: by it they
 * are found.
 */
export const backgroundAnimation = 'page-background';

/**
 * ms after which the background is applied again, once each, and then every so many: specified. They catch changes
 * that raise no event, such as a layer that was styled anew in the preview.
 */
const reapplyAfter = [10, 100] as const;
const reapplyEvery = 1000;

/** ms that the layer's animation lasts in CSS; here it is a scale, not a time. */
const duration = 1000;

/**
 * Moves the background along with scrolling where CSS cannot: it sets the time of the paused animation that
 * the page's styles declare, so colours, easing and what is animated are said once. While the page scrolls
 * nothing is measured; its length comes from an observer.
 */
export function startScrollBackground(): () => void {
  let length = 0;
  let animations: readonly Animation[] = [];
  let scheduled = false;

  const apply = () => {
    scheduled = false;
    const range = document.body.dataset.backgroundRange;
    if (range === undefined) return;
    const time = progressAt(length > 0 ? scrollY / length : 0, range) * duration;
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

/** How far the change has come, 0 to 1, at a part of the way down and a range such as `10 90` in percent. */
export function progressAt(part: number, range: string): number {
  const [start = 0, end = 100] = range.split(' ').map(Number);
  return Math.min(1, Math.max(0, (part * 100 - start) / (end - start)));
}

/** None where the reader wants no motion: then the styles declare no animation. */
function findAnimations(): readonly Animation[] {
  return document
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith(backgroundAnimation));
}
