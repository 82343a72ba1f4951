import type { ConsentEvent, ConsentGranted } from '#content/consent.ts';

const granted: ConsentGranted = 'granted';
const consentEvent: ConsentEvent = 'consent';

/**
 * Calls `start` once the visitor's answer is yes: now, or when it comes to be while the page is open. What the
 * answer is, and that it counts, is decided in one place; the page says so. Returns what ends the waiting.
 */
export function onConsent(start: () => void): () => void {
  if (document.documentElement.dataset.consent === granted) start();
  else document.addEventListener(consentEvent, start, { once: true });
  return () => document.removeEventListener(consentEvent, start);
}
