import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenList } from '../../src/tokens/token-list.ts';
import { cssWriters, type TokenType, type TokenValues, toPixels } from '../../src/tokens/token-value.ts';
import { colorNames } from './color-names.ts';

/**
 * Colours, sizes, times and whatever else a token names belong to `tokens/design-tokens.ts`; sheets and views name tokens.
 * A number that is none of the design's says so where it stands, in a comment that begins with `specified:` or `optical:` and goes on with the reason.
 */

interface HardCoded {
  /** From the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** What to do instead. */
  readonly advice: string;
}

const said = /\/\* (?:specified|optical): [^*]+\*\/|\/\/ (?:specified|optical): ./;

/** Zones whose modules draw: there a colour in a string is one that is seen. */
const drawing = /^(?:src|studio)\/(?:ui|blocks|site|admin|writing)\//;
/** Tests say what comes out, words what one can write; the pages under `/admin/test/` drive the preview with values that nothing else has. */
const exempt = /\.(?:test|fixture)\.tsx?$|words\.ts$|^src\/admin\/test-pages\//;

/** All that is hard-coded below `src` and `studio` of a checkout, and how many files were read. */
export function checkTokens(root: string): { readonly files: number; readonly found: readonly HardCoded[] } {
  const files = ['src', 'studio']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        `${folder}/${file}`.replaceAll('\\', '/'),
      ),
    )
    .filter(
      (file) => file.endsWith('.css') || (/\.tsx?$/.test(file) && drawing.test(file) && !exempt.test(file)),
    );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const issues = file.endsWith('.css') ? inSheet(text) : inModule(text, file.endsWith('.tsx'));
    const lines = text.split('\n');
    return issues.map(({ line, advice }) => ({ file, line, text: (lines[line - 1] ?? '').trim(), advice }));
  });
  return { files: files.length, found };
}

type Issue = Pick<HardCoded, 'line' | 'advice'>;

const colorFunctions = 'rgba?|hsla?|hwb|oklch|oklab|lab|lch|color';
/** One that is made from a token (`oklch(from var(--color-selection) …)`) follows it. */
const color = new RegExp(
  `#[0-9a-f]{3,8}\\b|(?<![\\w-])(?:${colorFunctions})\\((?!from var\\(--color-)|(?<![\\w-])(?:${colorNames.join('|')})(?![\\w-])`,
  'i',
);
const showsColor =
  /color|^(?:background|border|outline|fill|stroke|text-decoration|column-rule|mask)|shadow|filter|^--/;
