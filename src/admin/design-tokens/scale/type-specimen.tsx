import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { computeTextSize, typeSizes } from '#tokens/scale/type-scale.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { formatCssNumber } from '#tokens/token-value.ts';
import { pagesQuery } from '../../data/queries.ts';
import { NumberRange } from './number-range.tsx';
import { scaleEditorWords as words } from './scale-editor-words.ts';

/** Shows the sizes on headings of the studio's pages, as rendered at a chosen viewport width. */
export function TypeSpecimen({ changes }: { readonly changes: TokenChanges }) {
  const [width, setWidth] = useState(1440);
  const titles = useTitles();
  const { font, leading, tracking, weight } = getResolvedTokens(changes);
  const style = {
    '--specimen-text': font.text,
    '--specimen-heading': font.heading,
    '--specimen-weight': weight.strong,
    '--specimen-leading': leading.heading,
    '--specimen-tracking': tracking.heading,
  } as CSSProperties;
  const largestFirst = typeSizes.toReversed();
  return (
    <div className="type-specimen" style={style}>
      <NumberRange label={words.width} value={width} min={320} max={1920} step={10} onValue={setWidth} />
      <ul className="type-specimen__sizes" aria-label={words.sizes}>
        {largestFirst.map((name, index) => {
          const pixels = computeTextSize(name, changes, width);
          return (
            <li key={name} className="type-specimen__size">
              <span className="type-specimen__name">{words.size(name, formatCssNumber(pixels, 1))}</span>
              <span
                className="type-specimen__line"
                data-heading={/^h\d$/.test(name) || undefined}
                style={{ fontSize: `${formatCssNumber(pixels / 16)}rem` }}
              >
                {titles[index % titles.length] ?? words.sample}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns page titles in their default language; a sample title if there are none. */
function useTitles(): readonly string[] {
  const { data } = useQuery(pagesQuery);
  const titles = (data ?? []).flatMap(({ title }) => {
    const written = typeof title === 'string' ? title : (title.nl ?? title.en);
    return typeof written === 'string' && written.trim() !== '' ? [written] : [];
  });
  return titles.length > 0 ? titles : [words.sample];
}
