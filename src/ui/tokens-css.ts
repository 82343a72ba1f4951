import { lightDark, themeSwitches } from './light-dark.ts';
import { type Tokens, tokens } from './tokens.ts';

type Declarations = readonly (readonly [name: string, value: string])[];

/** What tokens declare, by their names in CSS. */
interface TokenDeclarations {
  /** The same in both themes. */
  readonly constants: Declarations;
  readonly colors: Declarations;
}

/** Values never change, only their copies do, so each set of them is written out once. */
const written = new WeakMap<Tokens, TokenDeclarations>();

function declarationsOf(tokens: Tokens): TokenDeclarations {
  const declarations = written.get(tokens) ?? declare(tokens);
  written.set(tokens, declarations);
  return declarations;
}

function declare({ color, ...scales }: Tokens): TokenDeclarations {
  return {
    constants: Object.entries(scales).flatMap(([scale, values]) =>
      Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value] as const),
    ),
    colors: Object.entries(color).map(
      ([name, { light, dark }]) => [`--color-${name}`, lightDark(light, dark)] as const,
    ),
  };
}

/**
 * The tokens as CSS, or those of them that are needed. Without a `data-theme` the reader's system decides, also where no script runs. Any
 * element with one renders what is in it in that theme, since it declares the colours anew.
 */
export function tokensCss(tokens: Tokens, isNeeded: (name: string) => boolean = () => true): string {
  const { constants, colors } = declarationsOf(tokens);
  const block = (selector: string, all: Declarations) => {
    const needed = all.filter(([name]) => isNeeded(name));
    return needed.length === 0 ? '' : `${selector}{${needed.map((each) => each.join(':')).join(';')}}`;
  };
  const theme = (name: 'light' | 'dark') => `{color-scheme:${name};${themeSwitches[name]}}`;
  return [
    block(':root', constants),
    block(':root,[data-theme]', colors),
    `:root,[data-theme=light]${theme('light')}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme])${theme('dark')}}`,
    `[data-theme=dark]${theme('dark')}`,
    // On paper dark ink on white, whatever the theme: printers leave backgrounds out.
    `@media print{:root:not([data-theme]),[data-theme]${theme('light')}}`,
  ].join('');
}

const designConstants: ReadonlyMap<string, string> = new Map(declarationsOf(tokens).constants);

/** A sheet with the design's values of the tokens that no theme changes, in place of their names. */
export function inlineTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => designConstants.get(name) ?? use);
}
