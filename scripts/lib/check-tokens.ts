import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenList } from '../../src/tokens/token-list.ts';
import { cssWriters, type TokenType, type TokenValues, toPixels } from '../../src/tokens/token-value.ts';
import { colorNames } from './color-names.ts';

/**
 * Rules of `npm run check` on hard-coded values. Values that have a token, such as colours, sizes and times,
 * belong to `tokens/design-tokens.ts`; stylesheets and views refer to tokens. A comment on the same line
 * exempts a value: `specified:` or `optical:`, followed by the reason.
 */

interface HardCodedValue {
  /** Path from the checkout's root. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** The replacement to use. */
  readonly advice: string;
}

const exemption = /\/\* (?:specified|optical): [^*]+\*\/|\/\/ (?:specified|optical): ./;

/** Zones that render, where a string with a colour is visible. */
const drawing = /^(?:src|studio)\/(?:ui|blocks|site|admin|writing)\//;
/**
 * Exempt files: tests with expected values, texts with examples, and `/admin/test/` pages with values for the
 * preview.
 */
const exempt = /\.(?:test|fixture)\.tsx?$|words\.ts$|^src\/admin\/test-pages\//;

/** Returns the hard-coded values below `src` and `studio` of a checkout, and the number of files read. */
export function checkTokens(root: string): {
  readonly files: number;
  readonly found: readonly HardCodedValue[];
} {
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
    const issues = file.endsWith('.css') ? checkStylesheet(text) : checkModule(text, file.endsWith('.tsx'));
    const lines = text.split('\n');
    return issues.map(({ line, advice }) => ({ file, line, text: (lines[line - 1] ?? '').trim(), advice }));
  });
  return { files: files.length, found };
}

type Issue = Pick<HardCodedValue, 'line' | 'advice'>;

const colorFunctions = 'rgba?|hsla?|hwb|oklch|oklab|lab|lch|color';
/** Ignores colours that are derived from a token: `oklch(from var(--color-selection) …)`. */
const color = new RegExp(
  `#[0-9a-f]{3,8}\\b|(?<![\\w-])(?:${colorFunctions})\\((?!from var\\(--color-)|(?<![\\w-])(?:${colorNames.join('|')})(?![\\w-])`,
  'i',
);
const showsColor =
  /color|^(?:background|border|outline|fill|stroke|text-decoration|column-rule|mask)|shadow|filter|^--/;
/**
 * `light-dark()` is newer than the supported browsers, and the minifier's fallback for it renders nothing.
 */
