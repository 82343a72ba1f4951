// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTheme } from './theme.ts';

const hour = 60 * 60 * 1000;
const root = document.documentElement;
let system: { matches: boolean; change: () => void };

/** Opens the part of a page that the theme changes. */
function openPage({ dark = false } = {}) {
  document.head.innerHTML =
    '<meta name="theme-color" data-theme="light" media="(prefers-color-scheme:light)">' +
    '<meta name="theme-color" data-theme="dark" media="(prefers-color-scheme:dark)">';
  document.body.innerHTML =
    '<button data-theme-switch=\'{"light":"Licht","dark":"Donker","system":"Systeem"}\'></button>';
  const list = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => {
      system.change = listener;
    },
  };
  system = {
    get matches() {
      return list.matches;
    },
    set matches(value) {
      list.matches = value;
    },
    change: () => {},
  };
  vi.stubGlobal('matchMedia', () => list);
  startTheme();
}

const button = () => document.querySelector('button') as HTMLButtonElement;
const shown = () => [button().textContent, root.dataset.theme];
const keep = (value: string, at = Date.now()) => localStorage.setItem('theme', JSON.stringify({ value, at }));

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe('the theme switch', () => {
  it('cycles from light to dark to system and back to light', () => {
    keep('light');
    openPage();
    const seen = [shown()];
    for (let press = 0; press < 3; press += 1) {
      button().click();
      seen.push(shown());
    }
    expect(seen).toEqual([
      ['Licht', 'light'],
      ['Donker', 'dark'],
      ['Systeem', 'light'],
      ['Licht', 'light'],
    ]);
  });

  it('follows the system theme live, unless a theme was chosen', () => {
    openPage({ dark: true });
    expect(shown()).toEqual(['Systeem', 'dark']);
    system.matches = false;
    system.change();
    expect(shown()).toEqual(['Systeem', 'light']);
    button().click();
    system.matches = true;
    system.change();
    expect(shown()).toEqual(['Licht', 'light']);
  });

  it('still works if storage is not available', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    openPage();
    button().click();
    button().click();
    expect(shown()).toEqual(['Donker', 'dark']);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toEqual(['Donker', 'dark']);
  });

  it('updates the theme-color meta tags', () => {
    openPage();
    button().click();
    button().click();
    const media = [...document.querySelectorAll('meta')].map((meta) => meta.media);
    expect(media).toEqual(['not all', '']);
  });
});

describe('a page that was in the background', () => {
  it('applies a theme that was chosen in another tab', () => {
    openPage();
    keep('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toEqual(['Donker', 'dark']);
  });

  it('shows the current theme when restored from the back-forward cache', () => {
    openPage();
    keep('dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).toEqual(['Donker', 'dark']);
  });

  it('falls back to the system theme if the choice expired while the page was hidden', () => {
    vi.useFakeTimers();
    keep('dark');
    openPage();
    vi.setSystemTime(Date.now() + 23 * hour);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toEqual(['Donker', 'dark']);
    vi.setSystemTime(Date.now() + hour);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toEqual(['Systeem', 'light']);
  });
});
