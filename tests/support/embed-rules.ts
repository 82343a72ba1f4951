import { expect } from 'vitest';
import { consentEvent, consentGranted } from '#content/consent.ts';

const frame = 'https://player.vimeo.com/video/76979871?dnt=1';
export const embedValues = { platform: 'vimeo', url: 'https://vimeo.com/76979871' };

/** Sets the visitor's consent as the page declares it when the island hydrates. */
export function setConsent(granted: boolean): void {
  if (granted) document.documentElement.dataset.consent = consentGranted;
  else delete document.documentElement.dataset.consent;
}

/** Checks consent that is given while the poster is shown. */
export async function expectLaterConsent(
  root: HTMLElement,
  change: (run: () => void) => Promise<void>,
): Promise<void> {
  expect(root.querySelector('iframe')).toBeNull();
  await change(() => void document.dispatchEvent(new Event(consentEvent)));
  expectFrame(root);
  // The poster was not clicked: the focus stays where it is, and the frame loads lazily.
  expect(document.activeElement).toBe(document.body);
  expect(root.querySelector('iframe')?.getAttribute('loading')).toBe('lazy');
}

/** Checks an embed without consent, whichever runtime hydrates it. */
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
