import { createStore } from 'zustand/vanilla';

const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** ms after which a stored light or dark theme falls back to system. */
export const themeLifetime = 24 * 60 * 60_000;
/** Shared with the public site, including the stored format: one preference per browser. */
const storageKey = 'theme';

export const themeStore = createStore<{ theme: ThemeChoice }>(() => ({ theme: readTheme(Date.now()) }));

/** Returns the theme that follows in the toggle's order: light, dark, system. */
export function getNextTheme(theme: ThemeChoice): ThemeChoice {
  return themeChoices[(themeChoices.indexOf(theme) + 1) % themeChoices.length] ?? 'system';
}

export function setTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ value: theme, at: Date.now() }));
  } catch {
    // Without storage, the theme still changes in this window.
  }
  themeStore.setState({ theme });
}

const darkQuery = '(prefers-color-scheme: dark)';

/** Resolves a choice to the theme that is shown now. */
export function resolveTheme(theme: ThemeChoice): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** Applies the chosen theme to the document, and follows the system's. Returns a function that stops it. */
export function keepTheme(): () => void {
  const dark = matchMedia(darkQuery);
  const apply = () => {
    document.documentElement.dataset.theme = resolveTheme(themeStore.getState().theme);
  };
  apply();
  dark.addEventListener('change', apply);
  const stop = themeStore.subscribe(apply);
  return () => {
    dark.removeEventListener('change', apply);
    stop();
  };
}

export function readTheme(now: number): ThemeChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { value?: unknown; at?: unknown };
    const value = themeChoices.find((theme) => theme === stored.value);
    return value && typeof stored.at === 'number' && now - stored.at < themeLifetime ? value : 'system';
  } catch {
    return 'system';
  }
}
