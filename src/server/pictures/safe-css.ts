import {
  type CSSToken,
  mutateIdent,
  type TokenAtKeyword,
  type TokenFunction,
  type TokenHash,
  type TokenIdent,
  TokenType,
  tokenize,
} from '@csstools/css-tokenizer';

/** Functions of common property values that load nothing. `url()` is checked separately. */
const harmlessFunctions = new Set(
  [
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk',
    'calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign',
    'matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d scalex scaley scalez',
    'skew skewx skewy translate translate3d translatex translatey translatez',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'circle ellipse inset path polygon rect xywh shape ray',
    'linear-gradient radial-gradient conic-gradient',
    'repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
    'cubic-bezier steps linear counter counters fit-content minmax repeat format local var env',
  ]
    .join(' ')
    .split(' '),
);

/** At-rules that load nothing, whatever functions their conditions contain. */
const harmlessAtRules = new Set(
  'media supports container layer keyframes -webkit-keyframes font-face page property scope starting-style'.split(
    ' ',
  ),
);

/** Properties of old browsers that run code. */
const actingProperties = new Set(['behavior', '-ms-behavior', '-moz-binding']);

/** A stylesheet without its unsafe parts, and the source text of those parts. */
export interface CleanCss {
  readonly css: string;
  readonly leftOut: readonly string[];
}

/** Removes declarations and rules from a stylesheet that could load or run something. Idempotent. */
export function cleanStylesheet(css: string): CleanCss {
  const reader = createCssReader(css);
  return { css: reader.read(true), leftOut: reader.leftOut };
}

/** Removes unsafe declarations from a `style` attribute. Idempotent. */
export function cleanDeclarations(css: string): CleanCss {
  const reader = createCssReader(css);
  return { css: reader.read(false), leftOut: reader.leftOut };
}

/** True if an attribute's value loads nothing when parsed as CSS. */
export function isSafeValue(value: string): boolean {
  // Most values contain no function, such as path data.
  if (!/[(\\]/.test(value)) return true;
  const tokens = tokenize({ css: value });
  return isSafe(tokens, matchBrackets(tokens), 0, tokens.length);
}

/** Finds the ids that an attribute refers to by `url(#…)`. */
export function* findLocalReferences(css: string): Generator<string> {
  if (!/[(\\]/.test(css)) return;
  const tokens = tokenize({ css });
  for (let at = 0; at < tokens.length; at += 1) {
    const address = readUrl(tokens, at);
    if (address?.startsWith('#')) yield address.slice(1);
  }
}

const closers: Partial<Record<TokenType, TokenType>> = {
  [TokenType.OpenCurly]: TokenType.CloseCurly,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.Function]: TokenType.CloseParen,
};

/** Maps each opening bracket to its closing one, by token index (CSS Syntax 3, 5.4.8); to the end if it stays open. */
function matchBrackets(tokens: readonly CSSToken[]): ReadonlyMap<number, number> {
  const open: { at: number; closer: TokenType }[] = [];
  const closings = new Map<number, number>();
  for (const [at, [type]] of tokens.entries()) {
    const closer = closers[type];
    if (closer) open.push({ at, closer });
    else if (open.at(-1)?.closer === type) closings.set(open.pop()?.at ?? 0, at);
  }
  for (const { at } of open) closings.set(at, tokens.length);
  return closings;
}

const isSpace = ([type]: CSSToken) => type === TokenType.Whitespace || type === TokenType.Comment;

const broken = new Set<TokenType>([TokenType.BadString, TokenType.BadURL, TokenType.AtKeyword]);
const closing = new Set<TokenType>(Object.values(closers));

/**
 * Returns the URL of a `url()` at this token; undefined if there is none, empty if it is not a plain string.
 */
function readUrl(tokens: readonly CSSToken[], at: number): string | undefined {
  const token = tokens[at];
  if (token?.[0] === TokenType.URL) return token[4].value;
  if (token?.[0] !== TokenType.Function || token[4].value.toLowerCase() !== 'url') return undefined;
  const [first, second] = tokens.slice(at + 1, at + 5).filter((next) => !isSpace(next));
  return first?.[0] === TokenType.String && second?.[0] === TokenType.CloseParen ? first[4].value : '';
}

/** True for a URL that refers into the drawing itself. */
const isLocal = (address: string) => /^#[^\s"'()\\<>]+$/.test(address);

/**
 * True if no token in the range loads anything or is malformed. `anyFunction` is for selectors and
 * conditions.
 */
function isSafe(
  tokens: readonly CSSToken[],
  closings: ReadonlyMap<number, number>,
  from: number,
  to: number,
  anyFunction = false,
): boolean {
  const closed = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const [type, written] = token;
    const address = readUrl(tokens, at);
    if (address !== undefined && !isLocal(address)) return false;
    if (broken.has(type) || (closing.has(type) && !closed.has(at))) return false;
    // Refuses an invalid escape, and one that could end the element.
    if (type === TokenType.Delim && written === '\\') return false;
    if (type !== TokenType.String && 'value' in (token[4] ?? {}) && /\\/.test(written)) {
      if (/</.test(String((token[4] as { value: unknown }).value))) return false;
      if (type === TokenType.Dimension) return false;
    }
    if (type === TokenType.Function && address === undefined && !anyFunction) {
      if (!harmlessFunctions.has(token[4].value.toLowerCase())) return false;
    }
    const end = closings.get(at);
    if (end !== undefined) closed.add(end);
  }
  return true;
}

