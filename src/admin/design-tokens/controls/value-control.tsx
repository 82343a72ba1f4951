import type { TokenDefinition } from '#tokens/token-list.ts';
import type { TokenValue, TokenValues } from '#tokens/token-value.ts';
import { CompositionChoice } from '../../shared/blocks/composition-choice.tsx';
import { tokenWords } from '../work/design-tokens-words.ts';
import { ColorControl } from './color-control.tsx';
import { CurveControl } from './curve-control.tsx';
import { DimensionControl } from './dimension-control.tsx';
import { FamilyControl } from './family-control.tsx';
import { NumberField } from './number-field.tsx';
import { ShadowControl } from './shadow-control.tsx';

const say = tokenWords.token;

interface ValueControlProps {
  readonly token: TokenDefinition;
  readonly value: TokenValue;
  readonly onValue: (value: TokenValue) => void;
}

/** The control of a token's own kind. */
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
        <NumberField
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
        <NumberField
          label={say.size}
          value={value as number}
          {...rangeOf(token, value as number)}
          onValue={onValue}
        />
      );
  }
}

/** What a plain number can be, by what it counts. */
function rangeOf({ type, unit, scale }: TokenDefinition, value: number) {
  if (type === 'fontWeight') return { min: 100, max: 900, step: 10 };
  if (unit === 'em') return { min: -0.1, max: 0.3, step: 0.001 };
  if (scale === 'layer') return { min: 0, max: Math.max(20_000, value), step: 1, plain: true };
  if (scale === 'picture') return { min: 0.5, max: 1, step: 0.01 };
  return { min: 0.8, max: 2.4, step: 0.01 };
}
