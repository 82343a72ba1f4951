import { Monitor, Moon, Sun } from 'lucide-react';
import { useStore } from 'zustand';
import { getNextTheme, setTheme, themeStore } from '../shared/theme.ts';
import { words } from '../words.ts';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** A button that cycles through light, dark and system. */
export function ThemeToggle() {
  const theme = useStore(themeStore, (state) => state.theme);
  const Icon = icons[theme];
  return (
    <button
      type="button"
      className="sidebar__link text-button"
      aria-label={words.theme.toggle(words.theme[theme])}
      onClick={() => setTheme(getNextTheme(theme))}
    >
      <Icon aria-hidden="true" />
      {words.theme.current(words.theme[theme])}
    </button>
  );
}