/** Limit of nested rules. */
const deepest = 30;
/** Characters of a removed part that are quoted. */
const longestTold = 60;

function createCssReader(css: string) {
  const tokens = tokenize({ css });
  const closings = matchBrackets(tokens);
  const leftOut: string[] = [];
  const written: string[] = [];

  const typeAt = (at: number) => tokens[at]?.[0];

  function leaveOut(from: number, to: number): void {
    const [first, last] = [tokens[from], tokens[Math.min(to, tokens.length - 1) - 1]];
    const text = css.slice(first?.[2] ?? 0, (last?.[3] ?? -1) + 1).trim();
    leftOut.push(text.length > longestTold ? `${text.slice(0, longestTold)}…` : text);
  }

  function write(from: number, to: number): void {
    for (let at = from; at < Math.min(to, tokens.length); at += 1) {
      const token = tokens[at];
      if (token) written.push(serializeToken(token, written.at(-1) ?? ''));
    }
  }

  /** Finds the first token of these types outside brackets; a `{` counts as outside. */
  function find(types: readonly TokenType[], from: number, to: number): number {
    for (let at = from; at < to; at = (closings.get(at) ?? at) + 1) {
      const type = typeAt(at);
      if (type !== undefined && types.includes(type)) return at;
    }
    return to;
  }

  function skipSpace(from: number, to: number): number {
    let at = from;
    for (let token = tokens[at]; at < to && token && isSpace(token); token = tokens[at]) at += 1;
    return at;
  }

  /** Writes a rule with its block, and returns the index after it. */
  function readRule(from: number, open: number, depth: number, isKept: boolean): number {
    const end = closings.get(open) ?? tokens.length;
    if (isKept && depth < deepest) {
      write(from, open + 1);
      readBlock(open + 1, end, depth + 1);
      written.push('}');
    } else {
      leaveOut(from, open);
    }
    return end + 1;
  }

  function readAtRule(from: number, to: number, depth: number): number {
    const stop = find([TokenType.Semicolon, TokenType.OpenCurly], from + 1, to);
    const token = tokens[from];
    const name = token?.[0] === TokenType.AtKeyword ? token[4].value.toLowerCase() : '';
    const isKept = harmlessAtRules.has(name) && isSafe(tokens, closings, from + 1, stop, true);
    if (typeAt(stop) === TokenType.OpenCurly && stop < to) return readRule(from, stop, depth, isKept);
    if (isKept) write(from, stop + 1);
    // `@charset` states the encoding, which is known by now.
    else if (name !== 'charset') leaveOut(from, stop);
    return stop + 1;
  }

  /** True if the declaration from its colon to its end may stay. */
  function isSafeDeclaration(name: string, colon: number, end: number): boolean {
    return !actingProperties.has(name) && isSafe(tokens, closings, colon + 1, end);
  }

  function readDeclaration(from: number, colon: number, end: number, to: number): number {
    const token = tokens[from];
    const name = token?.[0] === TokenType.Ident ? token[4].value.toLowerCase() : '';
    if (isSafeDeclaration(name, colon, end)) write(from, Math.min(end + 1, to));
    else leaveOut(from, end);
    return end + 1;
  }

  /** Reads a block of rules and, inside a rule, of declarations (CSS Syntax 3, 5.4.4). */
  function readBlock(from: number, to: number, depth: number, hasDeclarations = true): void {
    for (let at = from; at < to; ) {
      const token = tokens[at];
      if (!token || token[0] === TokenType.EOF) return;
      if (isSpace(token) || token[0] === TokenType.Semicolon) {
        write(at, at + 1);
        at += 1;
      } else if (token[0] === TokenType.CDO || token[0] === TokenType.CDC) {
        at += 1;
      } else if (token[0] === TokenType.AtKeyword) {
        at = readAtRule(at, to, depth);
      } else {
        at = readStyle(at, to, depth, hasDeclarations);
      }
    }
  }

  function readStyle(from: number, to: number, depth: number, hasDeclarations: boolean): number {
    const colon = skipSpace(from + 1, to);
    const token = tokens[from];
    const ends = hasDeclarations ? [TokenType.Semicolon, TokenType.OpenCurly] : [TokenType.OpenCurly];
    const stop = find(ends, from, to);
    const isNamed = hasDeclarations && token?.[0] === TokenType.Ident && typeAt(colon) === TokenType.Colon;
    if (isNamed && token[4].value.startsWith('--')) {
      return readDeclaration(from, colon, find([TokenType.Semicolon], from, to), to);
    }
    if (typeAt(stop) === TokenType.OpenCurly && stop < to) {
      return readRule(from, stop, depth, isSafe(tokens, closings, from, stop, true));
    }
    if (isNamed) return readDeclaration(from, colon, stop, to);
    // The text is invalid in every browser. An unmatched bracket swallows the next rule, so it is reported.
    leaveOut(from, stop);
    return stop + 1;
  }

  return {
    leftOut,
    read(isStylesheet: boolean): string {
      readBlock(0, tokens.length, 0, !isStylesheet);
      return written.join('').trim();
    },
  };
}

/** Serializes a token without anything that could end a `style` element. */
function serializeToken(token: CSSToken, before: string): string {
  const [type, written] = token;
  if (type === TokenType.EOF || type === TokenType.CDO || type === TokenType.CDC) return '';
  // A comment may separate two names.
  if (type === TokenType.Comment) return /[\s;{}]$|^$/.test(before) ? '' : '/**/';
  if (before.endsWith('<') && /^[/\w!]/.test(written)) return ` ${written}`;
  if (!/[\\<]/.test(written)) return written;
  switch (type) {
    case TokenType.String:
      return `"${token[4].value.replace(/[\p{Cc}"\\<]/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
    case TokenType.URL:
      return `url(${token[4].value})`;
    case TokenType.Ident:
    case TokenType.Function:
    case TokenType.AtKeyword:
    case TokenType.Hash:
      return withName(token);
    default:
      return written;
  }
}

/** Serializes the name of a token again, with the escapes that it needs. */
function withName<Named extends TokenIdent | TokenFunction | TokenAtKeyword | TokenHash>(
  token: Named,
): string {
  const named: Named = structuredClone(token);
  mutateIdent(named as TokenIdent, named[4].value);
  return named[1];
}
