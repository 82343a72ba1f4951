import { startActions } from './client/actions.ts';
import { startBackLinks } from './client/back-link.ts';
import { silenceForeignErrors } from './client/foreign-errors.ts';
import { startLanguage } from './client/language.ts';
import { startPresentations } from './client/presentations.ts';
import { startReveal } from './client/reveal.ts';
import { startScrollers } from './client/scrollers.ts';
import { startTheme } from './client/theme.ts';
import { startVideos } from './client/videos.ts';
import { startViewTransitions } from './client/view-transitions.ts';
import { startConsent } from './consent/start-consent.ts';
import { scrollTimelines } from './scroll-timeline.ts';

type Start = () => void;

/**
 * Needed before the first rendering; after navigating back it may run before the page is parsed
 * (`page-change-script.ts`).
 */
const first: readonly Start[] = [silenceForeignErrors, startViewTransitions];
const whenRead: readonly Start[] = [
  startTheme,
  startLanguage,
  startMenu,
  startReveal,
  startActions,
  startBackLinks,
  startPresentations,
  startBackground,
  startConsent,
  startVideos,
  startScrollers,
  startPrint,
];

/** Starts all scripts of a public page except islands. An error in one does not stop the others. */
function startAll(parts: readonly Start[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}

startAll(first);
if (document.readyState !== 'loading') startAll(whenRead);
else document.addEventListener('readystatechange', () => startAll(whenRead), { once: true });

/** Loads all lazy images before the page is printed. */
function startPrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}

/**
 * Closes the menu when the keyboard focus leaves it, and when the page is restored from the back-forward
 * cache. The browser does the rest: opening, closing and restoring the focus.
 */
function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  if (!menu?.hidePopover) return;
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  addEventListener('pagehide', () => menu.hidePopover());
}

/**
 * Loads the script that animates the background, only on pages that have one and in browsers without
 * scroll-driven animations.
 */
function startBackground(): void {
  const { backgroundScript } = document.body.dataset;
  if (backgroundScript === undefined || CSS.supports(scrollTimelines)) return;
  // If it does not load, the background does not change.
  import(/* @vite-ignore */ backgroundScript).catch(() => {});
}
