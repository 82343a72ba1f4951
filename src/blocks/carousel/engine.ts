/** How far a pointer must have moved sideways to change slides, in CSS pixels: more than this. */
const swipeThreshold = 50;
/** A clone gives way to the slide that it looks like after this many ms. Input is blocked meanwhile. */
export const jumpDelay = 250;

/** What a carousel moves along. */
export interface Course {
  readonly count: number;
  /** Slides in view at once; 1 for a carousel that fades. */
  readonly perView: number;
  readonly fades: boolean;
}

/** Where a carousel stands. Before the first slide (-1) and after the last one (`count`) stand clones. */
export interface CarouselPlace {
  readonly at: number;
  /** On a clone, waiting for the silent jump. */
  readonly jumping: boolean;
  /** Reached without a transition. */
  readonly silent: boolean;
}

export type CarouselMove =
  | { readonly type: 'step'; readonly by: -1 | 1 }
  | { readonly type: 'go'; readonly to: number; readonly silent?: boolean }
  | { readonly type: 'jump' }
  /** The number of slides, or of those in view, is another one now. */
  | { readonly type: 'fit' };

export const firstPlace: CarouselPlace = { at: 0, jumping: false, silent: true };

export function move(place: CarouselPlace, action: CarouselMove, course: Course): CarouselPlace {
  if (action.type === 'jump') return place.jumping ? stand(slideAt(place.at, course.count)) : place;
  if (action.type === 'fit') {
    const last = canMove(course) ? course.count - 1 : 0;
    return place.at >= 0 && place.at <= last ? place : stand(Math.min(Math.max(place.at, 0), last));
  }
  if (place.jumping || !canMove(course)) return place;
  if (action.type === 'go') {
    const to = slideAt(action.to, course.count);
    return to === place.at ? place : { at: to, jumping: false, silent: action.silent === true };
  }
  const at = place.at + action.by;
  // Slides that fade lie on one another: there is nowhere to jump back from.
  if (course.fades) return { at: slideAt(at, course.count), jumping: false, silent: false };
  return { at, jumping: at < 0 || at >= course.count, silent: false };
}

const stand = (at: number): CarouselPlace => ({ at, jumping: false, silent: true });

/** The slide that is at a place or, on a clone, the one that it looks like. */
export function slideAt(at: number, count: number): number {
  return count > 0 ? ((at % count) + count) % count : 0;
}

/** Nothing moves when all slides are in view. */
export function canMove({ count, perView }: Course): boolean {
  return count > 1 && count > perView;
}

/** How many clones stand at each end, so that a view that begins on one is full. */
export function cloneCount(course: Course): number {
  return course.fades || !canMove(course) ? 0 : Math.ceil(course.perView);
}

/** Whether a slide, or a clone of it, is wholly in view. */
export function inView(index: number, { at }: CarouselPlace, course: Course): boolean {
  if (!canMove(course)) return true;
  return slideAt(index - at, course.count) < Math.max(1, Math.floor(course.perView));
}

/** What letting go of a drag does. */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/** A drag shows the next slide at most: further on there may be nothing to show. */
export function limitDrag(distance: number, step: number): number {
  return Math.min(Math.max(distance, -step), step);
}

/** The next move of autoplay; undefined at the end of one that does not start again. */
export function autoplayMove(
  { at }: CarouselPlace,
  { count }: Course,
  loops: boolean,
): CarouselMove | undefined {
  return loops || at < count - 1 ? { type: 'step', by: 1 } : undefined;
}
