import { consentCookie, consentEvent, consentGranted, consentIn } from '#content/consent.ts';
import { startOffline } from '../client/offline.ts';
import { runWhenLoaded, runWhenShown } from '../client/run-when.ts';

declare global {
  interface Window {
    /** Says yes for the visitor: keeps it for a year, and starts at once what waited for it. */
    grantAnalyticsConsent?: () => void;
  }
}

/** Where the settings leave word for the page that they reload. */
const savedKey = 'consent-saved';

const root = document.documentElement;
/** What the server says of consent; the answer itself stands on the root. */
const said = document.body.dataset;

/**
 * The visitor's answer and what follows from it. Nothing happens while a page is only rendered ahead; what else is
 * needed (the question, the settings, analytics) is loaded when it is.
 */
export function startConsent(): void {
  // A document that says nothing of consent is at a secret address, or shows the past: nothing of it is measured or kept.
  if (said.consentDefault === undefined) return;
  startOffline();
  window.grantAnalyticsConsent = grantConsent;
  runWhenShown(settle);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Come back to, after the answer was taken back elsewhere: only a new page is without what was started.
    if (root.dataset.consent === consentGranted && consentIn(document.cookie) !== true) location.reload();
    else settle();
  });
}

function settle(): void {
  if (wasJustSaved()) void loadParts().then(({ saySaved }) => saySaved());
  const answer = consentIn(document.cookie);
  if (answer === undefined && said.consentDefault === 'granted') grantConsent();
  else if (answer) begin();
  // Where nothing is measured, each poster asks for itself.
  else if (answer === undefined && said.measurement !== undefined) runWhenLoaded(ask);
  if (answer !== undefined) hideConsentBar();
}

/** Asks unless it is answered meanwhile. Where nobody can be asked, nothing starts. */
function ask(): void {
  loadParts().then(
    ({ showConsentBar }) => consentIn(document.cookie) === undefined && showConsentBar(),
    () => undefined,
  );
}

/** Yes, from now on. */
export function grantConsent(): void {
  keepAnswer(true);
  hideConsentBar();
  begin();
}

/** No. Nothing had started, so nothing has to end. */
export function refuseConsent(): void {
  keepAnswer(false);
  hideConsentBar();
}

/** An answer in the bar is confirmed in words, since the bar is gone. */
export async function confirmAnswer(answer: () => void): Promise<void> {
  answer();
  (await loadParts()).saySaved();
}

/** Opens the settings; where they cannot be loaded, a link leads where it would without scripts. */
export async function openCookieSettings(opener: HTMLElement): Promise<void> {
  try {
    const { openSettings } = await loadParts();
    const granted = consentIn(document.cookie) === true;
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
    // The answer may have been taken back in another tab.
    ({ startAnalytics }) => startAnalytics(id, () => consentIn(document.cookie) === true),
    // Not loading it is a blocker's good right.
    () => undefined,
  );
}

function keepAnswer(granted: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers later
  document.cookie = consentCookie(granted, location.protocol === 'https:');
}

/** ms between saving a changed choice and the reload; specified. */
const reloadDelay = 300;

function reload(): void {
  try {
    sessionStorage.setItem(savedKey, '');
  } catch {
    // Without storage the next page says nothing.
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

/** Addresses stand in the document, as those of islands do: the build's own loader would weigh more than all this. */
function loadParts(): Promise<typeof import('./consent-parts.client.ts')> {
  return import(/* @vite-ignore */ said.consentParts ?? '');
}

/** Takes the question away. Who answered it with the keyboard goes on where the answer can be changed. */
function hideConsentBar(): void {
  const bar = document.querySelector<HTMLElement>('.consent-bar');
  if (!bar || bar.hidden) return;
  const hadFocus = bar.contains(document.activeElement);
  bar.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('.footer [data-action]')?.focus({ preventScroll: true });
}
