import { Contrast, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { type Language, languages } from '#content/language/language.ts';
import { type Device, devices } from '#content/look/layout.ts';
import { type Theme, themes } from '#tokens/light-dark.ts';
import { Segments } from '../shared/segments.tsx';
import { PhoneIcon, TabletIcon } from '../shared/tool-icons.ts';
import { words } from '../words.ts';

interface PreviewSwitchProps<Value extends string> {
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

const deviceIcons: Readonly<Record<Device, LucideIcon>> = {
  mobile: PhoneIcon,
  tablet: TabletIcon,
  desktop: Monitor,
};

/** Switches the device whose width a preview has. */
export function DeviceSegments(props: PreviewSwitchProps<Device>) {
  const options = devices.map((value) => ({
    value,
    label: words.devices[value],
    icon: deviceIcons[value],
  }));
  return <Segments label={words.editor.device} options={options} {...props} />;
}

/** Switches the language of a preview. */
export function LanguageSegments(props: PreviewSwitchProps<Language>) {
  const options = languages.map((value) => ({
    value,
    label: value.toUpperCase(),
    title: words.languages[value],
  }));
  return <Segments label={words.editor.language} options={options} {...props} />;
}

const themeIcons = { light: Sun, dark: Moon, both: Contrast } as const;

/** Switches the theme of a preview. */
export function ThemeSegments(props: PreviewSwitchProps<Theme>) {
  return <Segments label={words.theme.label} options={themes.map(createThemeOption)} {...props} />;
}

/** A theme, or both beside each other. */
export type ShownThemes = Theme | 'both';

/** Switches the theme of a preview that can show both. */
export function BothThemesSegments(props: PreviewSwitchProps<ShownThemes>) {
  const options = (['both', ...themes] as const).map(createThemeOption);
  return <Segments label={words.theme.label} options={options} {...props} />;
}

function createThemeOption<Value extends ShownThemes>(value: Value) {
  return { value, label: words.theme[value], icon: themeIcons[value] };
}
