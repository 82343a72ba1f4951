import { lightDark, themeSwitches } from './light-dark.ts';
import { type Tokens, tokens } from './resolve-tokens.ts';

type Declarations = readonly (readonly [name: string, value: string])[];

/** What tokens declare, by their names in CSS. */
interface TokenDeclarations {
  /** The same in both themes. */
  readonly constants: ReadonlyMap<string, string>;
  readonly themed: ReadonlyMap<string, string>;
}

/** Values never change, only their copies do, so each set of them is written out once. */
const written = new WeakMap<Tokens, TokenDeclarations>();

function declarationsOf(tokens: Tokens): TokenDeclarations {
  const declarations = written.get(tokens) ?? declare(tokens);
  written.set(tokens, declarations);
  return declarations;
}

/** Typefaces are declared with the files that they come in. */
function declare({ color, palette, font: _font, ...scales }: Tokens): TokenDeclarations {
  const plain = Object.entries(scales).flatMap(([scale, values]) =>
    Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value] as const),
  );
  const colors = Object.entries({ palette, color }).flatMap(([scale, values]) =>
    Object.entries(values).map(
      ([name, { light, dark }]) => [`--${scale}-${name}`, lightDark(light, dark)] as const,
    ),
  );
  const isThemed = ([, value]: (typeof plain)[number]) => value.includes('var(--light');
  return {
    constants: new Map(plain.filter((each) => !isThemed(each))),
    themed: new Map([...colors, ...plain.filter(isThemed)]),
  };
}

/**
 * The tokens as CSS, or those of them that are needed. Without a `data-theme` the reader's system decides, also where no script runs. Any
 * element with one renders what is in it in that theme, since it declares the colours anew.
 */
export function tokensCss(tokens: Tokens, isNeeded: (name: string) => boolean = () => true): string {
  const { constants, themed } = declarationsOf(tokens);
  const block = (selector: string, all: ReadonlyMap<string, string>) => {
    const needed: Declarations = [...all].filter(([name]) => isNeeded(name));
    return needed.length === 0 ? '' : `${selector}{${needed.map((each) => each.join(':')).join(';')}}`;
  };
  const theme = (name: 'light' | 'dark') => `{color-scheme:${name};${themeSwitches[name]}}`;
  return [
    block(':root', constants),
    block(':root,[data-theme]', themed),
    `:root,[data-theme=light]${theme('light')}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme])${theme('dark')}}`,
    `[data-theme=dark]${theme('dark')}`,
    // On paper dark ink on white, whatever the theme: printers leave backgrounds out.
    `@media print{:root:not([data-theme]),[data-theme]${theme('light')}}`,
  ].join('');
}

/** Whether a studio has given it another value than the design has. */
export function isChanged(tokens: Tokens, name: string): boolean {
  const { constants } = declarationsOf(tokens);
  return constants.get(name) !== designConstants.get(name);
}

/** A sheet with the values of the tokens that no theme changes, in place of their names. */
export function inlineTokens(css: string, tokens: Tokens): string {
  const { constants } = declarationsOf(tokens);
  return css.replace(use, (whole, name: string) => constants.get(name) ?? whole);
}

/** A sheet that brings the design's values along, and takes those of a document that declares others. */
export function withFallbacks(css: string): string {
  return css.replace(use, (whole, name: string) => {
    const value = designConstants.get(name);
    return value === undefined ? whole : `var(${name},${value})`;
  });
}

/** A token in such a sheet. */
export const broughtTokens = /var\((--[\w-]+),/g;

const use = /var\((--[\w-]+)\)/g;

const designConstants = declarationsOf(tokens).constants;
