import type { FluidRange } from '../design-tokens.ts';
import type { TokenDefinition } from '../token-list.ts';
import { type TokenType, type TokenValue, type TokenValues, toPixels, valueSchemas } from '../token-value.ts';
import { exchangeWords } from './exchange-words.ts';
import { getOwnProperty, isNode } from './json-walk.ts';
import { isSameInSrgb, readTokenColor } from './read-color.ts';
import { readFluid, readTokenLength } from './read-fluid.ts';
import { readCssArguments, splitOutside } from './split-css.ts';

const say = exchangeWords.token;

/** The parsed value, or why it is invalid for the token. */
export type ReadValue =
  | { readonly value: TokenValue; readonly fluid?: FluidRange | undefined }
  | { readonly problem: string };

export interface ReadContext {
  /** The token's current value in this theme. It is kept if the file's value is a less exact form of it. */
  readonly current: TokenValue;
  /** Returns the value of another token by its name in the file. */
  readonly lookUp: (reference: string) => unknown;
}

type Reader = (raw: unknown, context: ReadContext) => unknown;

/** Reads a value in any syntax that programs use for its type. */
export function readValue(token: TokenDefinition, raw: unknown, context: ReadContext): ReadValue {
  if (typeof raw === 'string' && raw.length > 2000) return { problem: say.notUnderstood(quoteValue(raw)) };
  const growing = token.type === 'dimension' && typeof raw === 'string' ? readFluid(raw) : undefined;
  const read = growing?.value ?? readers[token.type](raw, context);
  if (read === undefined) return { problem: describeProblem(token, raw) };
  const parsed = valueSchemas[token.type].safeParse(read);
  return parsed.success
    ? { value: parsed.data, ...(growing ? { fluid: growing.fluid } : {}) }
    : { problem: say.outside(quoteValue(raw)) };
}

function describeProblem({ type }: TokenDefinition, raw: unknown): string {
  if (type === 'fontFamily' && readFamilies(raw)) return say.onlyGenerics;
  const isSum =
    typeof raw === 'string' &&
    (/\b(calc|min|max|clamp|var|env|color-mix)\(/i.test(raw) || /[{}]|\s[*/+-]\s/.test(raw));
  const isWhole =
    isNode(raw) && ['fontSize', 'fontFamily', 'width', 'style'].some((key) => Object.hasOwn(raw, key));
  if (isWhole) return say.composite;
  return isSum ? say.notUnderstood(quoteValue(raw)) : say.notIts(type, quoteValue(raw));
}

/** Shortens a value from a file for use in a message. */
function quoteValue(raw: unknown): string {
  let text = String(raw);
  if (typeof raw === 'string') text = raw;
  else if (typeof raw === 'object' && raw !== null) text = Array.isArray(raw) ? 'A list' : 'An object';
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

const readers: { readonly [Type in TokenType]: Reader } = {
  color: (raw, { current }) => {
    const read = readTokenColor(raw);
    if (!read) return undefined;
    return read.isSrgb && isSameInSrgb(read.value, current as TokenValues['color']) ? current : read.value;
  },
  dimension: (raw, { current }) => readDimension(raw, current as TokenValues['dimension']),
  duration: (raw) => {
    const [value, unit] = parseNumberWithUnit(raw) ?? [];
    if (value === undefined) return undefined;
    if (unit === 's') return { value: Number((value * 1000).toFixed(6)), unit: 'ms' };
    return unit === 'ms' || unit === '' ? { value, unit: 'ms' } : undefined;
  },
  number: (raw) => {
    const [value, unit] = parseNumberWithUnit(raw) ?? [];
    if (unit === '%' && value !== undefined) return Number((value / 100).toFixed(6));
    return unit === '' || unit === 'em' ? value : undefined;
  },
  fontWeight: readWeight,
  fontFamily: (raw) => {
    const named = readFamilies(raw)?.filter((each) => !generics.has(each.toLowerCase()));
    return named?.length ? named : undefined;
  },
  composition: (raw) => raw,
  cubicBezier: readBezier,
  shadow: (raw, context) => {
    const layers = typeof raw === 'string' ? parseShadow(raw) : Array.isArray(raw) ? raw : [raw];
    if (layers === undefined || layers.length > 20) return undefined;
    const before = context.current as TokenValues['shadow'];
    const read = layers.map((layer, at) => readLayer(layer, before[at], context));
    return read.includes(undefined) ? undefined : read;
  },
};

/** Parses a number with unit, from `"12px"`, `12` or `{ value: 12, unit: 'px' }`. */
function parseNumberWithUnit(raw: unknown): [value: number, unit: string] | undefined {
  if (typeof raw === 'number') return [raw, ''];
  if (typeof raw === 'string') {
    const [, value, unit = ''] =
      /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]{1,4}|%)?$/i.exec(raw.trim()) ?? [];
    return value === undefined ? undefined : [Number(value), unit.toLowerCase()];
  }
  const [value, unit] = [getOwnProperty(raw, 'value'), getOwnProperty(raw, 'unit')];
  return typeof value === 'number' && typeof unit === 'string' ? [value, unit] : undefined;
}

