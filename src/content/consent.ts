/**
 * A visitor's answer to what comes from outside: analytics, and posts, videos and scenes that load by themselves. The rules alone;
 * who asks and who acts on it is `site/consent`.
 */

/** Identifier of the page that footer, consent bar and cookie settings link to, where it is published. */
export const privacyIdentifier = 'privacy';

/**
 * How a page tells its parts that the visitor's answer is yes, so that they need not know how it is kept: the
 * document's root carries `data-consent="granted"`, and when that comes to be while the page is open, an event
 * `consent` (a plain `Event`) is dispatched on `document`. There is no event for no: a page that had started
 * something is loaded anew.
 *
 * What islands share with the chrome script at run time becomes one more file that every page waits for, so they
 * write these two words themselves and let the compiler compare: `const granted: ConsentGranted = 'granted'`.
 */
export const consentGranted = 'granted';
export const consentEvent = 'consent';
export type ConsentGranted = typeof consentGranted;
export type ConsentEvent = typeof consentEvent;

/** Seconds for which an answer holds: one year. */
const lifetime = 365 * 24 * 60 * 60;

/** The answer in a `document.cookie`; undefined when there is none yet, or one that nobody could have given. */
export function consentIn(cookies: string): boolean | undefined {
  const answer = /(?:^|;)\s*analytics_consent=(true|false)\s*(?:;|$)/.exec(cookies)?.[1];
  return answer === undefined ? undefined : answer === 'true';
}

/** The cookie that keeps an answer. `secure`: the site is visited by https. */
export function consentCookie(granted: boolean, secure: boolean): string {
  return `analytics_consent=${granted}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/**
 * True for an id that analytics may start with: `G-`, and letters and digits, since it is written into addresses
 * and scripts. Any other, also none, means that nothing is measured.
 */
export function isMeasurementId(id: string): boolean {
  return /^G-[A-Za-z0-9]+$/.test(id);
}
