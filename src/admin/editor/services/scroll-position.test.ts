// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepScroll, keptScroll } from './scroll-position.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('each frame of each page has its own, and none begins at the top', () => {
  keepScroll('home', 'pane-1', 320.6);
  keepScroll('home', 'pane-2', 40);
  expect(keptScroll('home', 'pane-1')).toBe(321);
  expect(keptScroll('home', 'pane-2')).toBe(40);
  expect(keptScroll('cases', 'pane-1')).toBe(0);
});

test('what is kept by somebody else, or not at all, is the top', () => {
  sessionStorage.setItem('vitrine-scroll:home:pane-1', 'far');
  expect(keptScroll('home', 'pane-1')).toBe(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepScroll('home', 'pane-1', 10)).not.toThrow();
});
