import type { Autoplay, CarouselOptions } from './carousel-options.ts';
import { type CarouselPlace, type Course, canMove, inView, slideAt } from './engine.ts';
import type { Signals } from './signals.ts';

/** All that a carousel goes by at one moment. */
export interface CarouselState {
  readonly options: CarouselOptions;
  readonly slides: readonly HTMLElement[];
  readonly course: Course;
  readonly place: CarouselPlace;
  readonly dragging: boolean;
  /** What a person chose with the button; undefined as long as nobody did. */
  readonly chosen: boolean | undefined;
  /** Somebody edits it: it goes nowhere by itself. */
  readonly held: boolean;
  readonly signals: Signals;
}

/** The index of the slide that it has come to. */
export const currentOf = ({ place, course }: CarouselState): number => slideAt(place.at, course.count);

export const slideOf = (now: CarouselState): HTMLElement | undefined => now.slides[currentOf(now)];

/** Whether what moves by itself may move. */
export function plays({ chosen, signals, options }: CarouselState): boolean {
  return chosen ?? !(signals.reduced && options.respectReducedMotion !== false);
}

/** Autoplay, where it runs now. */
export function running(now: CarouselState): Autoplay | undefined {
  const { options, signals, chosen, held, dragging, place, course } = now;
  const { autoplay } = options;
  if (!autoplay || held || !signals.seen || !plays(now) || dragging || place.jumping || !canMove(course))
    return;
  const paused = (signals.hovered && autoplay.pauseOnHover) || (signals.focused && autoplay.pauseOnFocus);
  // Pointer and focus are on the button when somebody starts autoplay with it: then they do not hold it up.
  return chosen || !paused ? autoplay : undefined;
}

/** Whether somebody can see a slide. */
export function shows(index: number, { signals, place, course }: CarouselState): boolean {
  return signals.seen && !place.jumping && inView(index, place, course);
}
