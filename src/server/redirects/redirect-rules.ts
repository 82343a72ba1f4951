import { defaultLanguage, type Language } from '#content/language.ts';
import { localizeHref, withoutLanguage } from '#content/site-paths.ts';
import { normalizePath } from './redirect-address.ts';

export interface RedirectRule {
  readonly fromPath: string;
  readonly toPath: string;
  readonly reason: string;
  /** The page whose move made it; null for a rule that a person made. */
  readonly pageId: string | null;
}

/** Where rules lead, by the path they are of. */
export type RedirectTargets = ReadonlyMap<string, string>;

/** A case answers below `/clients` too; the table knows it by its one address. */
function underCases(path: string): string {
  return path.replace(/^((?:\/en)?)\/clients\/(?=[^/]+$)/, '$1/cases/');
}

/**
 * The paths whose rules answer a request, the most exact first: the path as it is, the same without `/en`
 * (such a rule covers both languages), and for a case below `/clients` both again below `/cases`.
 */
export function pathsAsked(pathname: string): readonly string[] {
  const path = normalizePath(pathname);
  const spellings = [path, underCases(path)];
  return [...new Set(spellings.flatMap((spelling) => [spelling, withoutLanguage(spelling)]))];
}

/** Where the rules send a pathname, in the visitor's language; undefined when nowhere. */
export function targetOf(targets: RedirectTargets, pathname: string): string | undefined {
  for (const asked of pathsAsked(pathname)) {
    const to = targets.get(asked);
    if (to === undefined) continue;
    // A rule of English visitors alone says itself which language it leads to.
    return asked === withoutLanguage(asked) ? localizeHref(to, languageOf(pathname)) : to;
  }
  return undefined;
}

function languageOf(pathname: string): Language {
  const path = normalizePath(pathname);
  return path === withoutLanguage(path) ? defaultLanguage : 'en';
}

/** The paths of ours that a visitor of an address is sent along, itself first, until no rule or a known path. */
function journey(targets: RedirectTargets, address: string): { paths: Set<string>; returns: boolean } {
  const paths = new Set<string>();
  let at: string | undefined = address;
  while (at?.startsWith('/')) {
    const path = normalizePath(at);
    if (paths.has(path)) return { paths, returns: true };
    paths.add(path);
    at = targetOf(targets, path);
  }
  return { paths, returns: false };
}

/** True when visitors of a path never arrive. */
export function runsInCircle(targets: RedirectTargets, path: string): boolean {
  return journey(targets, path).returns;
}

/** True when an address leads, by itself or by way of rules, to one of our pages' paths in either language. */
export function arrivesAt(targets: RedirectTargets, address: string, path: string): boolean {
  return [...journey(targets, localizeHref(address, defaultLanguage)).paths].some(
    (passed) => pageAddress(passed) === path,
  );
}

/** The path of ours that an address names, without language and by its one spelling; undefined for others. */
export function pageAddress(address: string): string | undefined {
  if (!address.startsWith('/') && address !== 'main') return undefined;
  return underCases(withoutLanguage(normalizePath(localizeHref(address, defaultLanguage))));
}

export function targetsOf(rules: Iterable<RedirectRule>): Map<string, string> {
  return new Map(Array.from(rules, ({ fromPath, toPath }) => [fromPath, toPath]));
}
