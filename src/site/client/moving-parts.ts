/** Elements of a link that move in the transition to its page. */
export interface MovingParts {
  readonly hero?: HTMLElement | undefined;
  readonly title?: HTMLElement | undefined;
}

/** Finds the visible picture and title inside the link, the card that it makes clickable, or the hotspot. */
export function findMovingParts(link: Element): MovingParts {
  const around = link.closest('.card, .hero__spot') ?? link;
  const findInView = (selector: string) => [...around.querySelectorAll<HTMLElement>(selector)].find(isInView);
  return {
    hero: findInView('.picture, .hero__link'),
    title: findInView('.card__header, .hero__name, .case-nav__title'),
  };
}

export function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
