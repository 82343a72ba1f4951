import type { TokenChanges } from '../token-changes.ts';
import { looksLikeCss, readCss } from './css-read.ts';
import { looksLikeDtcg, readDtcg } from './dtcg.ts';
import { isResolver, readResolver } from './dtcg-resolver.ts';
import { exchangeWords } from './exchange-words.ts';
import { isFigma, readFigma } from './figma.ts';
import type { FoundTokens } from './found-tokens.ts';
import { isNode, type Node } from './json-walk.ts';
import { type TokenReading, takeFound } from './take-found.ts';

/** What a file may weigh, in bytes; one with all our tokens has 40 kB. */
export const tokenFileBytes = 2 * 1024 * 1024;

/** What a file comes to, or the sentence that says why it comes to nothing. */
export type TokenImport = { readonly reading: TokenReading } | { readonly problem: string };

const say = exchangeWords.file;

/** The codecs of JSON, in the order in which they are asked whether a file is theirs. */
const jsonFormats: readonly (readonly [isIts: (file: Node) => boolean, read: (file: Node) => FoundTokens])[] =
  [
    [isResolver, readResolver],
    [isFigma, readFigma],
    [looksLikeDtcg, readDtcg],
  ];

/**
 * Reads a file of another program into a draft. Its format is known by what is in it. Never throws: what cannot be read is
 * named, and the draft keeps it as it is.
 */
export function importTokens(text: string, changes: TokenChanges): TokenImport {
  if (text.length > tokenFileBytes) return { problem: say.tooLarge };
  const content = text.replace(/^\uFEFF/, '').trimStart();
  if (content === '') return { problem: say.empty };
  const found = /^[[{"]/.test(content) ? foundInJson(content) : foundInCss(content);
  return typeof found === 'string' ? { problem: found } : { reading: takeFound(found, changes) };
}

function foundInCss(text: string): FoundTokens | string {
  return looksLikeCss(text) ? readCss(text) : say.unknown;
}

function foundInJson(text: string): FoundTokens | string {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    // A sheet can begin with an attribute's bracket.
    return text.startsWith('[') ? foundInCss(text) : say.notJson;
  }
  if (!isNode(file)) return say.unknown;
  const format = jsonFormats.find(([isIts]) => isIts(file));
  return format ? format[1](file) : say.unknown;
}
