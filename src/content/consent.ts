/**
 * A visitor's consent to third-party requests: analytics, and posts, videos and scenes that load by
 * themselves. Rules only; `site/consent` asks for it and acts on it.
 */

/**
 * Identifier of the privacy page, which footer, consent bar and cookie settings link to if it is published.
 */
export const privacyIdentifier = 'privacy';

/**
 * Signals consent to a page's parts, so that they need not know how it is stored: the root element has
 * `data-consent="granted"`, and when consent is given while the page is open, an event `consent` (a plain
 * `Event`) is dispatched on `document`. There is no event for a refusal: a page that had started something is
 * reloaded.
 *
 * Code that islands shared with the chrome script at run time would become one more file that every page
 * loads, so islands write these two words as literals and the compiler checks them: `const granted:
 * ConsentGranted = 'granted'`.
 */
export const consentGranted = 'granted';
export const consentEvent = 'consent';
export type ConsentGranted = typeof consentGranted;
export type ConsentEvent = typeof consentEvent;

/** Lifetime of the consent cookie in seconds: one year. */
const lifetime = 365 * 24 * 60 * 60;

/** Reads consent from `document.cookie`; undefined if there is none yet or its value is invalid. */
export function readConsent(cookies: string): boolean | undefined {
  const answer = /(?:^|;)\s*analytics_consent=(true|false)\s*(?:;|$)/.exec(cookies)?.[1];
  return answer === undefined ? undefined : answer === 'true';
}

/** Formats the consent cookie. `secure`: the site is served over https. */
export function formatConsentCookie(granted: boolean, secure: boolean): string {
  return `analytics_consent=${granted}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/**
 * True for a valid Google Analytics id: `G-`, then letters and digits only, since it is written into URLs and
 * scripts. With any other id nothing is measured.
 */
export function isMeasurementId(id: string): boolean {
  return /^G-[A-Za-z0-9]+$/.test(id);
}
