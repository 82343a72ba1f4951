import type { Language } from '#content/language.ts';
import { withLanguage, withoutLanguage } from '#content/site-paths.ts';
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
  return path.replace(/^((?:\/en)?)\/clients\/(?=[^/]+$)/, '$1/cases/');
}

/** A path without its language, a case by its one address. */
export function withoutClients(path: string): string {
  return underCases(withoutLanguage(path));
}

/**
 * The paths whose rules answer a request, the most exact first: the path as it is, the same without `/en`
 * (such a rule covers both languages), and for a case below `/clients` both again below `/cases`.
 *
 * @param path as `normalizePath` writes it
 */
export function pathsAsked(path: string): readonly string[] {
  const spellings = [path, underCases(path)];
  return [...new Set(spellings.flatMap((spelling) => [spelling, withoutLanguage(spelling)]))];
}

/** The paths whose visitors a rule of this path speaks to: without `/en`, those of both languages. */
export function pathsCovered(fromPath: string): readonly string[] {
  return languageOf(fromPath) === 'en' ? [fromPath] : [fromPath, withLanguage(fromPath, 'en')];
}

/** The language of a path as `normalizePath` writes it. */
export function languageOf(path: string): Language {
  return path === withoutLanguage(path) ? 'nl' : 'en';
}

/** The path of ours that an address names, without language and by its one spelling; undefined for others. */
export function pageAddress(address: string): string | undefined {
  const read = readAddress(address, '');
  return read.own ? withoutClients(normalizePath(read.bare)) : undefined;
}
