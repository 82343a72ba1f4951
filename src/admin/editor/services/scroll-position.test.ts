// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readScrollPosition, saveScrollPosition } from './scroll-position.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('each frame of each page has its own scroll position, and starts at the top without one', () => {
  saveScrollPosition('home', 'pane-1', 320.6);
  saveScrollPosition('home', 'pane-2', 40);
  expect(readScrollPosition('home', 'pane-1')).toBe(321);
  expect(readScrollPosition('home', 'pane-2')).toBe(40);
  expect(readScrollPosition('cases', 'pane-1')).toBe(0);
});

test('an invalid stored position counts as the top, and full storage causes no error', () => {
  sessionStorage.setItem('vitrine-scroll:home:pane-1', 'far');
  expect(readScrollPosition('home', 'pane-1')).toBe(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveScrollPosition('home', 'pane-1', 10)).not.toThrow();
});
