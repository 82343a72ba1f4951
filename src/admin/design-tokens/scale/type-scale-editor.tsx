import { fitTypeScale, makeTypeScale, type ScaleEnd, type TypeScale } from '#tokens/scale/type-scale.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { useGeneratedSettings } from '../palette/use-generated-settings.ts';
import { NumberRange } from './number-range.tsx';
import { RatioInput } from './ratio-input.tsx';
import { scaleEditorWords as words } from './scale-editor-words.ts';
import { TypeSpecimen } from './type-specimen.tsx';

interface TypeScaleEditorProps {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
}

/** Bounds of the two viewport widths (CSS pixels) between which sizes grow; the ranges do not overlap. */
const widths = { from: { min: 280, max: 640 }, to: { min: 800, max: 2000 } } as const;

/** Generates font sizes from a base and a ratio for small and for large viewports. */
export function TypeScaleEditor({ changes, onChange }: TypeScaleEditorProps) {
  const [scale, setScale] = useGeneratedSettings({
    changes,
    onChange,
    deriveSeed: fitTypeScale,
    make: makeTypeScale,
  });
  const set = (part: Partial<TypeScale>) => setScale({ ...scale, ...part });
  return (
    <>
      <div className="token-part__columns">
        {(['small', 'large'] as const).map((end) => (
          <End key={end} title={words[end]} end={scale[end]} onEnd={(next) => set({ [end]: next })} />
        ))}
        <fieldset className="token-part__group">
          <legend>{words.grows}</legend>
          {(['from', 'to'] as const).map((end) => (
            <NumberRange
              key={end}
              label={words[end]}
              value={scale[end]}
              {...widths[end]}
              step={10}
              onValue={(value) => set({ [end]: Math.round(value) })}
            />
          ))}
        </fieldset>
      </div>
      <TypeSpecimen changes={changes} />
    </>
  );
}

interface EndProps {
  readonly title: string;
  readonly end: ScaleEnd;
  readonly onEnd: (end: ScaleEnd) => void;
}

function End({ title, end, onEnd }: EndProps) {
  return (
    <fieldset className="token-part__group">
      <legend>{title}</legend>
      <NumberRange
        label={words.base}
        value={end.base}
        min={12}
        max={28}
        step={0.5}
        onValue={(base) => onEnd({ ...end, base })}
      />
      <RatioInput value={end.ratio} onValue={(ratio) => onEnd({ ...end, ratio })} />
    </fieldset>
  );
}
