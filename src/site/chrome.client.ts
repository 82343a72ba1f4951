import { startActions } from './client/actions.ts';
import { startBackLinks } from './client/back-link.ts';
import { startBackground } from './client/background.ts';
import { silenceForeignErrors } from './client/foreign-errors.ts';
import { startLanguage } from './client/language.ts';
import { startMenu } from './client/menu.ts';
import { startOffline } from './client/offline.ts';
import { startPresentations } from './client/presentations.ts';
import { startReveal } from './client/reveal.ts';
import { startScrollers } from './client/scrollers.ts';
import { startTheme } from './client/theme.ts';
import { startVideos } from './client/videos.ts';
import { startViewTransitions } from './client/view-transitions.ts';
import { startConsent } from './consent/start-consent.ts';

/** Everything a visitor's page does beyond its islands. Each part stands alone: one that fails stops no other. */
for (const start of [
  silenceForeignErrors,
  startTheme,
  startLanguage,
  startMenu,
  startReveal,
  startActions,
  startBackLinks,
  startPresentations,
  startBackground,
  startConsent,
  startViewTransitions,
  startOffline,
  startVideos,
  startScrollers,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
