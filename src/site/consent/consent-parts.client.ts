/**
 * What of consent is seen: the question and the settings. One file, fetched by who has not answered yet and by
 * who opens the settings, so that everybody else's pages carry none of it.
 */
export { showConsentBar } from './consent-bar.ts';
export { openSettings, saySaved } from './cookie-settings.ts';
