import { startActions } from './client/actions.ts';
import { startBackLinks } from './client/back-link.ts';
import { startBackground } from './client/background.ts';
import { silenceForeignErrors } from './client/foreign-errors.ts';
import { startLanguage } from './client/language.ts';
import { startMenu } from './client/menu.ts';
import { startPresentations } from './client/presentations.ts';
import { startPrint } from './client/print.ts';
import { startReveal } from './client/reveal.ts';
import { startScrollers } from './client/scrollers.ts';
import { startTheme } from './client/theme.ts';
import { startVideos } from './client/videos.ts';
import { startViewTransitions } from './client/view-transitions.ts';
import { startConsent } from './consent/start-consent.ts';

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
