import { consentEvent, consentGranted, formatConsentCookie, readConsent } from '#content/consent.ts';
import { startOffline } from '../client/offline.ts';
import { runWhenLoaded, runWhenShown } from '../client/run-when.ts';

declare global {
  interface Window {
    /** Grants consent for a year and starts the scripts that wait for it. */
    grantAnalyticsConsent?: () => void;
  }
}

/** Session storage key that tells the reloaded page to show the confirmation. */
const savedKey = 'consent-saved';

const root = document.documentElement;
/** The server's consent settings; the answer is an attribute of the root. */
const said = document.body.dataset;

/**
 * Reads the answer and starts what it allows. Does nothing while prerendering. Question, settings and
 * analytics are loaded on demand.
 */
export function startConsent(): void {
  // A private or historical page has no consent settings: nothing is measured or stored.
  if (said.consentDefault === undefined) return;
  startOffline();
  window.grantAnalyticsConsent = grantConsent;
  runWhenShown(settle);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Restored from the back-forward cache after consent was withdrawn elsewhere: only a reload removes the
    // scripts.
    if (root.dataset.consent === consentGranted && readConsent(document.cookie) !== true) location.reload();
    else settle();
  });
}

function settle(): void {
  if (wasJustSaved()) void loadParts().then(({ saySaved }) => saySaved());
  const answer = readConsent(document.cookie);
  if (answer === undefined && said.consentDefault === 'granted') grantConsent();
  else if (answer) begin();
  // Without analytics each poster asks for its own embed.
  else if (answer === undefined && said.measurement !== undefined) runWhenLoaded(ask);
  if (answer !== undefined) hideConsentBar();
}

/** Asks unless there is an answer by now. */
function ask(): void {
  loadParts().then(
    ({ showConsentBar }) => readConsent(document.cookie) === undefined && showConsentBar(),
    () => undefined,
  );
}

export function grantConsent(): void {
  keepAnswer(true);
  hideConsentBar();
  begin();
}

/** Nothing had started, so nothing has to stop. */
export function refuseConsent(): void {
  keepAnswer(false);
  hideConsentBar();
}

/** Applies an answer from the bar and confirms it with a toast, since the bar disappears. */
export async function confirmAnswer(answer: () => void): Promise<void> {
  answer();
  (await loadParts()).saySaved();
}

/** Opens the settings. If they cannot be loaded, follows the link as without scripts. */
export async function openCookieSettings(opener: HTMLElement): Promise<void> {
  try {
    const { openSettings } = await loadParts();
    const granted = readConsent(document.cookie) === true;
    openSettings(opener, { granted, keepAnswer, hideBar: hideConsentBar, reload });
  } catch (error) {
    if (!(opener instanceof HTMLAnchorElement)) throw error;
    location.assign(opener.href);
  }
}

function begin(): void {
  if (root.dataset.consent === consentGranted) return;
  root.dataset.consent = consentGranted;
  document.dispatchEvent(new Event(consentEvent));
  const { measurement: id, analytics: address } = said;
  if (!id || !address) return;
  const analytics: Promise<typeof import('./analytics.client.ts')> = import(/* @vite-ignore */ address);
  analytics.then(
    // Consent may have been withdrawn in another tab.
    ({ startAnalytics }) => startAnalytics(id, () => readConsent(document.cookie) === true),
    // A content blocker may block the script.
    () => undefined,
  );
}

function keepAnswer(granted: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = formatConsentCookie(granted, location.protocol === 'https:');
}

/** ms between saving a changed choice and the reload; specified. */
const reloadDelay = 300;

function reload(): void {
  try {
    sessionStorage.setItem(savedKey, '');
  } catch {
    // Without storage the reloaded page shows no confirmation.
  }
  setTimeout(() => location.reload(), reloadDelay);
}

function wasJustSaved(): boolean {
  try {
    const saved = sessionStorage.getItem(savedKey) !== null;
    sessionStorage.removeItem(savedKey);
    return saved;
  } catch {
    return false;
  }
}

/** The URL is in the document, as for islands: the build's own loader would be larger than this script. */
function loadParts(): Promise<typeof import('./consent-parts.client.ts')> {
  return import(/* @vite-ignore */ said.consentParts ?? '');
}

/** Removes the question. A focus inside it moves to the link that opens the settings. */
function hideConsentBar(): void {
  const bar = document.querySelector<HTMLElement>('.consent-bar');
  if (!bar || bar.hidden) return;
  const hadFocus = bar.contains(document.activeElement);
  bar.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('.footer [data-action]')?.focus({ preventScroll: true });
}
