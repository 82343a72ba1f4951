import type { Tokens } from '#tokens/resolve-tokens.ts';
import { broughtTokens, inlineTokens, isChanged, renderTokensCss } from '#tokens/tokens-css.ts';
import { readRules, serializeUsedRules } from './style-rules.ts';

/** Lists all identifiers in each built script and its imports, by the script's URL. */
export type ScriptWords = ReadonlyMap<string, () => ReadonlySet<string>>;

interface NeededStylesOptions {
  /** Values of the tokens that the sheets use. */
  readonly tokens: Tokens;
  /** Absent without a build. */
  readonly scripts?: ScriptWords | undefined;
}

/** Characters of HTML above which omitting styles is not worth the time. */
const long = 500_000;

/**
 * Builds the tokens and the rules of the sheets that can apply to a document: those whose classes and
 * elements are in its HTML, or may be created by a script that it loads. Includes everything without
 * `scripts`, as in development and in the preview, whose elements change, and for a long document. Matches
 * words, not meaning: an accidental match keeps an unused rule, which is harmless.
 */
export function selectNeededStyles(
  sheets: readonly string[],
  html: string,
  { tokens, scripts }: NeededStylesOptions,
): string {
  if (!scripts || html.length > long) return renderTokensCss(tokens) + sheets.join('');
  const inHtml = listClassWords(html);
  const inScripts: ReadonlySet<string>[] = [];
  for (const [address, words] of scripts) if (html.includes(address)) inScripts.push(words());
  const isScripted = (word: string) => inScripts.some((words) => words.has(word));
  const isSaid = (word: string) => inHtml.has(word) || isScripted(word);
  const rules = sheets.map((sheet) =>
    serializeUsedRules(parseRules(sheet, tokens), (name) => isSaid(name) || isSaid(getStem(name))),
  );
  const kept = rules.join('');
  const inStyles = listClassWords(kept);
  const isNeeded = (token: string) =>
    inStyles.has(token) || isSaid(token) || (isScripted(prefixToken(token)) && isChanged(tokens, token));
  return renderTokensCss(tokens, isNeeded) + kept;
}

/** Lists names in HTML, CSS or scripts; elements with their bracket, as `<p`. */
export function listClassWords(text: string): Set<string> {
  return new Set(
    text.match(/<?[\w-]+/g)?.flatMap((word) => (word[0] === '<' ? [word, word.slice(1)] : word)),
  );
}

/**
 * Lists the words of a script: class names, and an element for each string with an element's name. Tokens
 * whose values the script contains are separate words, since they need no declaration.
 */
export function listScriptWords(code: string): Set<string> {
  const words = listClassWords(code.replace(broughtTokens, (_, name: string) => `var(${prefixToken(name)},`));
  for (const [, element] of code.matchAll(/["'`](\w+)["'`]/g)) words.add(`<${element}`);
  return words;
}

const prefixToken = (token: string) => `brought${token}`;

/**
 * Gets the fixed part of a class name that a script completes, such as `button--`; otherwise the name itself.
 */
function getStem(name: string): string {
  const dashes = name.lastIndexOf('--');
  return dashes <= 0 ? name : name.slice(0, dashes + 2);
}

/** Parsed sheets by tokens: sheets are constants and token values change rarely. */
const read = new WeakMap<Tokens, Map<string, ReturnType<typeof readRules>>>();

/**
 * Parses a sheet and replaces tokens that are equal in all themes by their values, so that the document need
 * not declare them.
 */
function parseRules(sheet: string, tokens: Tokens): ReturnType<typeof readRules> {
  const known = read.get(tokens) ?? new Map<string, ReturnType<typeof readRules>>();
  read.set(tokens, known);
  const rules = known.get(sheet) ?? readRules(inlineTokens(sheet, tokens));
  known.set(sheet, rules);
  return rules;
}
