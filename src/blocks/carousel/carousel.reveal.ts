import type { PathPart } from '#content/block/issue.ts';
import { findController } from '#ui/island/live-islands.ts';
import { listOwnElements, type Reveal } from '../shared/reveal.ts';
import type { CarouselController } from './carousel.island.ts';
import { jumpDelay } from './engine.ts';

/** Fields for the movement: the carousel must move while they are edited. */
const moving = new Set(['autoplay', 'autoplayInterval', 'autoplayLoop']);

/** List fields of which one has the slides. */
const slideLists = new Set<PathPart | undefined>(['slides', 'cardSlides']);

/** Holds the carousel on the slide that is edited, and reports the slide that the user goes to. */
export const revealCarousel: Reveal = (block, { chosen }) => {
  let path: readonly PathPart[] = [];
  let known = listOwnSlides(block);
  let current = findCurrentIndex(known);
  /** The index of the slide that was last requested here. */
  let sentTo: number | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const isHeld = () => !moving.has(String(path[0]));

  function apply(): void {
    clearTimeout(again);
    const alive = findController<CarouselController>(findRoot(block));
    alive?.hold(isHeld());
    const [list, index] = path;
    if (!alive || !slideLists.has(list) || typeof index !== 'number') return;
    const slide = listOwnSlides(block)[index];
    if (!slide?.inert) return;
    sentTo = index;
    alive.go(index);
    // The carousel ignores `go` while it jumps back from a clone, so this tries again afterwards.
    if (slide.inert) again = setTimeout(apply, jumpDelay);
  }

  /**
   * Reports the current slide if the user changed it. Adding, removing and moving slides changes it too,
   * which is not reported.
   */
  function reportSlideChange(): void {
    const slides = listOwnSlides(block);
    const now = findCurrentIndex(slides);
    const same = slides.length === known.length && slides.every((slide, at) => slide === known[at]);
    const byHand = same && isHeld() && now !== current && now !== sentTo;
    if (now !== current) sentTo = undefined;
    known = slides;
    current = now;
    const list = slides[now]?.dataset.field ? 'slides' : 'cardSlides';
    if (byHand && now >= 0) chosen([list, now]);
  }

  const observer = new MutationObserver(reportSlideChange);
  observer.observe(block, { subtree: true, attributes: true, attributeFilter: ['data-current'] });
  return {
    show(next) {
      path = next;
      apply();
    },
    refresh: apply,
    release() {
      clearTimeout(again);
      observer.disconnect();
      findController<CarouselController>(findRoot(block))?.hold(false);
    },
  };
};

function findRoot(block: HTMLElement): HTMLElement | null | undefined {
  return listOwnElements(block, '.carousel__body')[0]?.parentElement;
}

function listOwnSlides(block: HTMLElement): readonly HTMLElement[] {
  return [...(listOwnElements(block, '.carousel__slides')[0]?.children ?? [])] as HTMLElement[];
}

function findCurrentIndex(slides: readonly HTMLElement[]): number {
  return slides.findIndex((slide) => slide.hasAttribute('data-current'));
}
