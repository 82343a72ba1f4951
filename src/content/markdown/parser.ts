import Parser, { type MarkdownIt, type StateBlock } from 'markdown-it';
import { addScripts } from './scripts.ts';

/**
 * Maximum nesting of the parser. This one configuration is used for all texts. Its cost is linear, since
 * nesting is bounded.
 */
const maxNesting = 20;

/**
 * A list takes two levels at once, so this is the last level from which nothing can exceed the parser's
 * limit.
 */
const deepest = maxNesting - 2;

/** Bare domains become links only with this prefix, since many other words contain a dot. */
const barePrefix = 'www.';

function createParser(): MarkdownIt {
  const parser = new Parser({ html: false, breaks: true, linkify: true, maxNesting });
  parser.disable('table');
  // Keeps URLs as written. `buildLinkAttributes` decides for all content which of them become links.
  parser.normalizeLink = (address) => address;
  parser.normalizeLinkText = (address) => address;
  parser.validateLink = () => true;
  parser.linkify.add('//', null).add('ftp:', null);
  parser.linkify.add(barePrefix, {
    validate: (text, at) =>
      /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}(?:[/?#][^\s<>]*[^\s<>.,:;!?"'*_~)\]])?/u.exec(
        text.slice(at, at + 2000),
      )?.[0].length ?? 0,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  skipTextsWithoutAddress(parser);
  parser.block.ruler.before('code', 'source', keepDeepContent);
  addScripts(parser);
  return parser;
}

/**
 * Searches for addresses only in texts that have a part of each kind of them. The library's expression lists all
 * of Unicode's punctuation: compiling it takes longer than parsing all texts of a page.
 */
function skipTextsWithoutAddress({ linkify }: MarkdownIt): void {
  const hasAddress = linkify.test.bind(linkify);
  linkify.test = (text) => /:\/\/|@|www\./i.test(text) && hasAddress(text);
}

/**
 * A rule for content nested too deeply, which the parser would drop silently: it is kept as plain characters.
 */
function keepDeepContent(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (state.level < deepest) return false;
  if (silent) return true;
  let line = startLine + 1;
  while (line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) >= state.blkIndent)) line += 1;
  state.push('source', '', 0).content = state.getLines(startLine, line, state.blkIndent, false).trim();
  state.line = line;
  return true;
}

let parser: MarkdownIt | undefined;

/** Returns the parser, created on first use. */
function getParser(): MarkdownIt {
  parser ??= createParser();
  return parser;
}

/** Data that parsing collects in addition to the tokens. */
export interface ReadingEnvironment {
  [name: string | symbol]: unknown;
  references?: Record<string, { title: string; href: string }>;
}

/** Parses a text to tokens. `environment` receives link definitions under `references`. */
export function parseTokens(text: string, environment: ReadingEnvironment = {}) {
  return getParser().parse(text, environment);
}

/** A bare URL in a text, which is parsed as a link. */
export interface BareAddress {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** Lists the bare URLs in a run of text. */
export function listBareUrls(words: string): BareAddress[] {
  const matches = getParser().linkify.match(words) ?? [];
  return matches.map(({ index, lastIndex, url }) => ({ start: index, end: lastIndex, href: url }));
}
