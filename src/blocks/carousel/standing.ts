import type { Autoplay, CarouselOptions } from './carousel-options.ts';
import { type CarouselPlace, type Course, canMove, getSlideIndex, isSlideInView } from './engine.ts';
import type { Signals } from './signals.ts';

/** State of a carousel at one moment. */
export interface CarouselState {
  readonly options: CarouselOptions;
  readonly slides: readonly HTMLElement[];
  readonly course: Course;
  readonly place: CarouselPlace;
  readonly dragging: boolean;
  /** The user's choice with the pause button; undefined before the first one. */
  readonly chosen: boolean | undefined;
  /** True while the carousel is edited: it does not move automatically. */
  readonly held: boolean;
  readonly signals: Signals;
}

/** Gets the index of the current slide. */
export const getCurrentIndex = ({ place, course }: CarouselState): number =>
  getSlideIndex(place.at, course.count);

export const getCurrentSlide = (now: CarouselState): HTMLElement | undefined =>
  now.slides[getCurrentIndex(now)];

/** True if automatic movement is allowed. */
export function isMotionAllowed({ chosen, signals, options }: CarouselState): boolean {
  return chosen ?? !(signals.reduced && options.respectReducedMotion !== false);
}

/** Gets the options of autoplay while it runs. */
export function getRunningAutoplay(now: CarouselState): Autoplay | undefined {
  const { options, signals, chosen, held, dragging, place, course } = now;
  const { autoplay } = options;
  if (
    !autoplay ||
    held ||
    !signals.seen ||
    !isMotionAllowed(now) ||
    dragging ||
    place.jumping ||
    !canMove(course)
  )
    return;
  const paused = (signals.hovered && autoplay.pauseOnHover) || (signals.focused && autoplay.pauseOnFocus);
  // If the visitor started autoplay with the button, pointer and focus are on it, and must not pause it.
  return chosen || !paused ? autoplay : undefined;
}

/** True if a slide is visible to the visitor. */
export function isSlideVisible(index: number, { signals, place, course }: CarouselState): boolean {
  return signals.seen && !place.jumping && isSlideInView(index, place, course);
}
