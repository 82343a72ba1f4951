import type { Tokens } from '#ui/tokens.ts';
import { tokensCss } from '#ui/tokens-css.ts';
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
  const said: ReadonlySet<string>[] = [wordsOf(html)];
  for (const [address, words] of scripts) if (html.includes(address)) said.push(words);
  const isSaid = (word: string) => said.some((words) => words.has(word));
  const rules = sheets.map((sheet) =>
    usedRules(rulesOf(sheet), (name) => isSaid(name) || isSaid(stem(name))),
  );
  const kept = rules.join('');
  const inStyles = wordsOf(kept);
  return tokensCss(tokens, (token) => inStyles.has(token) || isSaid(token)) + kept;
}

/** Names as HTML, CSS and scripts write them. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** What a script says of a class that it puts together: `button--` before the look. Else the name itself. */
function stem(name: string): string {
  const dashes = name.lastIndexOf('--');
  return dashes <= 0 ? name : name.slice(0, dashes + 2);
}

/** Sheets are constants of the build, so each is read once. */
const read = new Map<string, ReturnType<typeof readRules>>();

function rulesOf(sheet: string): ReturnType<typeof readRules> {
  const rules = read.get(sheet) ?? readRules(sheet);
  read.set(sheet, rules);
  return rules;
}
