/**
 * The visible part of consent: the question and the settings. Loaded separately, only for visitors who have
 * not answered or who open the settings.
 */
export { showConsentBar } from './consent-bar.ts';
export { openSettings, showSavedToast as saySaved } from './cookie-settings.ts';
