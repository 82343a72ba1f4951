/**
 * A picture that was pressed grows into the hero of the page it leads to, and shrinks back on the way back
 * (https://www.w3.org/TR/css-view-transitions-2/#cross-document-view-transitions). The hero has the name
 * `hero` by its styles; the pressed picture gets it here, and the hero of the page it stands on loses it, so
 * that no document has the name twice. On the way back `page-change-script.ts` sees to it that this is there in time.
 * Browsers without these events just show the next page.
 */
const name = 'hero';
/** As `transitions.css` names it. */
const heroes = '.blocks > .block--hero > .hero > .hero__picture';

let pressed: HTMLAnchorElement | undefined;
let restore = (): void => {};

export function startViewTransitions(): void {
  const press = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLAnchorElement>('a[href]') ?? undefined;
  };
  addEventListener('click', press, true);
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation) return;
    mayBeSkipped(viewTransition);
    // On the way back this page's hero is what shrinks.
    if (isBack(activation)) return;
    const to = activation.entry.url ?? '';
    nameFor(viewTransition, pressed && leadsTo(pressed, to) ? pictureOf(pressed) : findPicture(to));
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    restore();
    // WebKit has this event without the Navigation API.
    const activation = window.navigation?.activation;
    if (!viewTransition) return;
    mayBeSkipped(viewTransition);
    if (!activation || !isBack(activation)) return;
    nameFor(viewTransition, findPicture(activation.from?.url ?? ''));
  });
}

/** Whoever goes on at once leaves before the movement begins, and a page may be there before it: that is no error of the page. */
function mayBeSkipped({ ready, finished, updateCallbackDone }: ViewTransition): void {
  void Promise.allSettled([ready, finished, updateCallbackDone]);
}

function isBack({ navigationType, from, entry }: NavigationActivation): boolean {
  return navigationType === 'traverse' && from !== null && from.index > entry.index;
}

/** Gives the name to this picture alone, or to nothing, for as long as the transition lasts. */
function nameFor(transition: ViewTransition, picture: HTMLElement | undefined): void {
  restore();
  const changed = [...document.querySelectorAll<HTMLElement>(heroes)];
  for (const hero of changed) hero.style.viewTransitionName = 'none';
  if (picture) {
    changed.push(picture);
    picture.style.viewTransitionName = name;
  }
  restore = () => {
    for (const element of changed) element.style.removeProperty('view-transition-name');
  };
  transition.finished.then(restore, restore);
}

/** The picture in view of a link to this address. */
function findPicture(address: string): HTMLElement | undefined {
  const links = [...document.links].filter((link) => leadsTo(link, address));
  return links.map(pictureOf).find((picture) => picture);
}

/** Inside the link, or in the card that the link makes pressable; only where there is something to see. */
function pictureOf(link: Element): HTMLElement | undefined {
  const inside = link.querySelector<HTMLElement>('.picture');
  const picture = inside ?? link.closest('.card')?.querySelector<HTMLElement>('.picture');
  return picture && isInView(picture) ? picture : undefined;
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function leadsTo(link: Pick<HTMLAnchorElement, 'href'>, address: string): boolean {
  return URL.canParse(link.href) && URL.canParse(address) && pathOf(link.href) === pathOf(address);
}

function pathOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
