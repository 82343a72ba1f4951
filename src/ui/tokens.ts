/** A colour token in both themes. Dark is rendered for itself, not inverted. */
interface ColorToken {
  readonly light: string;
  readonly dark: string;
  /** What it is for; shown in the catalogue. */
  readonly use: string;
}

const color = (light: string, dark: string, use: string): ColorToken => ({ light, dark, use });

/** Every colour, size and duration the product renders with. CSS names follow the keys: `--color-paper`. */
export const tokens = {
  color: {
    paper: color('oklch(0.985 0.004 95)', 'oklch(0.18 0.008 80)', 'Background of pages'),
    surface: color('oklch(0.965 0.006 92)', 'oklch(0.215 0.009 80)', 'Cards and quiet areas'),
    'surface-strong': color('oklch(0.935 0.009 90)', 'oklch(0.26 0.01 80)', 'Pressed and selected areas'),
    raised: color('oklch(1 0 0)', 'oklch(0.235 0.009 80)', 'Sheets and dialogs above the page'),
    ink: color('oklch(0.21 0.012 80)', 'oklch(0.95 0.006 90)', 'Text and headings'),
    'ink-soft': color('oklch(0.43 0.012 80)', 'oklch(0.76 0.01 85)', 'Captions and secondary text'),
    line: color('oklch(0.89 0.008 90)', 'oklch(0.31 0.01 80)', 'Hairlines that carry no meaning'),
    edge: color('oklch(0.6 0.012 85)', 'oklch(0.56 0.012 85)', 'Edges of controls, 3:1 on paper'),
    accent: color('oklch(0.56 0.19 33)', 'oklch(0.74 0.15 40)', 'Links, focus and one button in view'),
    'accent-strong': color('oklch(0.49 0.18 33)', 'oklch(0.8 0.13 42)', 'The accent under the pointer'),
    'on-accent': color('oklch(0.995 0.003 95)', 'oklch(0.18 0.008 80)', 'Text on the accent'),
    error: color('oklch(0.52 0.19 25)', 'oklch(0.76 0.14 25)', 'Errors'),
    'error-surface': color('oklch(0.94 0.03 25)', 'oklch(0.3 0.05 25)', 'Behind a failed picture or field'),
    success: color('oklch(0.48 0.11 150)', 'oklch(0.78 0.12 150)', 'Saved and published'),
    warning: color('oklch(0.5 0.11 70)', 'oklch(0.82 0.12 80)', 'Something is missing'),
    scrim: color('oklch(0.21 0.012 80 / 0.45)', 'oklch(0.08 0.004 80 / 0.65)', 'Behind a dialog'),
    selection: color('oklch(0.58 0.16 255)', 'oklch(0.72 0.13 255)', 'The selected block in the editor'),
  },
  /** An 8-point rhythm; the half steps are for inside controls. */
  space: {
    '0': '0',
    half: '0.25rem',
    '1': '0.5rem',
    '2': '0.75rem',
    '3': '1rem',
    '4': '1.5rem',
    '5': '2rem',
    '6': '3rem',
    '7': '4.5rem',
    '8': '7rem',
  },
  text: {
    caption: '0.875rem',
    small: '0.9375rem',
    body: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.125rem)',
    lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    h4: '1.1rem',
    h3: '1.25rem',
    h2: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
    h1: 'clamp(2.25rem, 1.55rem + 3.2vw, 4.5rem)',
    /** The editor's own sizes. */
    'tool-small': '0.75rem',
    tool: '0.8125rem',
    'tool-large': '0.875rem',
  },
  weight: { regular: '400', medium: '500', strong: '600' },
  leading: { tight: '1.05', heading: '1.2', control: '1.3', text: '1.6' },
  tracking: { tight: '-0.02em', heading: '-0.012em', normal: '0' },
  radius: { small: '4px', medium: '8px', large: '16px', full: '999px' },
  width: { text: '800px', page: '1200px', hairline: '1px', focus: '2px', control: '44px', logo: '12rem' },
  height: { logo: '2rem' },
  shadow: {
    low: '0 1px 2px oklch(0.2 0.02 80 / 0.06), 0 2px 6px oklch(0.2 0.02 80 / 0.05)',
    medium: '0 2px 4px oklch(0.2 0.02 80 / 0.05), 0 8px 24px oklch(0.2 0.02 80 / 0.09)',
    high: '0 4px 8px oklch(0.2 0.02 80 / 0.06), 0 24px 64px oklch(0.2 0.02 80 / 0.16)',
  },
  time: { control: '180ms', sheet: '240ms', reveal: '600ms' },
  ease: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', both: 'cubic-bezier(0.65, 0, 0.35, 1)' },
  layer: { header: '100', sheet: '1000', toast: '2000', modal: '10000' },
} as const;

export type ColorName = keyof typeof tokens.color;

export type TokenColors = Readonly<Record<ColorName, ColorToken>>;

/** Values for all of these names: the design's own, or others in their place. */
export type Tokens = {
  readonly [Scale in keyof typeof tokens]: Scale extends 'color'
    ? TokenColors
    : Readonly<Record<keyof (typeof tokens)[Scale], string>>;
};
