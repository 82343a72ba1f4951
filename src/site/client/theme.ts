import { showThemeColor } from './theme-color.ts';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

/** ms for which an explicit choice holds: 24 hours, then the system decides again. */
const lifetime = 24 * 60 * 60 * 1000;

const dark = matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme {
  try {
    const { value, at } = JSON.parse(localStorage.getItem('theme') ?? '{}') as { value?: Theme; at?: number };
    return value && themes.includes(value) && Date.now() - (at ?? 0) < lifetime ? value : 'system';
  } catch {
    return 'system';
  }
}

function store(value: Theme): void {
  try {
    localStorage.setItem('theme', JSON.stringify({ value, at: Date.now() }));
  } catch {
    // A browser that keeps nothing still changes the theme of this page.
  }
}

/** The theme as light or dark on the document's root. */
function apply(theme: Theme): void {
  const resolved = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset.theme = resolved;
  showThemeColor(resolved);
}

/** The switch cycles light, dark, system; system follows the operating system live. */
export function startTheme(): void {
  let current = stored();
  const switches = document.querySelectorAll<HTMLElement>('[data-theme-switch]');
  const show = () => {
    apply(current);
    for (const element of switches) {
      const names = JSON.parse(element.dataset.themeSwitch ?? '{}') as Record<Theme, string>;
      element.textContent = names[current];
    }
  };
  for (const element of switches) {
    element.addEventListener('click', () => {
      current = themes[(themes.indexOf(current) + 1) % themes.length] ?? 'system';
      store(current);
      show();
    });
  }
  dark.addEventListener('change', show);
  show();
}
