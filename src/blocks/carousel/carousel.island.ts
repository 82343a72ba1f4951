import type { Alive } from '#ui/island/enliven.ts';
import type { CarouselOptions } from './carousel-options.ts';
import { watchDrag } from './drag.ts';
import { clonesIn, fillClones, markSlides, playSlide, slideName, slidesIn, takeScroll } from './driver.ts';
import { type CarouselMove, cloneCount, firstPlace, jumpDelay, move } from './engine.ts';
import { markBody, markControls } from './marks.ts';
import { courseOf, findCarouselParts } from './markup.ts';
import { playMedia, waitForTurn } from './playing.ts';
import { restartOnChange } from './restart-on-change.ts';
import { nothingNoticed, watchSignals } from './signals.ts';
import { type CarouselState, plays, running, slideOf } from './standing.ts';
import { watchControls, watchKeys } from './wishes.ts';

/** A running carousel. The methods that only the live preview uses cost visitors a few bytes. */
export interface AliveCarousel extends Alive<CarouselOptions> {
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
export const enliven = (root: HTMLElement, options: CarouselOptions): AliveCarousel => {
  const parts = findCarouselParts(root);
  const { body, view, track, controls, said } = parts;
  const end = new AbortController();
  const { signal } = end;
  const slides = slidesIn(track);
  const course = courseOf(body, slides.length);
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
    said.textContent = words(slideOf(now));
  };
  const silence = () => '';
  const step = (by: -1 | 1) => go({ type: 'step', by }, slideName);

  const cloned = () => (now.signals.awake ? cloneCount(now.course) : 0);
  const clones = restartOnChange(signal, () => {
    fillClones(track, now.slides, cloned());
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
    const course = courseOf(body, now.slides.length);
    // There may be other slides now, or more of them in view.
    const place = now.place.jumping ? now.place : move(now.place, { type: 'fit' }, course);
    now = { ...now, course, place };
    markBody(parts, now);
    clones(now.slides, cloned());
    markSlides(view, now);
    markControls(controls, now);
    // A silent place is rendered before the next one, which would else start from where this one began.
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
    const { interval, loops } = running(now) ?? {};
    jump(...along);
    turn(interval, loops, ...along);
    media(now.slides, signals.awake, signals.seen, plays(now), options.preload, ...along);
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
    go: (to) => go({ type: 'go', to }, slideName),
    toggle: () => change({ chosen: !plays(now) }),
  });
  // Without scripts the slides scroll; the one scrolled to stays in view.
  now = { ...now, place: { ...firstPlace, at: takeScroll(view, slides[0]) } };
  watchSignals(body, signal, (signals) => change({ signals }));

  return {
    go: (to) => go({ type: 'go', to }, silence),
    hold: (held) => change({ held }),
    update: (options) => change({ options, slides: slidesIn(track) }),
    stop() {
      end.abort();
      for (const slide of [...now.slides, ...clonesIn(track)]) playSlide(slide, false, true);
    },
  };
};
