import type { Course } from './engine.ts';

/** The parts of a carousel's own markup that stay; a carousel in a slide has its own. */
export interface Parts {
  readonly body: HTMLElement;
  /** The window in which the slides move. */
  readonly view: HTMLElement;
  readonly track: HTMLElement;
  readonly controls: HTMLElement;
  /** The live region, for screen readers. */
  readonly said: HTMLElement;
}

export function findCarouselParts(root: HTMLElement): Parts {
  const part = (of: HTMLElement, name: string) =>
    of.querySelector(`:scope > .carousel__${name}`) as HTMLElement;
  const body = part(root, 'body');
  const view = part(body, 'viewport');
  return {
    body,
    view,
    track: part(view, 'track'),
    controls: part(body, 'controls'),
    said: part(body, 'said'),
  };
}

/** The style sheet knows the device; this reads what it made of it. */
export function courseOf(body: HTMLElement, count: number): Course {
  const fades = body.dataset.fades !== undefined;
  return { count, fades, perView: fades ? 1 : Number(getComputedStyle(body).getPropertyValue('--per')) || 1 };
}
