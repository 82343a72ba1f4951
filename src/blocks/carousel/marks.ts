import type { Parts } from './markup.ts';
import { type CarouselState, getCurrentIndex, getCurrentSlide, isMotionAllowed } from './standing.ts';

/** Applies the position of the track, and its transition. */
export function markBody({ body, view, track, controls }: Parts, now: CarouselState): void {
  const { place, dragging, course } = now;
  const states = { alive: true, silent: place.silent || dragging, dragging };
  for (const [state, is] of Object.entries(states)) body.classList.toggle(`carousel__body--${state}`, is);
  track.style.setProperty('--at', String(place.at));
  // Without controls that take the arrow keys, the viewport takes them.
  if (course.count > 1) view.tabIndex = controls.querySelector('.carousel__dot,[data-step]') ? -1 : 0;
}

/** Updates the controls: the current slide, its link, and the label of the pause button. */
export function markControls(controls: HTMLElement, now: CarouselState): void {
  for (const [index, dot] of controls.querySelectorAll('.carousel__dot').entries()) {
    mark(dot, 'aria-current', index === getCurrentIndex(now) && 'true');
  }
  const link = controls.querySelector('.carousel__link');
  if (link) updateLink(link, findLink(getCurrentSlide(now)));
  const button = controls.querySelector<HTMLElement>('[data-play]');
  if (button) updatePauseButton(button, isMotionAllowed(now));
}

/** Gets the link of a slide; undefined if it has none. */
function findLink(slide: HTMLElement | undefined): string | undefined {
  const press = slide?.querySelector(':scope > .carousel__press');
  return press?.getAttribute('href') ?? slide?.dataset.link;
}

/** The same rule as `isExternalHref`, whose module would add a file to the page. */
const otherSite = /^(?:https?:)?\/\//i;

function updateLink(link: Element, href: string | undefined): void {
  const newTab = href !== undefined && otherSite.test(href);
  mark(link, 'href', href);
  mark(link, 'target', newTab && '_blank');
  mark(link, 'rel', newTab && 'noopener noreferrer');
}

/** Sets the label and icon of the pause button. Both labels and icons are in the markup. */
function updatePauseButton(button: HTMLElement, plays: boolean): void {
  const { pause = '', play = '' } = button.dataset;
  button.setAttribute('aria-label', plays ? pause : play);
  const [pauseIcon, playIcon] = button.querySelectorAll('path');
  mark(pauseIcon, 'display', !plays && 'none');
  mark(playIcon, 'display', plays && 'none');
}

function mark(element: Element | undefined, name: string, value: string | false | undefined): void {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}
