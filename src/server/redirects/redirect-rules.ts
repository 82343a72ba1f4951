import { stripLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import { normalizePath, readAddress } from './redirect-address.ts';

export interface RedirectRule {
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  /** Page whose move created it; null for a rule created by a person. */
  readonly pageId: string | null;
}

/**
 * Replaces `/clients` by `/cases`: a case also answers below `/clients`, but the table has its canonical
 * path.
 */
function toCasePath(path: string): string {
  const bare = stripLanguagePrefix(path).replace(/^\/clients\/(?=[^/]+$)/, '/cases/');
  return withLanguage(bare, getPathLanguage(path));
}

/** Normalizes a path to its canonical form: without language, a case below `/cases`. */
export function toCanonicalPath(path: string): string {
  return toCasePath(stripLanguagePrefix(path));
}

/**
 * Lists the paths whose rules apply to a request, the most specific first: the path itself, the same without
 * language (its rule covers all languages), and for a case below `/clients` both again below `/cases`.
 * @param path as `normalizePath` writes it
 */
export function listRulePaths(path: string): readonly string[] {
  const spellings = [path, toCasePath(path)];
  return [...new Set(spellings.flatMap((spelling) => [spelling, stripLanguagePrefix(spelling)]))];
}

/** Lists the request paths that a rule covers: without a language, those of all languages. */
export function listCoveredPaths(fromPath: string): readonly string[] {
  return getPathLanguage(fromPath) === defaultLanguage ? listLanguagePaths(fromPath) : [fromPath];
}

/** Lists a path without language as requested in each language. */
export function listLanguagePaths(path: string): readonly string[] {
  return languages.map((language) => withLanguage(path, language));
}

/** Reads the language of a path as `normalizePath` writes it. */
export function getPathLanguage(path: string): Language {
  const prefixed = languages.find((language) => {
    const root = withLanguage('/', language);
    return root !== '/' && (path === root || path.startsWith(`${root}/`));
  });
  return prefixed ?? defaultLanguage;
}

/** Extracts the internal path of a URL, canonical and without language; undefined for other sites. */
export function extractInternalPath(address: string): string | undefined {
  const read = readAddress(address, '');
  return read.own ? toCanonicalPath(normalizePath(read.bare)) : undefined;
}
