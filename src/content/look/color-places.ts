import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { shownFields } from '../block/walk-shown-fields.ts';
import { isColor } from '../fields/kinds.ts';

/** A stored colour, and the themes in which it is seen. */
interface ColorSide {
  readonly path: readonly PathPart[];
  readonly value: string;
  readonly themes: readonly ('light' | 'dark')[];
}

/** A colour setting of a block as the editor shows it: one colour, or one for each theme. */
export interface ColorPlace {
  readonly label: string;
  /** One that is seen in both themes, or the light one before the dark one. */
  readonly sides: readonly ColorSide[];
}

/** What a pair of settings has of a colour each, by the part of its control. */
type Pair = { label: string } & Partial<Record<'light' | 'dark', Omit<ColorSide, 'themes'>>>;

/**
 * The colours that a block stores in settings that are in use. Of a pair with one colour alone that one is seen in both
 * themes, as it is rendered. What is no colour counts as none.
 */
export function colorPlaces(definitions: Definitions, block: Block): ColorPlace[] {
  const pairs = new Map<string, Pair>();
  for (const { field, value, path } of shownFields(definitions, block)) {
    if (field.kind !== 'color' || typeof value !== 'string' || !isColor(value)) continue;
    const { control } = field;
    const isPart = control?.kind === 'color-pair';
    // The two of a pair stand beside each other.
    const key = JSON.stringify(isPart ? [...path.slice(0, -1), { control: control.key }] : path);
    const pair = pairs.get(key) ?? { label: control?.label ?? field.label };
    pairs.set(key, { ...pair, [control?.part === 'dark' ? 'dark' : 'light']: { path, value } });
  }
  return [...pairs.values()].map(({ label, light, dark }) => ({ label, sides: sidesOf(light, dark) }));
}

function sidesOf(light: Pair['light'], dark: Pair['dark']): ColorSide[] {
  if (light && dark)
    return [
      { ...light, themes: ['light'] },
      { ...dark, themes: ['dark'] },
    ];
  return [light, dark].flatMap((only) => (only ? [{ ...only, themes: ['light', 'dark'] as const }] : []));
}
