import type { TokenType, TokenValues } from './token-value.ts';

/**
 * The design, in the Design Tokens Format Module 2025.10 (https://www.designtokens.org/tr/2025.10/format/):
 * the only source of its values. Types, CSS, checks, the tokens screen and all exports derive from it; a
 * studio's own values are stored as changes.
 *
 * `palette` holds primitives with separate values per theme; `color` assigns roles to them, and content uses
 * only roles. `$extensions.vitrine` holds what the format lacks: the value in the dark theme, fluid sizes,
 * and units other than pixels and rem.
 */

/** Properties of a token beyond the format. */
export interface VitrineExtension<Value = unknown> {
  /** Value in the dark theme, if different. */
  readonly dark?: Value | string;
  /** For a fluid size; `$value` is its maximum. */
  readonly fluid?: FluidRange;
  /** Unit of a plain number, relative to the font size. */
  readonly unit?: 'em';
}

/** The range of a fluid size. `from` and `to` are widths of the window in CSS pixels. */
export interface FluidRange {
  readonly min: TokenValues['dimension'];
  readonly from: number;
  readonly to: number;
}

const rem = (value: number) => ({ value, unit: 'rem' }) as const;
const px = (value: number) => ({ value, unit: 'px' }) as const;
const oklch = (lightness: number, chroma: number, hue: number, alpha?: number) =>
  ({
    colorSpace: 'oklch',
    components: [lightness, chroma, hue],
    ...(alpha === undefined ? {} : { alpha }),
  }) as const satisfies TokenValues['color'];

interface Source<Value> {
  readonly $value: Value | string;
  readonly $description?: string;
  readonly $extensions?: { readonly vitrine: VitrineExtension<Value> };
}

const value = <Value>($value: Value | string): Source<Value> => ({ $value });

/** Defines a value per theme. Dark values are chosen separately, not inverted. */
const themed = <Value>(light: Value | string, dark: Value | string): Source<Value> => ({
  $value: light,
  $extensions: { vitrine: { dark } },
});

/** Defines a role: one primitive for both themes, or one for each. */
const role = ($value: string, $description: string, dark?: string): Source<TokenValues['color']> => ({
  $value,
  $description,
  ...(dark === undefined ? {} : { $extensions: { vitrine: { dark } } }),
});

const fluid = (min: number, max: number, from: number, to: number): Source<TokenValues['dimension']> => ({
  $value: rem(max),
  $extensions: { vitrine: { fluid: { min: rem(min), from, to } } },
});

const em = ($value: number): Source<number> => ({ $value, $extensions: { vitrine: { unit: 'em' } } });

const layer = (alpha: number, offsetY: number, blur: number) => ({
  color: oklch(0.2, 0.02, 80, alpha),
  offsetX: px(0),
  offsetY: px(offsetY),
  blur: px(blur),
  spread: px(0),
});

interface Group {
  readonly $type: TokenType;
  readonly $description: string;
  readonly [name: string]: unknown;
}

