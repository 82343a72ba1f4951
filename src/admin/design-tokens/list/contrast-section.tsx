import { memo, useMemo } from 'react';
import { computeContrasts, type PairContrast } from '#tokens/contrast/token-contrast.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { classNames } from '#ui/class-names.ts';
import { formatTokenName } from '../../shared/tokens/format-token-name.ts';
import { tokenWords } from '../work/design-tokens-words.ts';

const say = tokenWords.contrast;

/** Lists the contrast of every colour pair of the design in both themes, failing pairs first. */
export function ContrastSection({ changes }: { readonly changes: TokenChanges }) {
  const pairs = useMemo(() => computeContrasts(changes), [changes]);
  const failing = pairs.filter(({ isEnough }) => !isEnough);
  return (
    <section className="contrast-section" aria-label={tokenWords.sections.contrast}>
      <p className="token-help">{say.help}</p>
      <p
        className={classNames('contrast-section__sum', failing.length > 0 && 'contrast-section__sum--fails')}
        role="status"
      >
        {failing.length === 0 ? say.allHold : say.failing(failing.length)}
      </p>
      <PairList pairs={failing} changes={changes} />
      <PairList pairs={pairs.filter(({ isEnough }) => isEnough)} changes={changes} />
    </section>
  );
}

interface ContrastPairsProps {
  readonly path: string;
  readonly changes: TokenChanges;
}

/** Lists the contrast pairs of one colour: failing ones are shown, the others on request. */
export const ContrastPairs = memo(function ContrastPairs({ path, changes }: ContrastPairsProps) {
  const [, name] = path.split('.');
  const pairs = useMemo(
    () => computeContrasts(changes).filter(({ ink, surface }) => ink === name || surface === name),
    [changes, name],
  );
  const holding = pairs.filter(({ isEnough }) => isEnough);
  return (
    <div>
      <PairList pairs={pairs.filter(({ isEnough }) => !isEnough)} changes={changes} />
      {holding.length > 0 && (
        <details className="contrast-folded">
          <summary>{say.holding(holding.length)}</summary>
          <PairList pairs={holding} changes={changes} />
        </details>
      )}
    </div>
  );
});

interface PairListProps {
  readonly pairs: readonly PairContrast[];
  readonly changes: TokenChanges;
}

function PairList({ pairs, changes }: PairListProps) {
  if (pairs.length === 0) return null;
  const { color } = getResolvedTokens(changes);
  return (
    <ul className="contrast-pairs">
      {pairs.map(({ ink, surface, kind, theme, ratio, level, needed, isEnough }) => (
        <li
          key={`${ink} ${surface} ${theme}`}
          className={classNames('contrast-pair', !isEnough && 'contrast-pair--fails')}
        >
          <span
            className="contrast-pair__sample"
            style={{ background: color[surface][theme], color: color[ink][theme] }}
            aria-hidden="true"
          >
            {kind === 'text' ? 'Aa' : <i className="contrast-pair__edge" />}
          </span>
          <span className="contrast-pair__words">
            {say.pair(formatTokenName(`color.${ink}`), formatTokenName(`color.${surface}`).toLowerCase())}
            <span>{theme === 'light' ? tokenWords.token.light : tokenWords.token.dark}</span>
          </span>
          <span className="contrast-pair__ratio">{ratio.toFixed(2)}</span>
          <span className="contrast-pair__level">
            {isEnough ? level : `${say.fails}, ${say.needs(needed)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
