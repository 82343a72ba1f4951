import type { TokenDefinition } from '#tokens/token-list.ts';
import type { TokenValue, TokenValues } from '#tokens/token-value.ts';
import { CompositionChoice } from '../../shared/blocks/composition-choice.tsx';
import { tokenWords } from '../work/design-tokens-words.ts';
import { ColorControl } from './color-control.tsx';
import { DimensionControl } from './dimension-control.tsx';
import { useFontFamilies } from './font-families.ts';
import { TokenNumberField } from './number-field.tsx';
import { ShadowControl } from './shadow-control.tsx';

const say = tokenWords.token;

interface ValueControlProps {
  readonly token: TokenDefinition;
  readonly value: TokenValue;
  readonly onValue: (value: TokenValue) => void;
}

/** Renders the control for a token's type. */
export function ValueControl({ token, value, onValue }: ValueControlProps) {
  switch (token.type) {
    case 'color':
      return <ColorControl value={value as TokenValues['color']} onValue={onValue} />;
    case 'dimension':
      return <DimensionControl value={value as TokenValues['dimension']} onValue={onValue} />;
    case 'shadow':
      return <ShadowControl value={value as TokenValues['shadow']} onValue={onValue} />;
    case 'cubicBezier':
      return <CurveControl value={value as TokenValues['cubicBezier']} onValue={onValue} />;
    case 'composition':
      return <CompositionChoice value={value as TokenValues['composition']} onValue={onValue} />;
    case 'fontFamily':
      return <FamilyControl value={value as TokenValues['fontFamily']} onValue={onValue} />;
    case 'duration':
      return (
        <TokenNumberField
          label={say.milliseconds}
          value={(value as TokenValues['duration']).value}
          min={0}
          max={2000}
          step={10}
          onValue={(ms) => onValue({ value: ms, unit: 'ms' })}
        />
      );
    case 'fontWeight':
    case 'number':
      return (
        <TokenNumberField
          label={say.size}
          value={value as number}
          {...getNumberRange(token, value as number)}
          onValue={onValue}
        />
      );
  }
}

/** Returns the bounds of a number by its unit and scale. */
function getNumberRange({ type, unit, scale }: TokenDefinition, value: number) {
  if (type === 'fontWeight') return { min: 100, max: 900, step: 10 };
  if (unit === 'em') return { min: -0.1, max: 0.3, step: 0.001 };
  if (scale === 'layer') return { min: 0, max: Math.max(20_000, value), step: 1, plain: true };
  if (scale === 'picture') return { min: 0.5, max: 1, step: 0.01 };
  return { min: 0.8, max: 2.4, step: 0.01 };
}

interface FamilyControlProps {
  readonly value: readonly string[];
  readonly onValue: (value: string[]) => void;
}

/** Selects one of the site's font families. */
function FamilyControl({ value, onValue }: FamilyControlProps) {
  const families = useFontFamilies();
  const [chosen = ''] = value;
  const known = families.includes(chosen) ? families : [chosen, ...families];
  return (
    <label className="family-control">
      <span className="number-field__label">{tokenWords.token.family}</span>
      <select className="tool-select" value={chosen} onChange={(event) => onValue([event.target.value])}>
        {known.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </select>
    </label>
  );
}

type Curve = TokenValues['cubicBezier'];

interface CurveControlProps {
  readonly value: Curve;
  readonly onValue: (value: Curve) => void;
}

/** Edits an easing curve, drawn, by its two control points. Time is limited to 0–1; progress may overshoot. */
function CurveControl({ value, onValue }: CurveControlProps) {
  const [x1, y1, x2, y2] = value;
  const put = (at: 0 | 1 | 2 | 3) => (number: number) => {
    const next: Curve = [...value];
    next[at] = number;
    onValue(next);
  };
  return (
    <div className="curve">
      <svg className="curve__drawing" viewBox="-0.1 -0.3 1.2 1.6" role="img" aria-label={say.curve}>
        <path className="curve__frame" d="M0 0H1V1H0Z" />
        <path className="curve__arm" d={`M0 1 ${x1} ${1 - y1}M1 0 ${x2} ${1 - y2}`} />
        <path className="curve__line" d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
      </svg>
      <div className="curve__points">
        {([0, 2] as const).map((at, index) => (
          <fieldset key={at} className="curve__point">
            <legend>{say.point(index + 1)}</legend>
            <TokenNumberField label="x" value={value[at]} min={0} max={1} step={0.01} onValue={put(at)} />
            <TokenNumberField
              label="y"
              value={value[at === 0 ? 1 : 3]}
              min={-1}
              max={2}
              step={0.01}
              onValue={put(at === 0 ? 1 : 3)}
            />
          </fieldset>
        ))}
      </div>
    </div>
  );
}
