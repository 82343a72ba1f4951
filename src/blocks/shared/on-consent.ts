import type { ConsentEvent, ConsentGranted } from '#content/consent.ts';

const granted: ConsentGranted = 'granted';
const consentEvent: ConsentEvent = 'consent';

/**
 * Calls `start` when the visitor consents: now, or later while the page is open. The page dispatches the
 * answer; the rules for it are in one place. Returns a function that stops waiting.
 */
export function onConsent(start: () => void): () => void {
  if (document.documentElement.dataset.consent === granted) start();
  else document.addEventListener(consentEvent, start, { once: true });
  return () => document.removeEventListener(consentEvent, start);
}
