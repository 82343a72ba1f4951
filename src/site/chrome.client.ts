import { startActions } from './client/actions.ts';
import { startBackLinks } from './client/back-link.ts';
import { startBackground } from './client/background.ts';
import { startLanguage } from './client/language.ts';
import { startMenu } from './client/menu.ts';
import { startPresentations } from './client/presentations.ts';
import { startReveal } from './client/reveal.ts';
import { startTheme } from './client/theme.ts';

/** Everything a visitor's page does beyond its islands. Each part stands alone: one that fails stops no other. */
for (const start of [
  startTheme,
  startLanguage,
  startMenu,
  startReveal,
  startActions,
  startBackLinks,
  startPresentations,
  startBackground,
]) {
  try {
    start();
  } catch (error) {
    reportError(error);
  }
}
