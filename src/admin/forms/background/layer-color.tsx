import { FieldRow } from '../field-row.tsx';
import type { BackgroundChanges } from './background-kind.ts';
import { backgroundWords } from './background-words.ts';
import type { Theme } from './strip-cells.ts';
import { ThemeColors } from './theme-colors.tsx';

const names = {
  'scroll-opacity': { light: 'opacityBackgroundLight', dark: 'opacityBackgroundDark' },
  'scroll-hue-rotation': { light: 'hueBackgroundLight', dark: 'hueBackgroundDark' },
} as const;

interface LayerColorProps {
  readonly editing: BackgroundChanges;
  readonly kind: keyof typeof names;
}

/** The colour of the layer that fades in, or whose hue turns. */
export function LayerColor({ editing: { background, setDynamic }, kind }: LayerColorProps) {
  const { dynamicBackgroundSettings: dynamic } = background;
  const label = backgroundWords.layer[kind];
  const { light, dark } = names[kind];
  return (
    <FieldRow label={label} stacked>
      <ThemeColors
        label={label}
        light={dynamic[light]}
        dark={dynamic[dark]}
        onValue={(theme: Theme, value) =>
          setDynamic({ ...dynamic, [names[kind][theme]]: value }, { label, streams: `${kind} ${theme}` })
        }
      />
    </FieldRow>
  );
}
