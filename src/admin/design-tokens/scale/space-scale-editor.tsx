import { useId } from 'react';
import { fitSpaceScale, getSpaceInPixels, makeSpaceScale, spaceNames } from '#tokens/scale/space-scale.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { formatCssNumber } from '#tokens/token-value.ts';
import { useGeneratedSettings } from '../palette/use-generated-settings.ts';
import { NumberRange } from './number-range.tsx';
import { RatioInput } from './ratio-input.tsx';
import { scaleEditorWords as words } from './scale-editor-words.ts';
import '../../shared/tool-input.css';

interface SpaceScaleEditorProps {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
}

/** Initial ratio of a space scale by ratio. */
const firstRatio = 1.5;

/** Generates spaces by the eight-point grid or by a ratio. */
export function SpaceScaleEditor({ changes, onChange }: SpaceScaleEditorProps) {
  const id = useId();
  const [scale, setScale] = useGeneratedSettings({
    changes,
    onChange,
    deriveSeed: fitSpaceScale,
    make: makeSpaceScale,
  });
  const { base, ratio } = scale;
  return (
    <div className="token-part__columns">
      <fieldset className="token-part__group">
        <legend>{words.space}</legend>
        <NumberRange
          label={words.spaceBase}
          value={base}
          min={4}
          max={16}
          step={1}
          onValue={(next) => setScale({ ...scale, base: next })}
        />
        <div className="number-range">
          <label className="number-range__label" htmlFor={id}>
            {words.rhythm}
          </label>
          <select
            className="tool-input"
            id={id}
            value={ratio === undefined ? 'eight' : 'ratio'}
            onChange={(event) =>
              setScale({ base, ratio: event.target.value === 'eight' ? undefined : firstRatio })
            }
          >
            <option value="eight">{words.eight}</option>
            <option value="ratio">{words.byRatio}</option>
          </select>
        </div>
        {ratio !== undefined && (
          <RatioInput value={ratio} onValue={(next) => setScale({ base, ratio: next })} />
        )}
      </fieldset>
      <ul className="space-specimen" aria-label={words.space}>
        {spaceNames.map((name) => {
          const pixels = getSpaceInPixels(name, changes);
          return (
            <li key={name} className="space-specimen__step">
              <span className="type-specimen__name">{words.size(name, formatCssNumber(pixels, 1))}</span>
              <span className="space-specimen__bar" style={{ width: `${pixels}px` }} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
