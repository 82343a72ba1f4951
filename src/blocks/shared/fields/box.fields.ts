import type { ColorField, FieldBase, LengthField } from '#content/fields/field.ts';
import { color, length } from '#content/fields/kinds.ts';

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Side = (typeof sides)[number];
type Options = Pick<FieldBase<unknown>, 'when' | 'tab' | 'handle' | 'responsive' | 'fold'>;
type LengthOptions = Options & Pick<LengthField, 'presets'>;

/** Paddings of the design; cards have specified ones. */
const paddingPresets = ['0', 'var(--space-2)', 'var(--space-4)', 'var(--space-6)'] as const;

/** Four length fields that the editor shows as one control: `paddingTop`, `paddingRight`, … */
export function boxSpacing<const Prefix extends string>(
  prefix: Prefix,
  label: string,
  options: Partial<LengthOptions> = {},
): Record<`${Prefix}${Side}`, LengthField> {
  const presets = options.handle === 'padding' ? paddingPresets : undefined;
  return fourLengths(prefix, '', sides, 'box', label, { presets, ...options }) as Record<
    `${Prefix}${Side}`,
    LengthField
  >;
}

const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;
type Corner = (typeof corners)[number];

/** Radius presets of 4, 8 and 16 px (specified): the design’s corners, which follow the design when it changes. */
export const radiusPresets = ['var(--radius-small)', 'var(--radius-medium)', 'var(--radius-large)'] as const;

/** Four corner radius fields: `borderTopLeftRadius`, … */
export function cornerRadii(label = 'Corner radius'): Record<`border${Corner}Radius`, LengthField> {
  return fourLengths('border', 'Radius', corners, 'corners', label, {
    presets: radiusPresets,
    handle: 'radius',
  }) as Record<`border${Corner}Radius`, LengthField>;
}

function fourLengths(
  prefix: string,
  suffix: string,
  parts: readonly string[],
  kind: 'box' | 'corners',
  label: string,
  options: Partial<LengthOptions>,
): Record<string, LengthField> {
  const entries = parts.map((part) => {
    const settings = { ...options, control: { kind, key: prefix, label, part: part.toLowerCase() } };
    return [`${prefix}${part}${suffix}`, length(label, settings)] as const;
  });
  return Object.fromEntries(entries);
}

/** Two colour fields that the editor shows as one control: `colorLight`, `colorDark`. */
export function colorPair<const Prefix extends string>(
  prefix: Prefix,
  label: string,
  options: Partial<Options> & Pick<ColorField, 'surface'> = {},
) {
  const part = (name: 'light' | 'dark') =>
    color(label, { ...options, control: { kind: 'color-pair', key: prefix, label, part: name } });
  return { [`${prefix}Light`]: part('light'), [`${prefix}Dark`]: part('dark') } as Record<
    `${Prefix}Light` | `${Prefix}Dark`,
    ReturnType<typeof color>
  >;
}
