import type { FluidRange } from '#tokens/design-tokens.ts';
import { type TokenValues, toPixels } from '#tokens/token-value.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import { TokenNumberField } from './number-field.tsx';

const say = tokenWords.token;

type Dimension = TokenValues['dimension'];

/** Maximum of a slider, in pixels: font sizes are small, columns are wide. */
function getSliderMax(pixels: number): number {
  if (pixels <= 24) return 32;
  return pixels <= 120 ? 160 : Math.ceil((pixels * 2) / 100) * 100;
}

interface DimensionControlProps {
  readonly label?: string;
  readonly value: Dimension;
  /** True if negative values are allowed, as in the offsets of shadows. */
  readonly signed?: boolean;
  readonly onValue: (value: Dimension) => void;
}

/** Edits a length in pixels or in rem. */
export function DimensionControl({ label = say.size, value, signed, onValue }: DimensionControlProps) {
  const perUnit = value.unit === 'rem' ? 16 : 1;
  const reach = getSliderMax(Math.abs(toPixels(value))) / perUnit;
  const other = value.unit === 'rem' ? 'px' : 'rem';
  return (
    <div className="dimension">
      <TokenNumberField
        label={label}
        value={value.value}
        min={signed ? -reach : 0}
        max={reach}
        step={value.unit === 'rem' ? 0.0625 : 1}
        onValue={(next) => onValue({ ...value, value: next })}
      />
      <button
        type="button"
        className="dimension__unit"
        aria-label={`${say.unit}: ${value.unit}`}
        title={say.unit}
        onClick={() =>
          onValue({ value: Number((toPixels(value) / (other === 'rem' ? 16 : 1)).toFixed(4)), unit: other })
        }
      >
        {value.unit}
      </button>
    </div>
  );
}

interface FluidControlProps {
  readonly value: Dimension;
  readonly fluid: FluidRange | undefined;
  readonly onFluid: (fluid: FluidRange | undefined) => void;
}

/** Default viewport widths in CSS pixels between which a fluid size grows. */
const usualWindows = { from: 390, to: 1440 };

/** Edits a fluid size: its minimum, and the viewport widths between which it grows. */
export function FluidControl({ value, fluid, onFluid }: FluidControlProps) {
  const begin = () =>
    onFluid({ min: { ...value, value: Number((value.value * 0.75).toFixed(4)) }, ...usualWindows });
  return (
    <div className="fluid">
      <label className="token-check">
        <input
          type="checkbox"
          checked={fluid !== undefined}
          onChange={(event) => (event.target.checked ? begin() : onFluid(undefined))}
        />
        {say.fluid}
      </label>
      {fluid && (
        <>
          <DimensionControl
            label={say.smallest}
            value={fluid.min}
            onValue={(min) => onFluid({ ...fluid, min })}
          />
          {(['from', 'to'] as const).map((end) => (
            <TokenNumberField
              key={end}
              label={say[end]}
              value={fluid[end]}
              min={end === 'from' ? 200 : fluid.from + 1}
              max={end === 'from' ? fluid.to - 1 : 3000}
              step={1}
              unit="px"
              plain
              onValue={(next) => onFluid({ ...fluid, [end]: next })}
            />
          ))}
        </>
      )}
    </div>
  );
}
