import { startActions } from './client/actions.ts';
import { startBackLinks } from './client/back-link.ts';
import { silenceForeignErrors } from './client/foreign-errors.ts';
import { startLanguage } from './client/language.ts';
import { startPresentations } from './client/presentations.ts';
import { startReveal } from './client/reveal.ts';
import { startTheme } from './client/theme.ts';
import { startConsent } from './consent/start-consent.ts';

/** Everything a visitor's page does beyond its islands. Each part stands alone: one that fails stops no other. */
for (const start of [
  silenceForeignErrors,
  startTheme,
  startLanguage,
  startReveal,
  startActions,
  startBackLinks,
  startPresentations,
  startConsent,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
