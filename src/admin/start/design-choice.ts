import { colorDifference } from '#tokens/palette/color-difference.ts';
import { withAccent } from '#tokens/palette/make-palette.ts';
import { presets } from '#tokens/presets/presets.ts';
import { isPreset, withPreset } from '#tokens/presets/with-preset.ts';
import { tokensWith } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { TokenValues } from '#tokens/token-value.ts';
import { readColorText } from '../design-tokens/controls/color-text.ts';
import { isEqual } from '../settings/draft.ts';

/** A design as it is chosen step by step. */
export interface DesignChoice {
  /** The design before anything was chosen. */
  readonly base: TokenChanges;
  /** The id of a preset; undefined keeps the base. */
  readonly preset: string | undefined;
  /** The brand colour as it was typed; one that can't be read leaves the accent as it is. */
  readonly brandColor: string;
  /** Typeface of text and headings; undefined keeps that of the preset or the base. */
  readonly family: string | undefined;
}

/** The tokens of a choice: the preset first, then the colour and the typeface over it. */
export function applyChoice({ base, preset: id, brandColor, family }: DesignChoice): TokenChanges {
  const preset = presets.find((each) => each.id === id);
  const chosen = preset ? withPreset(base, preset) : base;
  const color = readColorText(brandColor);
  const colored = color ? withBrandColor(chosen, color) : chosen;
  if (family === undefined) return colored;
  const { 'font.heading': _heading, ...others } = colored;
  return { ...others, 'font.text': { value: [family] } };
}

function withBrandColor(changes: TokenChanges, { components }: TokenValues['color']): TokenChanges {
  const [lightness, chroma, hue] = components;
  return withAccent(changes, { lightness, chroma, hue });
}

/** The choice that led to a design: the one that was made here, or none where the design was changed elsewhere since. */
export function currentChoice(changes: TokenChanges, made: DesignChoice | undefined): DesignChoice {
  if (made && isEqual(applyChoice(made), changes)) return made;
  const preset = presets.find((each) => isPreset(changes, each))?.id;
  return { base: changes, preset, brandColor: '', family: undefined };
}

/** What a brand colour became. */
export interface UsedBrandColor {
  /** In hex. */
  readonly light: string;
  readonly dark: string;
  /** Whether the light theme uses a colour that looks different from the one that was typed. */
  readonly isAdjusted: boolean;
}

/** Distance in OKLab from which two colours look different. */
const visibleDifference = 0.02;

/**
 * The accent that a brand colour became in both themes; undefined where that is empty or can't be read.
 *
 * @param changes the design that the colour is part of
 */
export function findUsedColor(brandColor: string, changes: TokenChanges): UsedBrandColor | undefined {
  const color = readColorText(brandColor);
  if (!color) return undefined;
  const { accent } = tokensWith(changes).color;
  const [light, dark] = [toHex(accent.light), toHex(accent.dark)];
  const used = readColorText(light);
  const isAdjusted = !used || colorDifference(color.components, used.components) > visibleDifference;
  return { light, dark, isAdjusted };
}
