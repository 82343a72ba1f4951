import { defaultBackground, type PageBackground } from '#content/background.ts';
import { paperOf } from '../background-css.ts';
import { themeColors } from '../icons/theme-colors.ts';

/** The browser's own colours around the page; `client/theme.ts` keeps the one of the chosen theme. */
export function ThemeColor({ background = defaultBackground }: { background?: PageBackground }) {
  const paper = paperOf(background);
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
