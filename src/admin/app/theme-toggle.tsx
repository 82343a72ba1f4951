import { Monitor, Moon, Sun } from 'lucide-react';
import { useStore } from 'zustand';
import { nextTheme, setTheme, themeStore } from '../shared/theme.ts';
import { words } from '../words.ts';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** One button that goes round: light, dark, system. */
export function ThemeToggle() {
  const theme = useStore(themeStore, (state) => state.theme);
  const Icon = icons[theme];
  return (
    <button
      type="button"
      className="sidebar__link text-button"
      aria-label={words.theme.toggle(words.theme[theme])}
      onClick={() => setTheme(nextTheme(theme))}
    >
      <Icon aria-hidden="true" />
      <span className="theme-toggle__word">{words.theme[theme]}</span>
    </button>
  );
}
