import { designTokens, type FluidRange, type ScaleName, type VitrineExtension } from './design-tokens.ts';
import type { TokenType, TokenValue } from './token-value.ts';

/** A reference to another token in braces: `{palette.neutral.1}`. */
export type Alias = `{${string}}`;

/** A token's value or reference, in the design or as changed by a studio. */
export interface TokenSetting {
  readonly value: TokenValue | Alias;
  /** Value in the dark theme; by default that of the light theme. */
  readonly dark?: TokenValue | Alias | undefined;
  readonly fluid?: FluidRange | undefined;
}

export interface TokenDefinition {
  /** Unique, such as `color.ink-soft`. */
  readonly path: string;
  readonly scale: ScaleName;
  /** Name within its scale, in CSS syntax: `neutral-0`. */
  readonly name: string;
  readonly type: TokenType;
  /** Its purpose, or else that of its group. */
  readonly use: string;
  /** Unit of a plain number. */
  readonly unit: 'em' | undefined;
  /** The design's value. */
  readonly standard: TokenSetting;
}

/** A token or group in the format's syntax. */
type Node = Readonly<Record<string, unknown>>;

export function isAlias(value: unknown): value is Alias {
  return typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
}

/** Returns `palette.neutral.1` for `{palette.neutral.1}`. */
export function getAliasPath(alias: Alias): string {
  return alias.slice(1, -1);
}

function listDefinitions(
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
      ? [createDefinition(node, own, type, said)]
      : listDefinitions(node, own, type, said);
  });
}

function createDefinition(
  node: Node,
  path: readonly string[],
  type: TokenType,
  use: string,
): TokenDefinition {
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
  listDefinitions(group as Node, [scale], group.$type, group.$description),
);

/** Tokens for exchange with other programs; their format has no type for a composition. */
export const exchangedTokens = tokenList.filter(({ type }) => type !== 'composition');

const byPath: ReadonlyMap<string, TokenDefinition> = new Map(tokenList.map((token) => [token.path, token]));

export function findToken(path: string): TokenDefinition | undefined {
  return byPath.get(path);
}

/** Returns the CSS reference to a token, also used in content: `var(--color-ink-soft)`. */
export function formatCssReference(path: string): `var(--${string})` {
  return `var(--${path.replaceAll('.', '-')})`;
}

/** True if its value may differ by theme: colours and shadows. */
export function isThemed({ type }: Pick<TokenDefinition, 'type'>): boolean {
  return type === 'color' || type === 'shadow';
}

/** True if its size may be fluid. */
export function canBeFluid({ scale }: Pick<TokenDefinition, 'scale'>): boolean {
  return scale === 'text' || scale === 'space';
}
