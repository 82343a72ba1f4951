import type { TokenChanges } from '../token-changes.ts';
import { hasCustomProperties, readCss } from './css-read.ts';
import { isDtcgFile, readDtcg } from './dtcg.ts';
import { isResolver, readResolver } from './dtcg-resolver.ts';
import { exchangeWords } from './exchange-words.ts';
import { isFigma, readFigma } from './figma.ts';
import type { FoundTokens } from './found-tokens.ts';
import { importFoundTokens, type TokenReading } from './import-found-tokens.ts';
import { isNode, type Node } from './json-walk.ts';

/** Maximum size of a file in bytes; a file with all tokens has 40 kB. */
export const tokenFileBytes = 2 * 1024 * 1024;

/** The result of an import, or a sentence that says why it failed. */
export type TokenImport = { readonly reading: TokenReading } | { readonly problem: string };

const say = exchangeWords.file;

/** Codecs for JSON, in the order in which they are tried. */
const jsonFormats: readonly (readonly [isIts: (file: Node) => boolean, read: (file: Node) => FoundTokens])[] =
  [
    [isResolver, readResolver],
    [isFigma, readFigma],
    [isDtcgFile, readDtcg],
  ];

/**
 * Imports a file of another program into a draft; the format is detected by content. Never throws: unreadable
 * values are listed, and the draft keeps its own.
 */
export function importTokens(text: string, changes: TokenChanges): TokenImport {
  if (text.length > tokenFileBytes) return { problem: say.tooLarge };
  const content = text.replace(/^\uFEFF/, '').trimStart();
  if (content === '') return { problem: say.empty };
  const found = /^[[{"]/.test(content) ? findJsonTokens(content) : findCssTokens(content);
  return typeof found === 'string' ? { problem: found } : { reading: importFoundTokens(found, changes) };
}

function findCssTokens(text: string): FoundTokens | string {
  return hasCustomProperties(text) ? readCss(text) : say.unknown;
}

function findJsonTokens(text: string): FoundTokens | string {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    // A style sheet can begin with an attribute selector's bracket.
    return text.startsWith('[') ? findCssTokens(text) : say.notJson;
  }
  if (!isNode(file)) return say.unknown;
  const format = jsonFormats.find(([isIts]) => isIts(file));
  return format ? format[1](file) : say.unknown;
}
