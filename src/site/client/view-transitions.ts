import { findMovingParts, type MovingParts } from './moving-parts.ts';

/**
 * What was pressed grows into the page that it leads to, and shrinks back on the way back
 * (https://www.w3.org/TR/css-view-transitions-2/#cross-document-view-transitions): its picture into the hero, its title into the
 * main heading. Those of a page have their names by its styles; what was pressed gets them here, and the page that it stands on loses
 * them, so that no document has a name twice. On the way back `page-change-script.ts` sees to it that this is there in time.
 * Browsers without these events just show the next page.
 */
const names = {
  /** As `transitions.css` names it. */
  hero: '.blocks > .block--hero > .hero > .hero__picture',
  title: 'main h1',
} as const satisfies Record<keyof MovingParts, string>;

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
    nameFor(viewTransition, pressed && leadsTo(pressed, to) ? findMovingParts(pressed) : findParts(to));
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    restore();
    // WebKit has this event without the Navigation API.
    const activation = window.navigation?.activation;
    if (!viewTransition) return;
    mayBeSkipped(viewTransition);
    if (!activation || !isBack(activation)) return;
    nameFor(viewTransition, findParts(activation.from?.url ?? ''));
  });
}

/** Whoever goes on at once leaves before the movement begins, and a page may be there before it: that is no error of the page. */
function mayBeSkipped({ ready, finished, updateCallbackDone }: ViewTransition): void {
  void Promise.allSettled([ready, finished, updateCallbackDone]);
}

function isBack({ navigationType, from, entry }: NavigationActivation): boolean {
  return navigationType === 'traverse' && from !== null && from.index > entry.index;
}

/** Gives the names to these alone, or to nothing, for as long as the transition lasts. */
function nameFor(transition: ViewTransition, shown: MovingParts): void {
  restore();
  const changed: HTMLElement[] = [];
  const give = (element: HTMLElement, name: string) => {
    changed.push(element);
    element.style.viewTransitionName = name;
  };
  for (const [name, selector] of Object.entries(names)) {
    for (const own of document.querySelectorAll<HTMLElement>(selector)) give(own, 'none');
    const element = shown[name as keyof MovingParts];
    if (element) give(element, name);
  }
  restore = () => {
    for (const element of changed) element.style.removeProperty('view-transition-name');
  };
  transition.finished.then(restore, restore);
}

/** What is in view of a link to this address. */
function findParts(address: string): MovingParts {
  const links = [...document.links].filter((link) => leadsTo(link, address));
  return links.map(findMovingParts).find(({ hero, title }) => hero || title) ?? {};
}

function leadsTo(link: Pick<HTMLAnchorElement, 'href'>, address: string): boolean {
  return URL.canParse(link.href) && URL.canParse(address) && pathOf(link.href) === pathOf(address);
}

function pathOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
