import type { ColorField, FieldBase, LengthField } from '#content/fields/field.ts';
import { color, length } from '#content/fields/kinds.ts';

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
type Side = (typeof sides)[number];
type Options = Pick<FieldBase<unknown>, 'when' | 'tab' | 'handle' | 'responsive' | 'fold'>;
type LengthOptions = Options & Pick<LengthField, 'presets'>;

/** Four length fields that the editor shows as one control: `paddingTop`, `paddingRight`, … */
export function boxSpacing<const Prefix extends string>(
  prefix: Prefix,
  label: string,
  options: Partial<LengthOptions> = {},
): Record<`${Prefix}${Side}`, LengthField> {
  return fourLengths(prefix, '', sides, 'box', label, options) as Record<`${Prefix}${Side}`, LengthField>;
}

const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const;
type Corner = (typeof corners)[number];

/** Radius presets of 4, 8 and 16 px (specified). */
export const radiusPresets = ['4px', '8px', '16px'] as const;

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
