import type { TokenValues } from '#tokens/token-value.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import { NumberField } from './number-field.tsx';

const say = tokenWords.token;

type Curve = TokenValues['cubicBezier'];

interface CurveControlProps {
  readonly value: Curve;
  readonly onValue: (value: Curve) => void;
}

/** How a movement begins and ends: the curve drawn, and its two points. Time goes from 0 to 1; the way may go beyond. */
export function CurveControl({ value, onValue }: CurveControlProps) {
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
            <NumberField label="x" value={value[at]} min={0} max={1} step={0.01} onValue={put(at)} />
            <NumberField
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
