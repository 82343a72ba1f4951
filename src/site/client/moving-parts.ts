/** What of a link moves into the page that it leads to. */
export interface Shown {
  readonly hero?: HTMLElement | undefined;
  readonly title?: HTMLElement | undefined;
}

/** Inside the link, or in the card that the link makes pressable, or at the hotspot; only where there is something to see. */
export function partsOf(link: Element): Shown {
  const around = link.closest('.card, .hero__spot') ?? link;
  const within = (selector: string) => [...around.querySelectorAll<HTMLElement>(selector)].find(isInView);
  return {
    hero: within('.picture, .hero__link'),
    title: within('.card__header, .hero__name, .case-nav__title'),
  };
}

export function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Paints what a hotspot lies over on the hotspot itself, so that it moves on its own; answers how to take it off again. */
export function paintSpot(spot: HTMLElement): () => void {
  const images = spot.closest('.hero')?.querySelectorAll<HTMLImageElement>('.picture img') ?? [];
  const image = [...images].find(isInView);
  if (!image?.naturalWidth) return () => {};
  const [box, own] = [image.getBoundingClientRect(), spot.getBoundingClientRect()];
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const [x = 0.5, y = 0.5] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((part) => Number.parseFloat(part) / 100);
  const left = box.left + (box.width - width) * x - own.left;
  const top = box.top + (box.height - height) * y - own.top;
  spot.style.background = `url("${image.currentSrc}") ${left}px ${top}px / ${width}px ${height}px no-repeat`;
  return () => spot.style.removeProperty('background');
}
