import { useStore } from 'zustand';
import { luminanceOf } from '#blocks/shared/contrast.ts';
import { contrast, enoughContrast } from '#tokens/contrast/wcag.ts';
import { siteTokensStore } from '../../data/site-tokens.ts';
import { tokenLabel, tokenOf } from './color-value.ts';
import { colorWords } from './color-words.ts';

interface ColorContrastProps {
  /** A CSS colour, as stored. */
  readonly color: string;
  readonly scheme: 'light' | 'dark' | undefined;
}

/** How well the theme's ink and paper are read on a colour; nothing where it does not say what it looks like. */
export function ColorContrast({ color, scheme = 'light' }: ColorContrastProps) {
  const { color: colors } = useStore(siteTokensStore, ({ tokens }) => tokens);
  const token = tokenOf(color);
  const shown = token ? colors[token][scheme] : color;
  const behind = luminanceOf(shown);
  if (behind === undefined) return null;
  return (
    <ul className="color-contrast" aria-label={colorWords.contrast}>
      {(['ink', 'paper'] as const).map((name) => {
        const text = colors[name][scheme];
        const ratio = contrast(behind, luminanceOf(text) ?? 0);
        const enough = ratio >= enoughContrast;
        return (
          <li key={name} className="color-contrast__pair">
            <span
              className="color-contrast__sample"
              style={{ background: shown, color: text }}
              aria-hidden="true"
            >
              Aa
            </span>
            {colorWords.ratio(tokenLabel(name), ratio, enough)}
          </li>
        );
      })}
    </ul>
  );
}
