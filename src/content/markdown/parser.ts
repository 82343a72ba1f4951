import Parser, { type MarkdownIt, type StateBlock } from 'markdown-it';

/**
 * The one configuration of the parser, for everybody who reads a text. Its cost grows with the length of a text
 * and with nothing else: nesting is bounded.
 */
const maxNesting = 20;

/** A list takes two levels at once, so this is the last one from which nothing can pass the parser's limit. */
const deepest = maxNesting - 2;

/** People write bare addresses of sites; other words with a dot in them are no links. */
const barePrefix = 'www.';

function createParser(): MarkdownIt {
  const parser = new Parser({ html: false, breaks: true, linkify: true, maxNesting });
  parser.disable('table');
  // Addresses stay as they are written. Which of them may be a link, `linkAttributes` decides for all of content.
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
  parser.block.ruler.before('code', 'source', tooDeep);
  return parser;
}

/** The parser drops without a word what is nested too deeply: here it stays, as the characters it is written with. */
function tooDeep(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (state.level < deepest) return false;
  if (silent) return true;
  let line = startLine + 1;
  while (line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) >= state.blkIndent)) line += 1;
  state.push('source', '', 0).content = state.getLines(startLine, line, state.blkIndent, false).trim();
  state.line = line;
  return true;
}

let parser: MarkdownIt | undefined;

/** Built when the first text is read. */
function theParser(): MarkdownIt {
  parser ??= createParser();
  return parser;
}

/** What reading a text has found besides its parts. */
export interface ReadingEnvironment {
  [name: string | symbol]: unknown;
  references?: Record<string, { title: string; href: string }>;
}

/** The parser's tokens. `environment` learns what the text defines for links, under `references`. */
export function parseTokens(text: string, environment: ReadingEnvironment = {}) {
  return theParser().parse(text, environment);
}

/** A bare address in a text, which is read as a link. */
export interface BareAddress {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** The bare addresses in a run of words. */
export function bareAddressesIn(words: string): BareAddress[] {
  const matches = theParser().linkify.match(words) ?? [];
  return matches.map(({ index, lastIndex, url }) => ({ start: index, end: lastIndex, href: url }));
}
