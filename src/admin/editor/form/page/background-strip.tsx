import type { PageBackground } from '#content/background.ts';
import { changeRange, stepPlaces } from '#content/background-steps.ts';
import { words } from '../../../words.ts';
import { usePane } from '../../services/editor-context.ts';
import { backgroundWords } from './background-words.ts';
import { stripCells, type Theme } from './strip-cells.ts';

const themes: readonly Theme[] = ['light', 'dark'];
/** Finer than eyes tell apart at the width of the panel. */
const cells = 48;

/** The page from its top to its end, in both themes, and where the frame is scrolled to. */
export function BackgroundStrip({ background }: { readonly background: PageBackground }) {
  const scrolled = usePane((state) => state.scrolled);
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
        <span className="strip__place" style={{ left: `${scrolled * 100}%` }} />
      </div>
      <div className="strip__ends" aria-hidden="true">
        <span>{backgroundWords.top}</span>
        <span>{backgroundWords.end100}</span>
      </div>
    </div>
  );
}
