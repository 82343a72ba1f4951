import { getSlideIndex, isSlideInView } from './engine.ts';
import { logMediaError, releaseGif, startGif, stopGif } from './gif-player.ts';
import type { CarouselState } from './standing.ts';

/** Lists the slides without their clones. */
export function listSlides(track: HTMLElement): HTMLElement[] {
  return [...(track.querySelector('.carousel__slides')?.children ?? [])] as HTMLElement[];
}

/** Lists the clones at both ends, without those of a carousel inside a slide. */
export function listClones(track: HTMLElement): HTMLElement[] {
  return [...track.querySelectorAll<HTMLElement>(':scope > .carousel__clones > *')];
}

/** Gets the label of a slide: its position, and its alt text or else its text. */
export function getSlideName(slide: HTMLElement | undefined): string {
  const copy = slide?.cloneNode(true) as HTMLElement | undefined;
  // The content of a <video> is a fallback for browsers without support, not its label.
  for (const video of copy?.querySelectorAll('video') ?? []) video.replaceWith(video.ariaLabel ?? '');
  const words = copy?.querySelector('img')?.alt || copy?.textContent;
  return [slide?.getAttribute('aria-label'), words].filter(Boolean).join(': ');
}

/**
 * Disables native scrolling, which the carousel uses before hydration. Returns the index of the slide that
 * was scrolled to.
 */
export function takeScroll(scroller: HTMLElement, slide: HTMLElement | undefined): number {
  if (!slide || scroller.scrollLeft === 0) return 0;
  const at = Math.round(scroller.scrollLeft / slide.clientWidth);
  scroller.scrollLeft = 0;
  return at;
}

/** Inserts clones of the last slides before the first one, and of the first slides after the last one. */
export function fillClones(track: HTMLElement, slides: readonly HTMLElement[], count: number): void {
  const places = track.querySelectorAll<HTMLElement>(':scope > .carousel__clones');
  const [before, after] = places;
  before?.replaceChildren(...slides.slice(slides.length - count).map(cloneSlide));
  after?.replaceChildren(...slides.slice(0, count).map(cloneSlide));
  for (const place of places) loadNow(place);
}

const ownMarks = ['id', 'data-block-id', 'data-field', 'data-island', 'data-current', 'autoplay'];

/** Clones a slide. The clone is inert and hidden from assistive technology. */
function cloneSlide(slide: HTMLElement): Node {
  const clone = slide.cloneNode(true) as HTMLElement;
  for (const element of [clone, ...clone.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ownMarks) element.removeAttribute(name);
    if (element instanceof HTMLCanvasElement) element.remove();
  }
  clone.inert = true;
  clone.ariaHidden = 'true';
  return clone;
}

/** Marks the slides in view. The others are inert, so that they can't be focused or read. */
export function markSlides(view: HTMLElement, { slides, place, course }: CarouselState): void {
  const current = getSlideIndex(place.at, course.count);
  for (const [index, slide] of slides.entries()) {
    const shown = isSlideInView(index, place, course);
    if (!shown && slide.contains(document.activeElement)) view.focus({ preventScroll: true });
    slide.inert = !shown;
    slide.toggleAttribute('data-current', index === current);
    // Loads neighbours before they come into view: lazy media would be blank at first.
    const distance = getSlideIndex(index - current + 1, course.count);
    if (shown || distance <= course.perView + 1) loadNow(slide);
  }
}

/** Starts lazy media of a slide. Media of the other theme stay lazy. */
export function loadNow(slide: HTMLElement): void {
  for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    if (getComputedStyle(image.parentElement as Element).display !== 'none') image.loading = 'eager';
}

/**
 * Plays the media of a slide in view, and stops those of others. With `still`, nothing may move
 * automatically.
 */
export function playSlide(slide: HTMLElement, shows: boolean, still: boolean): void {
  const { gif, sync } = slide.dataset;
  const plays = shows && !still;
  if (gif !== undefined) {
    if (sync === undefined) (still ? stopGif : releaseGif)(slide);
    else (plays ? startGif : stopGif)(slide);
  }
  const video = slide.querySelector<HTMLVideoElement>('.carousel__video');
  if (!video) return;
  const byItself = video.dataset.autoplay !== undefined;
  if (byItself && plays) video.play().catch(logMediaError);
  else if (!shows || byItself) video.pause();
}

/** True if autoplay has to wait for a video that is playing. */
export function isBusy(slide: HTMLElement | undefined): boolean {
  const video = slide?.querySelector('video');
  return (video && !video.paused && !video.loop) === true;
}
