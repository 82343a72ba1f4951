import { color } from '#content/fields/kinds.ts';
import { type Theme, themes } from '#tokens/light-dark.ts';
import { words } from '../../words.ts';
import { ColorPicker } from '../color/color-picker.tsx';
import { backgroundWords } from './background-words.ts';

interface ThemeColorsProps {
  readonly label: string;
  readonly light: string | undefined;
  readonly dark: string | undefined;
  readonly onValue: (theme: Theme, value: string | undefined) => void;
}

/** A colour for light and one for dark, side by side; `None` is the theme's paper colour. */
export function ThemeColors({ label, light, dark, onValue }: ThemeColorsProps) {
  const values = { light, dark };
  return (
    <div className="theme-colors">
      {themes.map((theme) => {
        const name = backgroundWords.inTheme(label, words.theme[theme]);
        return (
          <div key={theme} className="theme-colors__part">
            <ColorPicker
              label={name}
              field={color(name)}
              scheme={theme}
              value={values[theme]}
              onValue={(value) => onValue(theme, typeof value === 'string' && value ? value : undefined)}
            />
            <span className="theme-colors__theme" aria-hidden="true">
              {words.theme[theme]}
            </span>
          </div>
        );
      })}
    </div>
  );
}
