import { FoundTokens } from './found-tokens.ts';
import { findNamedTheme } from './names.ts';
import { readCssArguments } from './split-css.ts';

/** True if a text declares custom properties. */
export function hasCustomProperties(text: string): boolean {
  return /--[\w-]+\s*:/.test(text);
}

/**
 * Reads the custom properties of a stylesheet: for all themes, and for the dark theme, selected or by system
 * preference.
 */
export function readCss(text: string): FoundTokens {
  const found = new FoundTokens('css');
  const both: Declaration[] = [];
  for (const each of iterateDeclarations(text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' '))) {
    if (each.theme === undefined) both.push(each);
    else found.say(each.name, { [each.theme]: each.value });
  }
  // A value for one theme takes precedence over a value for both, in any order.
  for (const { name, value } of both) {
    const [light, dark] = readLightDark(value) ?? [value];
    const said = found.find(name);
    found.say(name, {
      light: said?.light ?? light,
      ...(dark === undefined ? {} : { dark: said?.dark ?? dark }),
    });
  }
  return found;
}

interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly theme: 'light' | 'dark' | undefined;
}

/** Returns both values of `light-dark()`, or of this project's own theme switches. */
function readLightDark(value: string): [light: string, dark: string] | undefined {
  const [light, dark] = readCssArguments('light-dark', value) ?? [];
  if (light !== undefined && dark !== undefined) return [light, dark];
  const middle = value.indexOf(')var(--dark,');
  if (!value.startsWith('var(--light,') || middle < 0 || !value.endsWith(')')) return undefined;
  return [value.slice('var(--light,'.length, middle), value.slice(middle + ')var(--dark,'.length, -1)];
}

/** Iterates over declarations with their conditions, in one pass over the text. */
function* iterateDeclarations(text: string): Generator<Declaration> {
  const around: string[] = [];
  let start = 0;
  let quote = '';
  let parentheses = 0;
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at] ?? ';';
    if (quote) {
      if (sign === quote || sign === '\n') quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') parentheses++;
    else if (sign === ')') parentheses = Math.max(0, parentheses - 1);
    else if (parentheses === 0 && (sign === '{' || sign === '}' || sign === ';')) {
      const piece = text.slice(start, at).trim();
      start = at + 1;
      if (sign === '{') around.push(piece.slice(0, 500));
      else {
        const declaration = parseDeclaration(piece, around);
        if (declaration) yield declaration;
        if (sign === '}') around.pop();
      }
    }
  }
}

function parseDeclaration(piece: string, around: readonly string[]): Declaration | undefined {
  const [, name, value] = /^--([\w-]{1,200})\s*:\s*([\s\S]+)$/.exec(piece) ?? [];
  if (name === undefined || value === undefined || ['light', 'dark'].includes(name)) return undefined;
  const place = findRuleTheme(around);
  return place && { name, value: value.replace(/\s*!important$/, ''), theme: place.theme };
}

/**
 * Returns the theme for which the enclosing rules apply; undefined if they apply to less than a whole page on
 * screen.
 */
function findRuleTheme(around: readonly string[]): { theme: Declaration['theme'] } | undefined {
  if (
    around.length > 8 ||
    around.some((each) => /^@(media\b.*\bprint|property|font-face|keyframes)/i.test(each))
  )
    return undefined;
  const scheme = around.map((each) => /prefers-color-scheme:\s*(light|dark)/i.exec(each)?.[1]?.toLowerCase());
  const system = scheme.find((each) => each !== undefined) as 'light' | 'dark' | undefined;
  if (system) return { theme: system };
  const selector = around.filter((each) => !each.startsWith('@')).at(-1);
  if (selector === undefined) return { theme: undefined };
  const positive = selector.replaceAll(/:not\([^)]*\)/g, '');
  // A selector list that includes the root applies to both themes.
  if (positive.split(',').some((each) => /^(:root|html|:host|body|\*)?$/i.test(each.trim())))
    return { theme: undefined };
  const theme = findNamedTheme(positive.replaceAll(/[^\w-]+/g, ' '));
  return theme ? { theme } : undefined;
}
