import type { PageBackground } from '#content/look/background.ts';
import { changeRange, stepPlaces } from '#content/look/background-steps.ts';
import { themes } from '#tokens/light-dark.ts';
import { words } from '../../words.ts';
import { backgroundWords } from './background-words.ts';
import { stripCells } from './strip-cells.ts';

/** More than the eye can tell apart at the width of the panel. */
const cells = 48;

interface BackgroundStripProps {
  readonly background: PageBackground;
  /** Scroll position of the frame, 0 to 1; undefined if unknown. */
  readonly scrolled?: number;
}

/** Preview of the background from the top to the end of the page, in both themes. */
export function BackgroundStrip({ background, scrolled }: BackgroundStripProps) {
  const { dynamicBackgroundSettings: dynamic } = background;
  const [start, end] = changeRange(dynamic);
  return (
    <div className="strip">
      {themes.map((theme) => (
        <div
          key={theme}
          className="strip__theme"
          role="img"
          aria-label={backgroundWords.strip(words.theme[theme])}
          data-theme={theme}
        >
          {stripCells(background, theme, cells).map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            <span key={index} className="strip__cell" style={cell} />
          ))}
        </div>
      ))}
      <div className="strip__marks" aria-hidden="true">
        {dynamic.enabled && (
          <span className="strip__range" style={{ left: `${start}%`, right: `${100 - end}%` }} />
        )}
        {stepPlaces(dynamic).map((place) => (
          <span key={place} className="strip__step" style={{ left: `${place}%` }} />
        ))}
        {scrolled !== undefined && <span className="strip__place" style={{ left: `${scrolled * 100}%` }} />}
      </div>
      <div className="strip__ends" aria-hidden="true">
        <span>{backgroundWords.top}</span>
        <span>{backgroundWords.end100}</span>
      </div>
    </div>
  );
}
