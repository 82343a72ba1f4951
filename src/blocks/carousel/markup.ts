import type { Course } from './engine.ts';

/** Elements of a carousel's markup that are never replaced, without those of a carousel inside a slide. */
export interface Parts {
  readonly body: HTMLElement;
  /** The viewport of the track. */
  readonly view: HTMLElement;
  readonly track: HTMLElement;
  readonly controls: HTMLElement;
  /** The live region for screen readers. */
  readonly said: HTMLElement;
}

export function findCarouselParts(root: HTMLElement): Parts {
  const findPart = (of: HTMLElement, name: string) =>
    of.querySelector(`:scope > .carousel__${name}`) as HTMLElement;
  const body = findPart(root, 'body');
  const view = findPart(body, 'viewport');
  return {
    body,
    view,
    track: findPart(view, 'track'),
    controls: findPart(body, 'controls'),
    said: findPart(body, 'said'),
  };
}

/** Reads the number of slides in view, which the style sheet sets per device. */
export function readCourse(body: HTMLElement, count: number): Course {
  const fades = body.dataset.fades !== undefined;
  return { count, fades, perView: fades ? 1 : Number(getComputedStyle(body).getPropertyValue('--per')) || 1 };
}
