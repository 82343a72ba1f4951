// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { getNextTheme, readTheme, setTheme, themeLifetime } from './theme.ts';

afterEach(() => localStorage.clear());

test('the toggle cycles from light to dark to system', () => {
  expect(getNextTheme('light')).toBe('dark');
  expect(getNextTheme('dark')).toBe('system');
  expect(getNextTheme('system')).toBe('light');
});

test('a chosen theme applies for 24 hours, then the system theme', () => {
  setTheme('dark');
  expect(readTheme(Date.now())).toBe('dark');
  expect(readTheme(Date.now() + themeLifetime)).toBe('system');
});

test('an invalid stored value gives the system theme', () => {
  for (const stored of ['{', 'null', '{"value":"pink","at":1}', '{"value":"dark"}']) {
    localStorage.setItem('theme', stored);
    expect(readTheme(2)).toBe('system');
  }
});
