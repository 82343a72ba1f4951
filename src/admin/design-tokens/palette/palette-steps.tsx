import { memo } from 'react';
import { computeColorContrast } from '#tokens/contrast/token-contrast.ts';
import type { Theme } from '#tokens/light-dark.ts';
import { resolveToken } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { type TokenDefinition, tokenList } from '#tokens/token-list.ts';
import { cssWriters, formatCssNumber, type TokenValues } from '#tokens/token-value.ts';
import { paletteEditorWords as words } from './palette-editor-words.ts';

const ladders = (['neutral', 'accent'] as const).map((name) => ({
  name,
  tokens: tokenList.filter(({ path }) => path.startsWith(`palette.${name}.`)),
}));
const paper = tokenList.find(({ path }) => path === 'color.paper');

type Color = TokenValues['color'];

interface PaletteStepsProps {
  readonly changes: TokenChanges;
  readonly theme: Theme;
}

/** Lists the steps of a palette in one theme, each with its lightness and its contrast on paper. */
export const PaletteSteps = memo(function PaletteSteps({ changes, theme }: PaletteStepsProps) {
  const getColor = (token: TokenDefinition) => resolveToken(token, changes, theme).value as Color;
  return (
    <div className="palette-steps">
      <h3 className="palette-steps__title">{words.themes[theme]}</h3>
      {ladders.map(({ name, tokens }) => (
        <ul key={name} className="palette-steps__ladder" aria-label={words.ladders[name]}>
          {tokens.map((token) => (
            <PaletteStep
              key={token.path}
              path={token.path}
              color={getColor(token)}
              paper={paper ? getColor(paper) : getColor(token)}
            />
          ))}
        </ul>
      ))}
    </div>
  );
});

interface PaletteStepProps {
  readonly path: string;
  readonly color: Color;
  readonly paper: Color;
}

function PaletteStep({ path, color, paper: ground }: PaletteStepProps) {
  const lightness = formatCssNumber(color.components[0] * 100, 1);
  const ratio = words.ratio(formatCssNumber(computeColorContrast(color, ground), 1));
  return (
    <li className="palette-steps__step">
      <span
        className="palette-steps__swatch"
        role="img"
        aria-label={words.step(path, lightness, ratio)}
        style={{ background: cssWriters.color(color) }}
      />
      <span className="palette-steps__fact" aria-hidden="true">
        {words.lightnessShort(lightness)}
      </span>
      <span className="palette-steps__fact" aria-hidden="true">
        {ratio}
      </span>
    </li>
  );
}
