import { designTokens, type Fluid, type ScaleName, type VitrineExtension } from './design-tokens.ts';
import type { TokenType, TokenValue } from './token-value.ts';

/** The name of another token in braces: `{palette.neutral.1}`. */
export type Alias = `{${string}}`;

/** What a token is set to: by the design, or by a studio. */
export interface TokenSetting {
  readonly value: TokenValue | Alias;
  /** In the dark theme; as in the light one where it is left out. */
  readonly dark?: TokenValue | Alias | undefined;
  readonly fluid?: Fluid | undefined;
}

export interface TokenDefinition {
  /** `color.ink-soft`; unique. */
  readonly path: string;
  readonly scale: ScaleName;
  /** Within its scale, as CSS writes it: `neutral-0`. */
  readonly name: string;
  readonly type: TokenType;
  /** What it is for; that of its group where it says nothing itself. */
  readonly use: string;
  /** What a plain number counts. */
  readonly unit: 'em' | undefined;
  /** As the design has it. */
  readonly standard: TokenSetting;
}

/** As the format writes a token or a group. */
type Node = Readonly<Record<string, unknown>>;

export function isAlias(value: unknown): value is Alias {
  return typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
}

/** `palette.neutral.1` of `{palette.neutral.1}`. */
export function pathOfAlias(alias: Alias): string {
  return alias.slice(1, -1);
}

function definitionsIn(
  group: Node,
  path: readonly string[],
  type: TokenType,
  use: string,
): TokenDefinition[] {
  return Object.entries(group).flatMap(([key, child]) => {
    if (key.startsWith('$')) return [];
    const node = child as Node;
    const own = [...path, key];
    const said = typeof node.$description === 'string' ? node.$description : use;
    return Object.hasOwn(node, '$value')
      ? [definition(node, own, type, said)]
      : definitionsIn(node, own, type, said);
  });
}

function definition(node: Node, path: readonly string[], type: TokenType, use: string): TokenDefinition {
  const extension = (node.$extensions as { vitrine?: VitrineExtension } | undefined)?.vitrine ?? {};
  const { dark, fluid, unit } = extension;
  const [scale, ...rest] = path;
  return {
    path: path.join('.'),
    scale: scale as ScaleName,
    name: rest.join('-'),
    type,
    use,
    unit,
    standard: {
      value: node.$value as TokenSetting['value'],
      ...(dark === undefined ? {} : { dark: dark as TokenSetting['value'] }),
      ...(fluid === undefined ? {} : { fluid }),
    },
  };
}

/** Every token, in the order of the source. */
export const tokenList: readonly TokenDefinition[] = Object.entries(designTokens).flatMap(([scale, group]) =>
  definitionsIn(group as Node, [scale], group.$type, group.$description),
);

/** The tokens in files for other programs. Their format has no type for a composition. */
export const exchangedTokens = tokenList.filter(({ type }) => type !== 'composition');

const byPath: ReadonlyMap<string, TokenDefinition> = new Map(tokenList.map((token) => [token.path, token]));

export function findToken(path: string): TokenDefinition | undefined {
  return byPath.get(path);
}

/** How CSS names a token, and content as well: `var(--color-ink-soft)`. */
export function referenceTo(path: string): `var(--${string})` {
  return `var(--${path.replaceAll('.', '-')})`;
}

/** Whether its value may differ by theme: what is painted. */
export function isThemed({ type }: Pick<TokenDefinition, 'type'>): boolean {
  return type === 'color' || type === 'shadow';
}

/** Whether its value may grow with the window. */
export function canBeFluid({ scale }: Pick<TokenDefinition, 'scale'>): boolean {
  return scale === 'text' || scale === 'space';
}
