import { defaultBackground, type PageBackground } from '#content/background.ts';
import { tokens } from '#ui/tokens.ts';
import { paperOf } from '../background-css.ts';

/** The browser's own colours around the page; `client/theme.ts` keeps the one of the chosen theme. */
export function ThemeColor({ background = defaultBackground }: { background?: PageBackground }) {
  const paper = paperOf(background);
  return (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      content={paper[theme] ?? tokens.color.paper[theme]}
      media={`(prefers-color-scheme:${theme})`}
      data-theme={theme}
    />
  ));
}
