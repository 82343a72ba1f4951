import { clonesIn, isBusy, loadNow, playSlide } from './driver.ts';
import { autoplayMove, type CarouselMove, jumpDelay } from './engine.ts';
import { type CarouselState, plays, running, shows, slideOf } from './standing.ts';

/**
 * Goes to the next slide after this one's time. Returns a function that stops it; undefined if autoplay is
 * off.
 */
export function waitForTurn(
  standing: () => CarouselState,
  go: (move: CarouselMove) => void,
): (() => void) | undefined {
  const autoplay = running(standing());
  if (!autoplay) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(next, Number(slideOf(standing())?.dataset.time ?? autoplay.interval));
  };
  const next = () => {
    const { place, course } = standing();
    if (isBusy(slideOf(standing()))) return wait();
    const move = autoplayMove(place, course, autoplay.loops);
    if (move) go(move);
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * Plays the GIFs and videos of the slides in view, and stops all others. Returns a function that stops them.
 */
export function playMedia(track: HTMLElement, now: CarouselState): (() => void) | undefined {
  const { slides, signals, options } = now;
  const still = !plays(now);
  if (!signals.awake) return;
  for (const [index, slide] of slides.entries()) {
    if (options.preload && slide.dataset.gif) loadNow(slide);
    if (still || shows(index, now)) playSlide(slide, shows(index, now), still);
  }
  // Those that leave keep on until they are out of view.
  const timer = setTimeout(() => {
    const hidden = slides.filter((_slide, index) => !shows(index, now));
    for (const slide of [...hidden, ...clonesIn(track)]) playSlide(slide, false, still);
  }, jumpDelay);
  return () => clearTimeout(timer);
}
