import type { Composition } from './compositions.ts';
import type { ColorName, FluidRange, NameIn, ScaleName } from './design-tokens.ts';
import { formatLightDark, type Theme } from './light-dark.ts';
import { getTokenSetting } from './token-changes.ts';
import {
  findToken,
  getAliasPath,
  isAlias,
  type TokenDefinition,
  type TokenSetting,
  tokenList,
} from './token-list.ts';
import {
  cssWriters,
  type DimensionValue,
  formatCssNumber,
  formatDimension,
  type TokenValue,
  toPixels,
} from './token-value.ts';

export type { ColorName } from './design-tokens.ts';

/** A colour in both themes, as CSS. */
interface ThemedColor {
  readonly light: string;
  readonly dark: string;
  /** Its purpose. */
  readonly use: string;
}

export type TokenColors = Readonly<Record<ColorName, ThemedColor>>;

/**
 * The values of all tokens as CSS: the design's own, or a studio's. CSS names follow the keys:
 * `--color-paper`.
 */
export type Tokens = {
  readonly [Scale in ScaleName]: Scale extends 'color'
    ? TokenColors
    : Scale extends 'palette'
      ? Readonly<Record<string, ThemedColor>>
      : Scale extends 'composition'
        ? Readonly<Record<NameIn<Scale>, Composition>>
        : Readonly<Record<NameIn<Scale>, string>>;
};

/** A token's value in one theme, with all references resolved. */
export interface ResolvedValue {
  readonly value: TokenValue;
  readonly fluid?: FluidRange | undefined;
}

type StoredChanges = Readonly<Record<string, unknown>>;

/**
 * Resolves a token in one theme. A missing, circular or mistyped reference falls back to the design's value.
 */
export function resolveToken(token: TokenDefinition, changes: StoredChanges, theme: Theme): ResolvedValue {
  return follow(token, changes, theme, new Set()) ?? (follow(token, {}, theme, new Set()) as ResolvedValue);
}

function follow(
  token: TokenDefinition,
  changes: StoredChanges,
  theme: Theme,
  seen: Set<string>,
): ResolvedValue | undefined {
  if (seen.has(token.path)) return undefined;
  seen.add(token.path);
  const setting = getTokenSetting(token, changes);
  const value = pickThemeValue(setting, theme);
  if (!isAlias(value)) return { value, fluid: setting.fluid };
  const target = findToken(getAliasPath(value));
  if (target?.type !== token.type || target.unit !== token.unit) return undefined;
  return follow(target, changes, theme, seen);
}

function pickThemeValue({ value, dark }: TokenSetting, theme: Theme): TokenSetting['value'] {
  return theme === 'dark' && dark !== undefined ? dark : value;
}

/** CSS by value identity: values are immutable, and all sets share those of the design. */
const written = new WeakMap<object, string>();

/** Writes a token's value in one theme as CSS. */
function formatCss(token: TokenDefinition, resolved: ResolvedValue): string {
  const { value, fluid } = resolved;
  if (typeof value !== 'object' || fluid) return writeCss(token, resolved);
  const text = written.get(value) ?? writeCss(token, resolved);
  written.set(value, text);
  return text;
}

function writeCss(token: TokenDefinition, { value, fluid }: ResolvedValue): string {
  if (token.type === 'dimension' && fluid) return formatFluid(value as DimensionValue, fluid);
  if (token.unit) return value === 0 ? '0' : `${formatCssNumber(value as number)}${token.unit}`;
  return (cssWriters[token.type] as (value: TokenValue) => string)(value);
}

/** Writes a size that is `min` in windows up to `from`, `max` from `to` on, and linear in between. */
function formatFluid(max: DimensionValue, { min, from, to }: FluidRange): string {
  const slope = (toPixels(max) - toPixels(min)) / (to - from);
  const start = (toPixels(min) - slope * from) / 16;
  if (slope === 0) return formatDimension(max);
  const [low, high] = slope > 0 ? [min, max] : [max, min];
  const sign = slope > 0 ? '+' : '-';
  return `clamp(${formatDimension(low)}, ${formatCssNumber(start)}rem ${sign} ${formatCssNumber(Math.abs(slope) * 100)}vw, ${formatDimension(high)})`;
}

/** Resolves all tokens with a studio's changes. Pure; use {@link getResolvedTokens} for cached results. */
export function resolveTokens(changes: StoredChanges): Tokens {
  const listScaleTokens = (scale: ScaleName) => tokenList.filter((token) => token.scale === scale);
  const scales = scaleNames.map((scale) => [
    scale,
    Object.fromEntries(listScaleTokens(scale).map((token) => [token.name, formatToken(token, changes)])),
  ]);
  return Object.fromEntries(scales);
}

const scaleNames = [...new Set(tokenList.map(({ scale }) => scale))];

function formatToken(token: TokenDefinition, changes: StoredChanges): ThemedColor | string {
  const inLight = resolveToken(token, changes, 'light');
  const inDark = resolveToken(token, changes, 'dark');
  const light = formatCss(token, inLight);
  const dark = inDark.value === inLight.value ? light : formatCss(token, inDark);
  if (token.type === 'color') return { light, dark, use: token.use };
  return light === dark ? light : formatLightDark(light, dark);
}

/** The design's own values. */
export const tokens: Tokens = resolveTokens({});

const remembered = new Map<string, Tokens>();
/**
 * Maximum number of cached sets: the current one, previewed drafts, and past ones shown by the site history.
 */
const rememberedAtMost = 16;

/**
 * Resolves tokens like {@link resolveTokens} and returns the same object for the same changes, so that
 * derived values can be cached by identity.
 */
export function getResolvedTokens(changes: StoredChanges): Tokens {
  const key = JSON.stringify(changes);
  if (key === '{}') return tokens;
  const known = remembered.get(key) ?? resolveTokens(changes);
  remembered.delete(key);
  remembered.set(key, known);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= rememberedAtMost) break;
    remembered.delete(oldest);
  }
  return known;
}
