import { isBusy, listClones, loadNow, playSlide } from './driver.ts';
import { type CarouselMove, getAutoplayMove, jumpDelay } from './engine.ts';
import {
  type CarouselState,
  getCurrentSlide,
  getRunningAutoplay,
  isMotionAllowed,
  isSlideVisible,
} from './standing.ts';

/**
 * Goes to the next slide after this one's time. Returns a function that stops it; undefined if autoplay is
 * off.
 */
export function waitForTurn(
  standing: () => CarouselState,
  go: (move: CarouselMove) => void,
): (() => void) | undefined {
  const autoplay = getRunningAutoplay(standing());
  if (!autoplay) return;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(goToNextSlide, Number(getCurrentSlide(standing())?.dataset.time ?? autoplay.interval));
  };
  const goToNextSlide = () => {
    const { place, course } = standing();
    if (isBusy(getCurrentSlide(standing()))) return wait();
    const move = getAutoplayMove(place, course, autoplay.loops);
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
  const still = !isMotionAllowed(now);
  if (!signals.awake) return;
  for (const [index, slide] of slides.entries()) {
    if (options.preload && slide.dataset.gif) loadNow(slide);
    if (still || isSlideVisible(index, now)) playSlide(slide, isSlideVisible(index, now), still);
  }
  // Slides that leave keep playing until they are out of view.
  const timer = setTimeout(() => {
    const hidden = slides.filter((_slide, index) => !isSlideVisible(index, now));
    for (const slide of [...hidden, ...listClones(track)]) playSlide(slide, false, still);
  }, jumpDelay);
  return () => clearTimeout(timer);
}
