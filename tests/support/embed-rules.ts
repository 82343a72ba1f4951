import { expect } from 'vitest';
import { consentEvent, consentGranted } from '#content/consent.ts';

const frame = 'https://player.vimeo.com/video/76979871?dnt=1';
export const embedValues = { platform: 'vimeo', url: 'https://vimeo.com/76979871' };

/** What the page says of the visitor's answer when the island comes alive. */
export function setConsent(granted: boolean): void {
  if (granted) document.documentElement.dataset.consent = consentGranted;
  else delete document.documentElement.dataset.consent;
}

/** A yes that comes while the poster stands there. */
export async function expectLaterConsent(
  root: HTMLElement,
  change: (run: () => void) => Promise<void>,
): Promise<void> {
  expect(root.querySelector('iframe')).toBeNull();
  await change(() => void document.dispatchEvent(new Event(consentEvent)));
  expectFrame(root);
  // Nobody pressed this poster: the focus stays where it is, and the frame waits to be near.
  expect(document.activeElement).toBe(document.body);
  expect(root.querySelector('iframe')?.getAttribute('loading')).toBe('lazy');
}

/** What an embed does without consent, whichever runtime makes it alive. */
export async function expectPosterRules(
  root: HTMLElement,
  change: (run: () => void) => Promise<void>,
): Promise<void> {
  const poster = root.querySelector('a');
  expect(poster?.getAttribute('href')).toBe('https://vimeo.com/76979871');
  expect(root.querySelector('iframe')).toBeNull();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  await change(() => void poster?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expectFrame(root);
  expect(document.activeElement).toBe(root.querySelector('iframe'));
}

export function expectFrame(root: HTMLElement): void {
  const element = root.querySelector('iframe');
  expect(element?.getAttribute('src')).toBe(frame);
  expect(element?.title).toBe('Video van Vimeo');
  expect(root.querySelector('a')).toBeNull();
}
