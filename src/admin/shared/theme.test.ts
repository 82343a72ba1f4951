// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { getNextTheme, readTheme, setTheme, themeLifetime } from './theme.ts';

afterEach(() => localStorage.clear());

test('the toggle goes light, dark, system, light', () => {
  expect(getNextTheme('light')).toBe('dark');
  expect(getNextTheme('dark')).toBe('system');
  expect(getNextTheme('system')).toBe('light');
});

test('a chosen theme counts for 24 hours, then the system decides', () => {
  setTheme('dark');
  expect(readTheme(Date.now())).toBe('dark');
  expect(readTheme(Date.now() + themeLifetime)).toBe('system');
});

test('anything else that is stored is the system’s theme', () => {
  for (const stored of ['{', 'null', '{"value":"pink","at":1}', '{"value":"dark"}']) {
    localStorage.setItem('theme', stored);
    expect(readTheme(2)).toBe('system');
  }
});
