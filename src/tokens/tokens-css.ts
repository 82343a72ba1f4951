import { formatLightDark, themeSwitches } from './light-dark.ts';
import { type Tokens, tokens } from './resolve-tokens.ts';

type Declarations = readonly (readonly [name: string, value: string])[];

/** Declarations of tokens, by their CSS names. */
interface TokenDeclarations {
  /** Tokens with the same value in both themes. */
  readonly constants: ReadonlyMap<string, string>;
  readonly themed: ReadonlyMap<string, string>;
}

/** Cached by identity, since sets of values are immutable. */
const written = new WeakMap<Tokens, TokenDeclarations>();

function getDeclarations(tokens: Tokens): TokenDeclarations {
  const declarations = written.get(tokens) ?? declare(tokens);
  written.set(tokens, declarations);
  return declarations;
}

/** Builds the declarations. Fonts are declared elsewhere, with their files. */
function declare({ color, palette, font: _font, ...scales }: Tokens): TokenDeclarations {
  const plain = Object.entries(scales).flatMap(([scale, values]) =>
    Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value] as const),
  );
  const colors = Object.entries({ palette, color }).flatMap(([scale, values]) =>
    Object.entries(values).map(
      ([name, { light, dark }]) => [`--${scale}-${name}`, formatLightDark(light, dark)] as const,
    ),
  );
  const isThemed = ([, value]: (typeof plain)[number]) => value.includes('var(--light');
  return {
    constants: new Map(plain.filter((each) => !isThemed(each))),
    themed: new Map([...colors, ...plain.filter(isThemed)]),
  };
}

/**
 * Writes the needed tokens as CSS. Without `data-theme` the system's preference decides, also without
 * scripts. Any element with `data-theme` declares the colours again, so that its content is rendered in that
 * theme.
 */
export function renderTokensCss(tokens: Tokens, isNeeded: (name: string) => boolean = () => true): string {
  const { constants, themed } = getDeclarations(tokens);
  const formatRule = (selector: string, all: ReadonlyMap<string, string>) => {
    const needed: Declarations = [...all].filter(([name]) => isNeeded(name));
    return needed.length === 0 ? '' : `${selector}{${needed.map((each) => each.join(':')).join(';')}}`;
  };
  const formatTheme = (name: 'light' | 'dark') => `{color-scheme:${name};${themeSwitches[name]}}`;
  return [
    formatRule(':root', constants),
    formatRule(':root,[data-theme]', themed),
    `:root,[data-theme=light]${formatTheme('light')}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme])${formatTheme('dark')}}`,
    `[data-theme=dark]${formatTheme('dark')}`,
    // Print uses dark ink on white in both themes, since printers omit backgrounds.
    `@media print{:root:not([data-theme]),[data-theme]${formatTheme('light')}}`,
  ].join('');
}

/** True if a studio has changed the token's value. */
export function isChanged(tokens: Tokens, name: string): boolean {
  const { constants } = getDeclarations(tokens);
  return constants.get(name) !== designConstants.get(name);
}

/** Replaces references to tokens that are the same in both themes by their values. */
export function inlineTokens(css: string, tokens: Tokens): string {
  const { constants } = getDeclarations(tokens);
  return css.replace(use, (whole, name: string) => constants.get(name) ?? whole);
}

/**
 * Adds the design's values to a stylesheet as fallbacks; a document that declares other values overrides
 * them.
 */
export function withFallbacks(css: string): string {
  return css.replace(use, (whole, name: string) => {
    const value = designConstants.get(name);
    return value === undefined ? whole : `var(${name},${value})`;
  });
}

/** Matches a token reference with fallback. */
export const broughtTokens = /var\((--[\w-]+),/g;

const use = /var\((--[\w-]+)\)/g;

const designConstants = getDeclarations(tokens).constants;
