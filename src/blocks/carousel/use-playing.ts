import { type ReactNode, type RefObject, useEffect } from 'react';
import { clonesIn, isBusy, loadNow, playSlide, slidesIn } from './driver.ts';
import { autoplayMove, type Course, inView, jumpDelay, type Move, type Place, slideAt } from './engine.ts';

export interface Autoplay {
  readonly interval: number;
  /** Starts again after the last slide. */
  readonly loops: boolean;
  readonly pauseOnHover: boolean;
  readonly pauseOnFocus: boolean;
}

type Body = RefObject<HTMLElement | null>;

/** Goes to the next slide when this one has had its time. */
export function useAutoplay(
  body: Body,
  place: Place,
  course: Course,
  autoplay: Autoplay | undefined,
  go: (move: Move) => void,
): void {
  const { interval = 0, loops = false } = autoplay ?? {};
  const runs = autoplay !== undefined && !place.jumping;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is a new one each time, and a timer must not start anew for it
  useEffect(() => {
    if (!runs) return;
    const slide = slidesIn(body.current)[slideAt(place.at, course.count)];
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(next, Number(slide?.dataset.time ?? interval));
    };
    const next = () => {
      if (body.current && isBusy(body.current, slide)) return wait();
      const move = autoplayMove(place, course, loops);
      if (move) go(move);
    };
    wait();
    return () => clearTimeout(timer);
  }, [runs, place, course, interval, loops]);
}

interface Playing {
  readonly place: Place;
  readonly course: Course;
  /** It is worth starting at all. */
  readonly awake: boolean;
  readonly seen: boolean;
  /** Nothing may move by itself. */
  readonly still: boolean;
  readonly preload: boolean;
  /** The slides: other ones have other gifs. */
  readonly children: ReactNode;
}

/** Plays the gifs and videos of the slides in view, and rests all others. */
export function useMedia(body: Body, playing: Playing): void {
  const { place, course, awake, seen, still, preload, children } = playing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new children are new slides
  useEffect(() => {
    if (!awake) return;
    const slides = slidesIn(body.current);
    const shows = (index: number) => seen && !place.jumping && inView(index, place, course);
    for (const [index, slide] of slides.entries()) {
      if (preload && slide.dataset.gif) loadNow(slide);
      if (still || shows(index)) playSlide(slide, shows(index), still);
    }
    // Those that leave keep on until they are out of view.
    const timer = setTimeout(() => {
      for (const slide of slides.filter((_slide, index) => !shows(index))) playSlide(slide, false, still);
      for (const clone of clonesIn(body.current)) playSlide(clone, false, still);
    }, jumpDelay);
    return () => clearTimeout(timer);
  }, [place, course, awake, seen, still, preload, children]);
}