/** Younger than supported browsers, and its replacement by the minifier renders nothing. */
const themed = /(?<![\w-])light-dark\(/;

/** What is hard-coded in a style sheet. */
export function inSheet(text: string): Issue[] {
  return declarations(text).flatMap(({ property, value, line, own }) => {
    const advice = adviceOn(property, value);
    return advice === undefined || own.some((each) => said.test(each)) ? [] : [{ line, advice }];
  });
}

function adviceOn(property: string, value: string): string | undefined {
  if (themed.test(value)) return 'var(--light, …) var(--dark, …) in place of light-dark()';
  if (showsColor.test(property) && color.test(value)) return 'name a colour';
  return lengthAdvice(property, value) ?? typeAdvice(property, value) ?? motionAdvice(property, value);
}

const length = /(?<![\w.#-])-?(\d*\.?\d+)(px|rem)\b/g;

function lengthAdvice(property: string, value: string): string | undefined {
  const lengths = [...value.matchAll(length)].map(([, size, unit]) => ({
    unit,
    pixels: toPixels({ value: Number(size), unit: unit as 'px' | 'rem' }),
  }));
  // A pixel is what a hairline is made of; more of them are a size, which the design has in rem.
  if (lengths.some(({ unit, pixels }) => unit === 'px' && pixels > 1)) return 'name a size';
  if (/radius/.test(property) && lengths.length > 0) return 'name a radius';
  if (property === 'font-size' && lengths.length > 0) return 'name a size of type';
  if (/shadow$/.test(property) && lengths.length > 0) return 'name a shadow';
  const named = lengths.map(({ pixels }) => spaces.get(pixels)).find(Boolean);
  return named === undefined ? undefined : `var(${named}) is this size`;
}

function typeAdvice(property: string, value: string): string | undefined {
  if (property === 'font-weight' && /^(?:\d|bold)/.test(value)) return 'name a weight';
  if (property === 'font-family' && !/^(?:var\(|inherit|monospace|ui-monospace)/.test(value))
    return 'name a font';
  if (property === 'font' && !/^(?:inherit|var\()/.test(value)) return 'name a font, size and weight';
  const named = { 'line-height': 'leading', 'letter-spacing': 'tracking', 'z-index': 'layer' }[property];
  const own = named && valuesOf(named).get(value);
  return own === undefined ? undefined : `var(${own}) is this value`;
}

function motionAdvice(property: string, value: string): string | undefined {
  if (!/^(?:transition|animation)|^--/.test(property)) return undefined;
  if (/cubic-bezier\(/.test(value)) return 'name an easing';
  const times = [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(m?s)\b/g)];
  const named = times
    .map(([, time, unit]) => valuesOf('time').get(`${Number(time) * (unit === 's' ? 1000 : 1)}ms`))
    .find(Boolean);
  return named === undefined ? undefined : `var(${named}) is this time`;
}

/** The custom property that a value of a scale has, by the value as CSS writes it. */
function valuesOf(scale: string): ReadonlyMap<string, string> {
  return new Map(
    tokenList
      .filter((token) => token.scale === scale && typeof token.standard.value !== 'string')
      .map(({ type, unit, name, standard }) => [
        `${written(type, standard.value as never)}${unit ?? ''}`,
        `--${scale}-${name}`,
      ]),
  );
}

const written = <Type extends TokenType>(type: Type, value: TokenValues[Type]) => cssWriters[type](value);

/** Spaces by their pixels: margins, gaps and sides of small things are these. */
const spaces: ReadonlyMap<number, string> = new Map(
  tokenList
    .filter(({ scale, path }) => scale === 'space' && path !== 'space.0')
    .map(({ name, standard }) => [toPixels(standard.value as TokenValues['dimension']), `--space-${name}`]),
);

/** A colour somewhere in a string, with its numbers; `oklch(${…})` is made from something. */
const writtenColor = new RegExp(
  `#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(?:${colorFunctions})\\(\\s*[\\d.]`,
  'i',
);
const comment = /(?<!:)\/\/ .*$|\/\*.*?\*\/|^\s*\*.*$/g;

/** What is hard-coded in a module: strings with a colour in them and, in a view, what is a length of the design. */
export function inModule(text: string, isView: boolean): Issue[] {
  return text.split('\n').flatMap((whole, index) => {
    const line = whole.replace(comment, '');
    // Reach of an observer: what is near the window is no size of the design.
    if (said.test(whole) || line.includes('rootMargin')) return [];
    const strings = [...line.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map(
      ([, , inside]) => inside?.trim() ?? '',
    );
    if (strings.some((each) => writtenColor.test(each)))
      return [{ line: index + 1, advice: 'name a colour' }];
    const lengths = isView ? strings.filter((each) => /^-?\d*\.?\d+(?:px|rem)$/.test(each)) : [];
    const advice = lengths.map((each) => lengthAdvice('', each)).find(Boolean);
    return advice === undefined ? [] : [{ line: index + 1, advice }];
  });
}

interface Declaration {
  readonly property: string;
  readonly value: string;
  /** Where its value begins. */
  readonly line: number;
  /** The lines that it stands on, with what is said there. */
  readonly own: readonly string[];
}

/** The declarations of a sheet, on however many lines each stands; what at-rules and selectors say is none. */
function declarations(text: string): Declaration[] {
  const lines = text.split('\n');
  // As long as before, so that lines stay where they are; strings and addresses hold no values.
  const bare = text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, (all) => `"${blank(all).slice(2)}"`);
  return [...bare.matchAll(/(?<=^|[{};\s])(-{0,2}[a-z][\w-]*)\s*:\s*([^;{}]*)(?=[;}])/gi)].map((match) => {
    const [whole, property = '', value = ''] = match;
    const begin = bare.slice(0, match.index).split('\n').length;
    const end = begin + whole.trimEnd().split('\n').length - 1;
    return {
      property: property.toLowerCase(),
      value: value.replace(/\s+/g, ' ').trim(),
      line: begin,
      own: lines.slice(begin - 1, end),
    };
  });
}

const blank = (all: string) => all.replace(/[^\n]/g, ' ');
