// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInView } from './client/moving-parts.ts';
import { crossfadeTheme } from './theme-fade.client.ts';

const root = document.documentElement;
let finish: () => void = () => {};

/** Mocks a browser that supports transitions; resolves after the change. */
function canFade(): void {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const start = vi.fn((change: () => void) => {
    change();
    return { ready: Promise.resolve(), updateCallbackDone: Promise.resolve(), finished };
  });
  Object.assign(document, { startViewTransition: start });
}

const prefers = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

beforeEach(() => {
  prefers(false);
  root.dataset.theme = 'light';
  document.body.innerHTML = '';
  canFade();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

it('changing the theme fades, and sets a class on the root while it lasts', async () => {
  const change = vi.fn();
  const fading = crossfadeTheme('dark', change, isInView);
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(root.classList.contains('theme-fades')).toBe(true);
  finish();
  await fading;
  expect(root.classList.contains('theme-fades')).toBe(false);
});

it.each([
  ['with reduced motion', () => prefers(true)],
  ['to the theme that is there', () => Object.assign(root.dataset, { theme: 'dark' })],
  ['in a browser that cannot fade', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('the theme changes immediately %s', (_when, given) => {
  given();
  const change = vi.fn();
  void crossfadeTheme('dark', change, isInView);
  expect(change).toHaveBeenCalledOnce();
  expect(root.classList.contains('theme-fades')).toBe(false);
});

it('images in view that only the new theme shows are loaded before the change', async () => {
  document.body.innerHTML = ['light', 'dark', 'dark']
    .map((theme) => `<div><picture class="picture--${theme}"><img loading="lazy"></picture></div>`)
    .join('');
  const images = [...document.images];
  let come: () => void = () => {};
  for (const [index, image] of images.entries()) {
    const box = image.parentElement?.parentElement as HTMLElement;
    box.getBoundingClientRect = () => new DOMRect(0, index === 2 ? 9000 : 0, 100, 100);
    image.decode = () =>
      new Promise((resolve) => {
        come = resolve;
      });
  }
  const change = vi.fn();
  void crossfadeTheme('dark', change, isInView);
  expect(images.map(({ loading }) => loading)).toEqual([undefined, 'eager', undefined]);
  expect(change).not.toHaveBeenCalled();
  come();
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
});
