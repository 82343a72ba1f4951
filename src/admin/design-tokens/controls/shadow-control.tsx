import { Plus, X } from 'lucide-react';
import type { TokenValues } from '#tokens/token-value.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { tokenWords } from '../work/design-tokens-words.ts';
import { ColorControl } from './color-control.tsx';
import { DimensionControl } from './dimension-control.tsx';

const say = tokenWords.token;

type Layers = TokenValues['shadow'];
type Layer = Layers[number];

const lengths = [
  ['offsetX', say.across],
  ['offsetY', say.down],
  ['blur', say.blur],
  ['spread', say.spread],
] as const;

const px = (value: number) => ({ value, unit: 'px' }) as const;
const newLayer: Layer = {
  color: { colorSpace: 'oklch', components: [0.2, 0.02, 80], alpha: 0.1 },
  offsetX: px(0),
  offsetY: px(2),
  blur: px(8),
  spread: px(0),
};

interface ShadowControlProps {
  readonly value: Layers;
  readonly onValue: (value: Layers) => void;
}

/** Edits the layers of a shadow; a shadow without layers is valid, for flat designs. */
export function ShadowControl({ value, onValue }: ShadowControlProps) {
  const put = (at: number, layer: Layer) =>
    onValue(value.map((each, index) => (index === at ? layer : each)));
  return (
    <div className="shadow-control">
      {value.map((layer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their place
        <fieldset key={at} className="shadow-layer" aria-label={say.layer(at + 1)}>
          <div className="shadow-layer__head">
            {say.layer(at + 1)}
            <IconButton
              icon={X}
              label={say.removeLayer(at + 1)}
              onPress={() => onValue(value.filter((_, index) => index !== at))}
            />
          </div>
          {lengths.map(([name, label]) => (
            <DimensionControl
              key={name}
              label={label}
              value={layer[name]}
              signed={name !== 'blur'}
              onValue={(length) => put(at, { ...layer, [name]: length })}
            />
          ))}
          <ColorControl value={layer.color} onValue={(color) => put(at, { ...layer, color })} />
        </fieldset>
      ))}
      {value.length < 8 && (
        <button
          type="button"
          className="text-button shadow-control__add"
          onClick={() => onValue([...value, newLayer])}
        >
          <Plus aria-hidden="true" />
          {say.addLayer}
        </button>
      )}
    </div>
  );
}
