import { stripLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import { normalizePath, readAddress } from './redirect-address.ts';

export interface RedirectRule {
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  /** The page whose move made it; null for a rule that a person made. */
  readonly pageId: string | null;
}

/** A case answers below `/clients` too; the table knows it by its one address. */
function underCases(path: string): string {
  const bare = stripLanguagePrefix(path).replace(/^\/clients\/(?=[^/]+$)/, '/cases/');
  return withLanguage(bare, languageOf(path));
}

/** A path without its language, a case by its one address. */
export function withoutClients(path: string): string {
  return underCases(stripLanguagePrefix(path));
}

/**
 * The paths whose rules answer a request, the most exact first: the path as it is, the same without its language
 * (such a rule covers all languages), and for a case below `/clients` both again below `/cases`.
 *
 * @param path as `normalizePath` writes it
 */
export function pathsAsked(path: string): readonly string[] {
  const spellings = [path, underCases(path)];
  return [...new Set(spellings.flatMap((spelling) => [spelling, stripLanguagePrefix(spelling)]))];
}

/** The paths whose visitors a rule of this path speaks to: without a language, those of all. */
export function pathsCovered(fromPath: string): readonly string[] {
  return languageOf(fromPath) === defaultLanguage ? inAllLanguages(fromPath) : [fromPath];
}

/** A path without language as the visitors of each language ask for it. */
export function inAllLanguages(path: string): readonly string[] {
  return languages.map((language) => withLanguage(path, language));
}

/** The language of a path as `normalizePath` writes it. */
export function languageOf(path: string): Language {
  const prefixed = languages.find((language) => {
    const root = withLanguage('/', language);
    return root !== '/' && (path === root || path.startsWith(`${root}/`));
  });
  return prefixed ?? defaultLanguage;
}

/** The path of ours that an address names, without language and by its one spelling; undefined for others. */
export function pageAddress(address: string): string | undefined {
  const read = readAddress(address, '');
  return read.own ? withoutClients(normalizePath(read.bare)) : undefined;
}
