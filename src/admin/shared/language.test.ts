// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readLanguage, storeLanguage } from './language.ts';

afterEach(() => localStorage.clear());

test('the last chosen language is restored, or else Dutch', () => {
  expect(readLanguage()).toBe('nl');
  storeLanguage('en');
  expect(readLanguage()).toBe('en');
});

test('an invalid stored value or unavailable storage gives Dutch', () => {
  localStorage.setItem('language', 'de');
  expect(readLanguage()).toBe('nl');
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  storeLanguage('en');
  expect(readLanguage()).toBe('nl');
});
