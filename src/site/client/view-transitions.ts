import { findMovingParts, type MovingParts } from './moving-parts.ts';

/**
 * View transitions between pages
 * (https://www.w3.org/TR/css-view-transitions-2/#cross-document-view-transitions). The clicked picture grows
 * into the hero and the clicked title into the main heading, and back on navigating back. The styles name the
 * elements of the target page; this script names the clicked ones and removes the current page's names, since
 * a name must be unique per document. On navigating back `page-change-script.ts` makes this run in time.
 * Browsers without these events show the next page without a transition.
 */
const names = {
  /** Same selector as in `transitions.css`. */
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
    // On navigating back this page's hero shrinks.
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
    // The shrinking picture must be in its place (`base.css`).
    document.documentElement.classList.add('reveals');
    nameFor(viewTransition, findParts(activation.from?.url ?? ''));
  });
}

/**
 * Handles the rejections of a skipped transition, which is no error: the visitor may navigate again, or the
 * page may be shown before.
 */
function mayBeSkipped({ ready, finished, updateCallbackDone }: ViewTransition): void {
  void Promise.allSettled([ready, finished, updateCallbackDone]);
}

function isBack({ navigationType, from, entry }: NavigationActivation): boolean {
  return navigationType === 'traverse' && from !== null && from.index > entry.index;
}

/** Gives the view transition names only to these elements until the transition finishes. */
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

/** Finds the visible elements of a link to a URL. */
function findParts(address: string): MovingParts {
  const links = [...document.links].filter((link) => leadsTo(link, address));
  return links.map(findMovingParts).find(({ hero, title }) => hero || title) ?? {};
}

function leadsTo(link: Pick<HTMLAnchorElement, 'href'>, address: string): boolean {
  return URL.canParse(link.href) && URL.canParse(address) && stripQuery(link.href) === stripQuery(address);
}

function stripQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
