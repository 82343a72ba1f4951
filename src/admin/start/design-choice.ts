import { isEqual } from '#content/is-equal.ts';
import { computeColorDifference } from '#tokens/palette/color-difference.ts';
import { withAccent } from '#tokens/palette/make-palette.ts';
import { presets } from '#tokens/presets/presets.ts';
import { isUnchangedPreset, withPreset } from '#tokens/presets/with-preset.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { TokenValues } from '#tokens/token-value.ts';
import { readColorText } from '../design-tokens/controls/color-text.ts';

/** The choices made in the design step. */
export interface DesignChoice {
  /** The design before the first choice. */
  readonly base: TokenChanges;
  /** The id of a preset; undefined keeps the base. */
  readonly preset: string | undefined;
  /** The brand colour as typed. If it can't be parsed, the accent stays as it is. */
  readonly brandColor: string;
  /** The typeface of text and headings; undefined keeps the typeface of the preset or the base. */
  readonly family: string | undefined;
}

/** Computes the tokens of a choice: the preset, overridden by the colour and the typeface. */
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

/**
 * Finds the choice that led to a design: `made`, or one without colour and typeface if the design has changed
 * since.
 */
export function findCurrentChoice(changes: TokenChanges, made: DesignChoice | undefined): DesignChoice {
  if (made && isEqual(applyChoice(made), changes)) return made;
  const preset = presets.find((each) => isUnchangedPreset(changes, each))?.id;
  return { base: changes, preset, brandColor: '', family: undefined };
}

/** The accent colours used for a brand colour. */
export interface UsedBrandColor {
  /** As a hex code. */
  readonly light: string;
  readonly dark: string;
  /** True if the light theme's accent looks different from the typed colour. */
  readonly isAdjusted: boolean;
}

/** The distance in OKLab from which two colours look different. */
const visibleDifference = 0.02;

/**
 * Finds the accent colours of both themes for a brand colour; undefined if the colour is empty or can't be parsed.
 *
 * @param changes the design to which the brand colour was applied
 */
export function findUsedColor(brandColor: string, changes: TokenChanges): UsedBrandColor | undefined {
  const color = readColorText(brandColor);
  if (!color) return undefined;
  const { accent } = getResolvedTokens(changes).color;
  const [light, dark] = [toHex(accent.light), toHex(accent.dark)];
  const used = readColorText(light);
  const isAdjusted = !used || computeColorDifference(color.components, used.components) > visibleDifference;
  return { light, dark, isAdjusted };
}
