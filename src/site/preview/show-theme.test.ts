// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { showTheme } from './show-theme.ts';

/** The operating system's theme, which tests change. */
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
});

function changeSystem(theme: 'light' | 'dark'): void {
  system.matches = theme === 'dark';
  system.dispatchEvent(new Event('change'));
}

const shown = () => document.documentElement.dataset.theme;

it('the system theme follows the operating system', () => {
  showTheme('system');
  expect(shown()).toBe('light');
  changeSystem('dark');
  expect(shown()).toBe('dark');
  changeSystem('light');
  expect(shown()).toBe('light');
});

it('another theme no longer follows the operating system', () => {
  showTheme('system');
  showTheme('light');
  changeSystem('dark');
  expect(shown()).toBe('light');
});
