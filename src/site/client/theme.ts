import { isInView } from './moving-parts.ts';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

/** ms for which a chosen theme is kept: 24 hours, then the system's applies again. */
const lifetime = 24 * 60 * 60 * 1000;
const storageKey = 'theme';

/** Reads the stored theme; undefined if it expired or without storage. */
function readStoredTheme(): Theme | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
  try {
    const { value, at } = JSON.parse(text ?? '{}') as { value?: Theme; at?: number };
    return value && themes.includes(value) && Date.now() - (at ?? 0) < lifetime ? value : 'system';
  } catch {
    return 'system';
  }
}

function store(value: Theme): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ value, at: Date.now() }));
  } catch {
    // Without storage the theme changes for this page only.
  }
}

/** Applies the theme to the root and to the browser's own colours around the page. */
function apply(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-theme]')) {
    meta.media = meta.dataset.theme === theme ? '' : 'not all';
  }
}

/**
 * Cycles the theme through light, dark and system, which follows the operating system live. Choices from
 * another tab apply here too, and an expired one ends when the page is restored or shown again.
 */
export function startTheme(): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let current = readStoredTheme() ?? 'system';
  const switches = document.querySelectorAll<HTMLElement>('[data-theme-switch]');
  const getShownTheme = () => {
    if (current !== 'system') return current;
    return systemDark.matches ? 'dark' : 'light';
  };
  const name = () => {
    for (const element of switches) {
      const names = JSON.parse(element.dataset.themeSwitch ?? '{}') as Record<Theme, string>;
      element.textContent = names[current];
    }
  };
  const show = () => {
    name();
    apply(getShownTheme());
  };
  const refresh = () => {
    current = readStoredTheme() ?? current;
    show();
  };
  for (const element of switches) {
    element.addEventListener('click', () => {
      current = themes[(themes.indexOf(current) + 1) % themes.length] ?? 'system';
      store(current);
      name();
      const change = () => apply(getShownTheme());
      const { themeFade } = document.body.dataset;
      if (!themeFade) return change();
      const fade = import(/* @vite-ignore */ themeFade) as Promise<typeof import('../theme-fade.client.ts')>;
      fade.then(({ crossfadeTheme }) => crossfadeTheme(getShownTheme(), change, isInView), change);
    });
  }
  systemDark.addEventListener('change', show);
  addEventListener('storage', ({ key }) => {
    // The key is null if the storage was cleared.
    if (key === storageKey || key === null) refresh();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
  show();
}
