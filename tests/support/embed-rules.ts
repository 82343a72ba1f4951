import { expect } from 'vitest';

const frame = 'https://player.vimeo.com/video/76979871?dnt=1';
export const embedValues = { platform: 'vimeo', url: 'https://vimeo.com/76979871' };

export function setConsent(value: 'true' | 'false' | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `analytics_consent=${value ?? ''}${value === undefined ? '; max-age=0' : ''}`;
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