export const designTokens = {
  palette: {
    $type: 'color',
    $description: 'Primitives: the base colours that roles refer to',
    neutral: {
      $description: 'Paper and ink, from the lightest surface to the text',
      '0': themed(oklch(1, 0, 0), oklch(0.25, 0.009, 80)),
      '1': themed(oklch(0.985, 0.004, 95), oklch(0.18, 0.008, 80)),
      '2': themed(oklch(0.965, 0.006, 92), oklch(0.235, 0.009, 80)),
      '3': themed(oklch(0.935, 0.009, 90), oklch(0.28, 0.01, 80)),
      '4': themed(oklch(0.89, 0.008, 90), oklch(0.34, 0.01, 80)),
      '5': themed(oklch(0.6, 0.012, 85), oklch(0.56, 0.012, 85)),
      '6': themed(oklch(0.4, 0.012, 80), oklch(0.79, 0.01, 85)),
      '7': themed(oklch(0.21, 0.012, 80), oklch(0.95, 0.006, 90)),
    },
    accent: {
      $description: 'The accent, used sparingly',
      '0': themed(oklch(0.995, 0.003, 95), oklch(0.18, 0.008, 80)),
      '1': themed(oklch(0.56, 0.19, 33), oklch(0.74, 0.15, 40)),
      '2': themed(oklch(0.49, 0.18, 33), oklch(0.8, 0.13, 42)),
    },
    red: {
      $description: 'Errors: wine in the light theme, rose in the dark, to differ from the accent',
      '0': themed(oklch(0.94, 0.03, 8), oklch(0.3, 0.05, 2)),
      '1': themed(oklch(0.42, 0.165, 8), oklch(0.85, 0.09, 358)),
    },
    green: { $description: 'Success', '1': themed(oklch(0.48, 0.11, 150), oklch(0.78, 0.12, 150)) },
    amber: {
      $description: 'Missing or incomplete',
      '1': themed(oklch(0.5, 0.11, 70), oklch(0.82, 0.12, 80)),
    },
    blue: { $description: 'Selection', '1': themed(oklch(0.58, 0.16, 255), oklch(0.72, 0.13, 255)) },
    shade: {
      $description: 'Overlays on the page',
      '1': themed(oklch(0.21, 0.012, 80, 0.45), oklch(0.08, 0.004, 80, 0.65)),
    },
  },
  color: {
    $type: 'color',
    $description: 'Roles: what each colour is used for',
    paper: role('{palette.neutral.1}', 'Background of pages'),
    surface: role('{palette.neutral.2}', 'Cards and quiet areas'),
    'surface-strong': role('{palette.neutral.3}', 'Pressed and selected areas'),
    raised: role('{palette.neutral.0}', 'Sheets and dialogs above the page'),
    ink: role('{palette.neutral.7}', 'Text and headings'),
    'ink-soft': role('{palette.neutral.6}', 'Captions and secondary text'),
    line: role('{palette.neutral.4}', 'Decorative lines'),
    edge: role('{palette.neutral.5}', 'Edges of controls, 3:1 on paper'),
    accent: role('{palette.accent.1}', 'Links, focus and one button in view'),
    'accent-strong': role('{palette.accent.2}', 'The accent on hover'),
    'on-accent': role('{palette.accent.0}', 'Text on the accent'),
    error: role('{palette.red.1}', 'Errors'),
    'error-surface': role('{palette.red.0}', 'Background of a failed image or field'),
    success: role('{palette.green.1}', 'Saved and published'),
    warning: role('{palette.amber.1}', 'Warnings'),
    scrim: role('{palette.shade.1}', 'Behind a dialog'),
    selection: role('{palette.blue.1}', 'The selected block in the editor'),
  },
  font: {
    $type: 'fontFamily',
    $description: 'Typefaces',
    text: { ...value(['Instrument Sans']), $description: 'Body text and controls' },
    heading: { ...value<string[]>('{font.text}'), $description: 'Headings and the wordmark' },
  },
  text: {
    $type: 'dimension',
    $description: 'Sizes of type',
    caption: value(rem(0.9375)),
    small: value(rem(1)),
    body: fluid(1.0625, 1.125, 340, 840),
    lead: fluid(1.1875, 1.375, 350, 1100),
    h4: value(rem(1.1)),
    h3: value(rem(1.25)),
    h2: fluid(1.625, 2.5, 400, 1200),
    h1: fluid(2.25, 4.5, 350, 1475),
    'tool-small': { ...value(rem(0.75)), $description: 'Used in the editor only' },
    tool: { ...value(rem(0.8125)), $description: 'Used in the editor only' },
    'tool-large': { ...value(rem(0.875)), $description: 'Used in the editor only' },
  },
  weight: {
    $type: 'fontWeight',
    $description: 'Weights of type',
    regular: value(400),
    medium: value(500),
    strong: value(600),
  },
  leading: {
    $type: 'number',
    $description: 'Line heights, in parts of the size',
    tight: value(1.05),
    heading: value(1.2),
    control: value(1.3),
    text: value(1.6),
  },
  tracking: {
    $type: 'number',
    $description: 'Space between letters, in parts of the size',
    tight: em(-0.02),
    heading: em(-0.012),
    normal: em(0),
  },
  space: {
    $type: 'dimension',
    $description: 'An 8-point rhythm; the half steps are for inside controls',
    '0': value(px(0)),
    half: value(rem(0.25)),
    '1': value(rem(0.5)),
    '2': value(rem(0.75)),
    '3': value(rem(1)),
    '4': value(rem(1.5)),
    '5': value(rem(2)),
    '6': value(rem(3)),
    '7': value(rem(4.5)),
    '8': value(rem(7)),
  },
  composition: {
    $type: 'composition',
    $description: 'How the blocks of a page are placed on a desktop',
    page: value('centred'),
  },
  rhythm: {
    $type: 'dimension',
    $description: 'Distances between neighbouring blocks, at a gap of 24 px; another gap scales them',
    tight: { ...value(rem(0.75)), $description: 'Heading and text, image and caption' },
    close: { ...value(rem(1)), $description: 'Two images' },
    apart: { ...value(rem(2.5)), $description: 'Image and title, text and buttons' },
    far: { ...value(rem(3.5)), $description: 'Text and image' },
    section: { ...value(rem(6)), $description: 'Above a subheading' },
  },
  radius: {
    $type: 'dimension',
    $description: 'Corners',
    small: value(px(4)),
    medium: value(px(8)),
    large: value(px(16)),
    full: value(px(999)),
  },
  width: {
    $type: 'dimension',
    $description: 'Widths, from a hairline to the page',
    text: { ...value(px(800)), $description: 'The column of body text' },
    page: { ...value(px(1200)), $description: 'Media that are wider than the text' },
    hairline: { ...value(px(1)), $description: 'Lines' },
    focus: { ...value(px(2)), $description: 'Focus ring' },
    control: { ...value(px(44)), $description: 'Minimum touch target' },
    logo: { ...value(rem(12)), $description: 'Maximum width of a logo' },
  },
  height: {
    $type: 'dimension',
    $description: 'Heights',
    logo: { ...value(rem(2)), $description: 'A logo in the header' },
  },
  shadow: {
    $type: 'shadow',
    $description: 'Shadows of raised surfaces',
    low: value([layer(0.06, 1, 2), layer(0.05, 2, 6)]),
    medium: value([layer(0.05, 2, 4), layer(0.09, 8, 24)]),
    high: value([layer(0.06, 4, 8), layer(0.16, 24, 64)]),
  },
  time: {
    $type: 'duration',
    $description: 'Duration of movements',
    control: value({ value: 180, unit: 'ms' } as const),
    sheet: value({ value: 240, unit: 'ms' } as const),
    reveal: value({ value: 600, unit: 'ms' } as const),
  },
  ease: {
    $type: 'cubicBezier',
    $description: 'Easing of movements',
    out: value([0.2, 0.7, 0.2, 1] as TokenValues['cubicBezier']),
    both: value([0.65, 0, 0.35, 1] as TokenValues['cubicBezier']),
  },
  picture: {
    $type: 'number',
    $description: 'Images',
    evening: {
      ...value(0.8),
      $description: 'Brightness of images in the dark theme; 1 leaves them unchanged',
    },
  },
  layer: {
    $type: 'number',
    $description: 'Stacking order',
    header: value(100),
    sheet: value(1000),
    toast: value(2000),
    modal: value(10_000),
  },
} as const satisfies Record<string, Group>;

type NamesIn<Group> = Exclude<keyof Group, `$${string}`> & string;

/** Names of the scales. */
export type ScaleName = keyof typeof designTokens;
export type NameIn<Scale extends ScaleName> = NamesIn<(typeof designTokens)[Scale]>;
export type ColorName = NameIn<'color'>;
