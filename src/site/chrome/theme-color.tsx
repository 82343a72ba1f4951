import type { PageBackground } from '#content/look/background.ts';
import { useTheme } from '#ui/theme/theme-provider.tsx';
import { findPaperColors } from '../background-css.ts';
import { getThemeColors } from '../icons/theme-colors.ts';

/**
 * Meta tags for the browser's own colours around the page; `client/theme.ts` updates them for the chosen
 * theme.
 */
export function ThemeColor({ background }: { readonly background: PageBackground }) {
  const paper = findPaperColors(background);
  const themeColors = getThemeColors(useTheme());
  return (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      content={paper[theme] ?? themeColors[theme]}
      media={`(prefers-color-scheme:${theme})`}
      data-theme={theme}
    />
  ));
}
