import { isInView } from './moving-parts.ts';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

/** ms for which an explicit choice holds: 24 hours, then the system decides again. */
const lifetime = 24 * 60 * 60 * 1000;
const storageKey = 'theme';

/** The choice that is kept and still holds; undefined in a browser that keeps nothing. */
function stored(): Theme | undefined {
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
    // A browser that keeps nothing still changes the theme of this page.
  }
}

/** The theme on the document's root, and around the page in the browser's own colours. */
function apply(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-theme]')) {
    meta.media = meta.dataset.theme === theme ? '' : 'not all';
  }
}

/**
 * The switch cycles light, dark, system; system follows the operating system live. A choice made in another
 * tab, or that ran out while this page lay in the back-forward cache or behind another tab, shows here too.
 */
export function startTheme(): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  let current = stored() ?? 'system';
  const switches = document.querySelectorAll<HTMLElement>('[data-theme-switch]');
  const shown = () => {
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
    apply(shown());
  };
  const refresh = () => {
    current = stored() ?? current;
    show();
  };
  for (const element of switches) {
    element.addEventListener('click', () => {
      current = themes[(themes.indexOf(current) + 1) % themes.length] ?? 'system';
      store(current);
      name();
      const change = () => apply(shown());
      const { themeFade } = document.body.dataset;
      if (!themeFade) return change();
      const fade = import(/* @vite-ignore */ themeFade) as Promise<typeof import('../theme-fade.client.ts')>;
      fade.then(({ crossfadeTheme }) => crossfadeTheme(shown(), change, isInView), change);
    });
  }
  systemDark.addEventListener('change', show);
  addEventListener('storage', ({ key }) => {
    // Null is all of it: somebody cleared the storage.
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
