import type { Tokens } from '#tokens/resolve-tokens.ts';
import { broughtTokens, inlineTokens, isChanged, tokensCss } from '#tokens/tokens-css.ts';
import { readRules, usedRules } from './style-rules.ts';

/** Every word of each built script and of all it may load, by the script's address. */
export type ScriptWords = ReadonlyMap<string, ReadonlySet<string>>;

interface Known {
  /** The values that the sheets' names stand for. */
  readonly tokens: Tokens;
  /** Absent where scripts are not built. */
  readonly scripts?: ScriptWords | undefined;
}

/** Characters of HTML from which its styles are too small a part to be worth the reading. */
const long = 500_000;

/**
 * The tokens, and of the sheets what can apply in a document: rules whose classes and elements stand in its
 * HTML, or may be made by a script that the HTML names. Without the scripts' words, as in development and in
 * the preview, whose elements come and go, and in a long document, everything.
 *
 * It looks for words, not for meaning: one that stands there by chance keeps a rule, and harms nothing.
 */
export function neededStyles(sheets: readonly string[], html: string, { tokens, scripts }: Known): string {
  if (!scripts || html.length > long) return tokensCss(tokens) + sheets.join('');
  const inHtml = wordsOf(html);
  const inScripts: ReadonlySet<string>[] = [];
  for (const [address, words] of scripts) if (html.includes(address)) inScripts.push(words);
  const isScripted = (word: string) => inScripts.some((words) => words.has(word));
  const isSaid = (word: string) => inHtml.has(word) || isScripted(word);
  const rules = sheets.map((sheet) =>
    usedRules(rulesOf(sheet, tokens), (name) => isSaid(name) || isSaid(stem(name))),
  );
  const kept = rules.join('');
  const inStyles = wordsOf(kept);
  const isNeeded = (token: string) =>
    inStyles.has(token) || isSaid(token) || (isScripted(brought(token)) && isChanged(tokens, token));
  return tokensCss(tokens, isNeeded) + kept;
}

/** Names as HTML, CSS and scripts write them; those of elements as they begin, `<p`. */
export function wordsOf(text: string): Set<string> {
  return new Set(
    text.match(/<?[\w-]+/g)?.flatMap((word) => (word[0] === '<' ? [word, word.slice(1)] : word)),
  );
}

/**
 * The words of a script. Tokens whose value it brings along stand in them apart: those need no declaration. It may make
 * each element whose name it says in a string.
 */
export function wordsOfScript(code: string): Set<string> {
  const words = wordsOf(code.replace(broughtTokens, (_, name: string) => `var(${brought(name)},`));
  for (const [, element] of code.matchAll(/["'`](\w+)["'`]/g)) words.add(`<${element}`);
  return words;
}

const brought = (token: string) => `brought${token}`;

/** What a script says of a class that it puts together: `button--` before the look. Else the name itself. */
function stem(name: string): string {
  const dashes = name.lastIndexOf('--');
  return dashes <= 0 ? name : name.slice(0, dashes + 2);
}

/** Sheets are constants of the build and values of tokens change seldom, so each sheet is read once for each set of them. */
const read = new WeakMap<Tokens, Map<string, ReturnType<typeof readRules>>>();

/** The rules of a sheet with the values of the tokens that no theme changes: a document need not declare those. */
function rulesOf(sheet: string, tokens: Tokens): ReturnType<typeof readRules> {
  const known = read.get(tokens) ?? new Map<string, ReturnType<typeof readRules>>();
  read.set(tokens, known);
  const rules = known.get(sheet) ?? readRules(inlineTokens(sheet, tokens));
  known.set(sheet, rules);
  return rules;
}
