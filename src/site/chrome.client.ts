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

/** What the first rendering needs; on the way back it may run before the page has been read (`page-change-script.ts`). */
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

/** Everything a visitor's page does beyond its islands. Each part stands alone: one that fails stops no other. */
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

/** Asks for all images of the page when it is about to be printed, also for those that nobody scrolled to. */
function startPrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}

/**
 * The menu opens, closes and hands back the focus by itself; what it cannot do is close when the keyboard
 * walks out of it, or when a page comes back from the back-forward cache with the menu still over it.
 */
function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  if (!menu?.hidePopover) return;
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  addEventListener('pagehide', () => menu.hidePopover());
}

/** Loads what moves the background along, only on a page that has one and where CSS cannot do it. */
function startBackground(): void {
  const { backgroundScript } = document.body.dataset;
  if (backgroundScript === undefined || CSS.supports(scrollTimelines)) return;
  // When it does not come, the page keeps the background that it begins with.
  import(/* @vite-ignore */ backgroundScript).catch(() => {});
}