/** Reads a length in the token's unit. A number without unit counts as pixels. */
function readDimension(
  raw: unknown,
  current: TokenValues['dimension'],
): TokenValues['dimension'] | undefined {
  const [value, unit] = parseNumberWithUnit(raw) ?? [];
  if (value === undefined || unit === undefined) return undefined;
  if (unit === 'px' || unit === 'rem') return { value, unit };
  if (unit !== '') return undefined;
  if (Math.abs(toPixels(current) - value) < 0.0005) return current;
  return current.unit === 'rem'
    ? { value: Number((value / 16).toFixed(6)), unit: 'rem' }
    : { value, unit: 'px' };
}

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  extralight: 200,
  ultralight: 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  roman: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  ultrabold: 800,
  black: 900,
  heavy: 900,
  extrablack: 950,
  ultrablack: 950,
};

function readWeight(raw: unknown): number | undefined {
  const [value, unit] = parseNumberWithUnit(raw) ?? [];
  if (unit === '') return value;
  const name = typeof raw === 'string' ? raw.toLowerCase().replaceAll(/[\s_-]/g, '') : '';
  return Object.hasOwn(weights, name) ? weights[name] : undefined;
}

/** Generic font families, which a file may append. */
const generics: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  '-apple-system',
  'blinkmacsystemfont',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
]);

function readFamilies(raw: unknown): string[] | undefined {
  const names = typeof raw === 'string' ? splitOutside(raw, ',') : raw;
  if (!Array.isArray(names) || names.length > 20) return undefined;
  return names.every((name) => typeof name === 'string')
    ? names.map((name: string) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    : undefined;
}

const easings: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

function readBezier(raw: unknown): readonly number[] | undefined {
  if (Array.isArray(raw)) return raw.every((each) => typeof each === 'number') ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const name = raw.trim().toLowerCase();
  if (Object.hasOwn(easings, name)) return easings[name];
  const points = readCssArguments('cubic-bezier', raw)?.map((point) => parseNumberWithUnit(point));
  return points?.every((point) => point?.[1] === '')
    ? points.map((point) => point?.[0] as number)
    : undefined;
}

type ShadowLayer = TokenValues['shadow'][number];

const nothing = { value: 0, unit: 'px' } as const;
const black: ShadowLayer['color'] = { colorSpace: 'oklch', components: [0, 0, 0] };

/** Reads one shadow layer with the property names of the DTCG. */
function readLayer(
  raw: unknown,
  before: ShadowLayer | undefined,
  context: ReadContext,
): ShadowLayer | undefined {
  const resolveReference = (value: unknown) =>
    typeof value === 'string' && /^\s*(\{|var\()/.test(value) ? context.lookUp(value) : value;
  const readSize = (value: unknown, current: TokenValues['dimension'] | undefined) =>
    value === undefined ? nothing : readDimension(resolveReference(value), current ?? nothing);
  const color = readers.color(resolveReference(getOwnProperty(raw, 'color')), {
    ...context,
    current: before?.color ?? black,
  });
  const sizes = [
    readSize(getOwnProperty(raw, 'offsetX'), before?.offsetX),
    readSize(getOwnProperty(raw, 'offsetY'), before?.offsetY),
    readSize(getOwnProperty(raw, 'blur'), before?.blur),
    readSize(getOwnProperty(raw, 'spread'), before?.spread),
  ];
  if (!color || sizes.includes(undefined)) return undefined;
  const [offsetX, offsetY, blur, spread] = sizes as [
    typeof nothing,
    typeof nothing,
    typeof nothing,
    typeof nothing,
  ];
  const inset = getOwnProperty(raw, 'inset') === true;
  return {
    color: color as ShadowLayer['color'],
    offsetX,
    offsetY,
    blur,
    spread,
    ...(inset ? { inset } : {}),
  };
}

function parseShadow(text: string): unknown[] | undefined {
  if (text.trim() === 'none') return [];
  const layers = splitOutside(text, ',').map(parseShadowLayer);
  return layers.length > 0 && !layers.includes(undefined) ? layers : undefined;
}

function parseShadowLayer(text: string): unknown {
  const parts = splitOutside(text, ' ').filter((part) => part !== 'inset');
  const isSize = (part: string) => part === '0' || readTokenLength(part) !== undefined;
  const [offsetX, offsetY, blur, spread] = parts.filter(isSize);
  const [color, ...more] = parts.filter((part) => !isSize(part));
  if (offsetY === undefined || more.length > 0) return undefined;
  const inset = splitOutside(text, ' ').includes('inset');
  const written = { color: color ?? '#000', offsetX, offsetY, blur, spread, inset };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
}