const themed = /(?<![\w-])light-dark\(/;

/** Finds the hard-coded values of a stylesheet. */
export function checkStylesheet(text: string): Issue[] {
  return parseDeclarations(text).flatMap(({ property, value, line, own }) => {
    const advice = checkDeclaration(property, value);
    return advice === undefined || own.some((each) => exemption.test(each)) ? [] : [{ line, advice }];
  });
}

function checkDeclaration(property: string, value: string): string | undefined {
  if (themed.test(value)) return 'var(--light, …) var(--dark, …) in place of light-dark()';
  if (showsColor.test(property) && color.test(value)) return 'name a colour';
  return checkLength(property, value) ?? checkType(property, value) ?? checkMotion(property, value);
}

const length = /(?<![\w.#-])-?(\d*\.?\d+)(px|rem)\b/g;

function checkLength(property: string, value: string): string | undefined {
  const lengths = [...value.matchAll(length)].map(([, size, unit]) => ({
    unit,
    pixels: toPixels({ value: Number(size), unit: unit as 'px' | 'rem' }),
  }));
  // One pixel is a hairline. Larger lengths are sizes, which the design defines in rem.
  if (lengths.some(({ unit, pixels }) => unit === 'px' && pixels > 1)) return 'name a size';
  if (/radius/.test(property) && lengths.length > 0) return 'name a radius';
  if (property === 'font-size' && lengths.length > 0) return 'name a size of type';
  if (/shadow$/.test(property) && lengths.length > 0) return 'name a shadow';
  const named = lengths.map(({ pixels }) => spaces.get(pixels)).find(Boolean);
  return named === undefined ? undefined : `var(${named}) is this size`;
}

function checkType(property: string, value: string): string | undefined {
  if (property === 'font-weight' && /^(?:\d|bold)/.test(value)) return 'name a weight';
  if (property === 'font-family' && !/^(?:var\(|inherit|monospace|ui-monospace)/.test(value))
    return 'name a font';
  if (property === 'font' && !/^(?:inherit|var\()/.test(value)) return 'name a font, size and weight';
  const named = { 'line-height': 'leading', 'letter-spacing': 'tracking', 'z-index': 'layer' }[property];
  const own = named && mapCssValues(named).get(value);
  return own === undefined ? undefined : `var(${own}) is this value`;
}

function checkMotion(property: string, value: string): string | undefined {
  if (!/^(?:transition|animation)|^--/.test(property)) return undefined;
  if (/cubic-bezier\(/.test(value)) return 'name an easing';
  const times = [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(m?s)\b/g)];
  const named = times
    .map(([, time, unit]) => mapCssValues('time').get(`${Number(time) * (unit === 's' ? 1000 : 1)}ms`))
    .find(Boolean);
  return named === undefined ? undefined : `var(${named}) is this time`;
}

/** Maps the CSS values of a scale to their custom properties. */
function mapCssValues(scale: string): ReadonlyMap<string, string> {
  return new Map(
    tokenList
      .filter((token) => token.scale === scale && typeof token.standard.value !== 'string')
      .map(({ type, unit, name, standard }) => [
        `${writeCss(type, standard.value as never)}${unit ?? ''}`,
        `--${scale}-${name}`,
      ]),
  );
}

const writeCss = <Type extends TokenType>(type: Type, value: TokenValues[Type]) => cssWriters[type](value);

/** Custom properties of spaces by pixels, for margins, gaps and the sides of small elements. */
const spaces: ReadonlyMap<number, string> = new Map(
  tokenList
    .filter(({ scale, path }) => scale === 'space' && path !== 'space.0')
    .map(({ name, standard }) => [toPixels(standard.value as TokenValues['dimension']), `--space-${name}`]),
);

/** Matches a literal colour in a string. `oklch(${…})` is computed and does not match. */
const writtenColor = new RegExp(
  `#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(?:${colorFunctions})\\(\\s*[\\d.]`,
  'i',
);
const comment = /(?<!:)\/\/ .*$|\/\*.*?\*\/|^\s*\*.*$/g;

/**
 * Finds the hard-coded values of a module: strings with a colour and, in a view, lengths that have a token.
 */
export function checkModule(text: string, isView: boolean): Issue[] {
  return text.split('\n').flatMap((whole, index) => {
    const line = whole.replace(comment, '');
    // `rootMargin` of an observer is not a size of the design.
    if (exemption.test(whole) || line.includes('rootMargin')) return [];
    const strings = [...line.matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map(
      ([, , inside]) => inside?.trim() ?? '',
    );
    if (strings.some((each) => writtenColor.test(each)))
      return [{ line: index + 1, advice: 'name a colour' }];
    const lengths = isView ? strings.filter((each) => /^-?\d*\.?\d+(?:px|rem)$/.test(each)) : [];
    const advice = lengths.map((each) => checkLength('', each)).find(Boolean);
    return advice === undefined ? [] : [{ line: index + 1, advice }];
  });
}

interface Declaration {
  readonly property: string;
  readonly value: string;
  /** Line on which it starts. */
  readonly line: number;
  /** Its source lines, with their comments. */
  readonly own: readonly string[];
}

/** Parses the declarations of a stylesheet, also over several lines. Ignores at-rules and selectors. */
function parseDeclarations(text: string): Declaration[] {
  const lines = text.split('\n');
  // Blanks keep line numbers. Comments, strings and URLs contain no values to check.
  const bare = text
    .replace(/\/\*[\s\S]*?\*\//g, replaceWithSpaces)
    .replace(/url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, (all) => `"${replaceWithSpaces(all).slice(2)}"`);
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

const replaceWithSpaces = (all: string) => all.replace(/[^\n]/g, ' ');
