import type { IslandController } from '#ui/island/island-controller.ts';
import type { CarouselOptions } from './carousel-options.ts';
import { watchDrag } from './drag.ts';
import {
  fillClones,
  getSlideName,
  listClones,
  listSlides,
  markSlides,
  playSlide,
  takeScroll,
} from './driver.ts';
import { type CarouselMove, countClones, firstPlace, jumpDelay, move } from './engine.ts';
import { markBody, markControls } from './marks.ts';
import { findCarouselParts, readCourse } from './markup.ts';
import { playMedia, waitForTurn } from './playing.ts';
import { restartOnChange } from './restart-on-change.ts';
import { nothingNoticed, watchSignals } from './signals.ts';
import { type CarouselState, getCurrentSlide, getRunningAutoplay, isMotionAllowed } from './standing.ts';
import { watchControls, watchKeys } from './wishes.ts';

/** A running carousel. The methods that only the live preview uses cost visitors a few bytes. */
export interface CarouselController extends IslandController<CarouselOptions> {
  /** Goes to a slide without announcing it to screen readers. */
  go(to: number): void;
  /** While held, nothing moves automatically. */
  hold(held: boolean): void;
}

/**
 * Moves the track with the slides by the rules of the engine. Slides, controls and their texts are read from
 * the markup. Each change applies the whole state (`settle`). Effects such as autoplay restart only when
 * their own inputs change.
 */
export const hydrate = (root: HTMLElement, options: CarouselOptions): CarouselController => {
  const parts = findCarouselParts(root);
  const { body, view, track, controls, said } = parts;
  const end = new AbortController();
  const { signal } = end;
  const slides = listSlides(track);
  const course = readCourse(body, slides.length);
  const untouched = {
    place: firstPlace,
    dragging: false,
    chosen: undefined,
    held: false,
    signals: nothingNoticed,
  };
  let now: CarouselState = { options, slides, course, ...untouched };

  const change = (to: Partial<CarouselState>) => {
    now = { ...now, ...to };
    settle();
  };
  /**
   * Moves and announces the slide. Autoplay announces nothing, so that it does not interrupt screen readers.
   */
  const go = (action: CarouselMove, words: (slide: HTMLElement | undefined) => string) => {
    const place = move(now.place, action, now.course);
    if (place === now.place) return;
    change({ place });
    said.textContent = words(getCurrentSlide(now));
  };
  const silence = () => '';
  const step = (by: -1 | 1) => go({ type: 'step', by }, getSlideName);

  const countNeededClones = () => (now.signals.awake ? countClones(now.course) : 0);
  const clones = restartOnChange(signal, () => {
    fillClones(track, now.slides, countNeededClones());
    return undefined;
  });
  const media = restartOnChange(signal, () => playMedia(track, now));
  const turn = restartOnChange(signal, () =>
    waitForTurn(
      () => now,
      (next) => go(next, silence),
    ),
  );
  const jump = restartOnChange(signal, () => {
    if (!now.place.jumping) return;
    const timer = setTimeout(
      () => change({ place: move(now.place, { type: 'jump' }, now.course) }),
      jumpDelay,
    );
    return () => clearTimeout(timer);
  });

  function settle(): void {
    const course = readCourse(body, now.slides.length);
    // The slides, or the number of slides in view, may have changed.
    const place = now.place.jumping ? now.place : move(now.place, { type: 'fit' }, course);
    now = { ...now, course, place };
    markBody(parts, now);
    clones(now.slides, countNeededClones());
    markSlides(view, now);
    markControls(controls, now);
    // Flushes layout after a jump without transition. Otherwise the next transition would start from the old
    // position.
    if (place.silent) body.getBoundingClientRect();
    follow();
  }

  /**
   * Updates media and autoplay. Marking slides may move the focus, which settles again: this reads the state
   * after that.
   */
  function follow(): void {
    const { place, course, signals, options } = now;
    const along = [place, ...Object.values(course)];
    const { interval, loops } = getRunningAutoplay(now) ?? {};
    jump(...along);
    turn(interval, loops, ...along);
    media(now.slides, signals.awake, signals.seen, isMotionAllowed(now), options.preload, ...along);
  }

  watchDrag(view, signal, {
    standing: () => now,
    begin: () => change({ dragging: true }),
    end: (by) => {
      now = { ...now, dragging: false };
      if (by !== 0) step(by);
      settle();
    },
  });
  watchKeys(body, signal, step);
  watchControls(controls, signal, {
    step,
    go: (to) => go({ type: 'go', to }, getSlideName),
    toggle: () => change({ chosen: !isMotionAllowed(now) }),
  });
  // Before hydration visitors can scroll the slides. The slide in view stays in view.
  now = { ...now, place: { ...firstPlace, at: takeScroll(view, slides[0]) } };
  watchSignals(body, signal, (signals) => change({ signals }));

  return {
    go: (to) => go({ type: 'go', to }, silence),
    hold: (held) => change({ held }),
    update: (options) => change({ options, slides: listSlides(track) }),
    stop() {
      end.abort();
      for (const slide of [...now.slides, ...listClones(track)]) playSlide(slide, false, true);
    },
  };
};
