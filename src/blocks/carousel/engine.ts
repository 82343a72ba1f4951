/** Minimum horizontal movement of a pointer that changes slides, in CSS pixels (exclusive). */
const swipeThreshold = 50;
/** ms after which a clone is replaced by its slide. Input is blocked until then. */
export const jumpDelay = 250;

/** The dimensions of a carousel's track. */
export interface Course {
  readonly count: number;
  /** Number of slides in view; 1 for a carousel with crossfade. */
  readonly perView: number;
  readonly fades: boolean;
}

/**
 * Position of a carousel. Positions before the first slide (-1) and after the last one (`count`) are clones.
 */
export interface CarouselPlace {
  readonly at: number;
  /** True on a clone, until it jumps to its slide. */
  readonly jumping: boolean;
  /** True if the position was reached without a transition. */
  readonly silent: boolean;
}

export type CarouselMove =
  | { readonly type: 'step'; readonly by: -1 | 1 }
  | { readonly type: 'go'; readonly to: number; readonly silent?: boolean }
  | { readonly type: 'jump' }
  /** The number of slides, or of those in view, has changed. */
  | { readonly type: 'fit' };

export const firstPlace: CarouselPlace = { at: 0, jumping: false, silent: true };

export function move(place: CarouselPlace, action: CarouselMove, course: Course): CarouselPlace {
  if (action.type === 'jump')
    return place.jumping ? createSilentPlace(getSlideIndex(place.at, course.count)) : place;
  if (action.type === 'fit') {
    const last = canMove(course) ? course.count - 1 : 0;
    return place.at >= 0 && place.at <= last
      ? place
      : createSilentPlace(Math.min(Math.max(place.at, 0), last));
  }
  if (place.jumping || !canMove(course)) return place;
  if (action.type === 'go') {
    const to = getSlideIndex(action.to, course.count);
    return to === place.at ? place : { at: to, jumping: false, silent: action.silent === true };
  }
  const at = place.at + action.by;
  // Fading slides overlap, so there are no clones to jump back from.
  if (course.fades) return { at: getSlideIndex(at, course.count), jumping: false, silent: false };
  return { at, jumping: at < 0 || at >= course.count, silent: false };
}

const createSilentPlace = (at: number): CarouselPlace => ({ at, jumping: false, silent: true });

/** Gets the index of the slide at a position. For a clone it is that of its original. */
export function getSlideIndex(at: number, count: number): number {
  return count > 0 ? ((at % count) + count) % count : 0;
}

/** True unless all slides are in view. */
export function canMove({ count, perView }: Course): boolean {
  return count > 1 && count > perView;
}

/** Counts the clones at each end: enough that a view which begins on one is full. */
export function countClones(course: Course): number {
  return course.fades || !canMove(course) ? 0 : Math.ceil(course.perView);
}

/** True if a slide, or a clone of it, is fully in view. */
export function isSlideInView(index: number, { at }: CarouselPlace, course: Course): boolean {
  if (!canMove(course)) return true;
  return getSlideIndex(index - at, course.count) < Math.max(1, Math.floor(course.perView));
}

/** Gets the step after a drag of this many CSS pixels. */
export function getSwipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/** Limits a drag to one slide, because there may be nothing to show after that. */
export function limitDrag(distance: number, step: number): number {
  return Math.min(Math.max(distance, -step), step);
}

/** Gets the next move of autoplay; undefined at the end if it does not loop. */
export function getAutoplayMove(
  { at }: CarouselPlace,
  { count }: Course,
  loops: boolean,
): CarouselMove | undefined {
  return loops || at < count - 1 ? { type: 'step', by: 1 } : undefined;
}
