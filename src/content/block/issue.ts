import { toolLanguage } from '../language/language.ts';

/** A problem in a document and its path, such as `overview[2].paddingTop`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Maximum number of issues in one response. */
export const maxIssues = 100;

/** Returns the first issues and, if there are more, a last one with their number. */
export function limitIssues(issues: readonly Issue[]): Issue[] {
  if (issues.length <= maxIssues) return [...issues];
  const more = (issues.length - maxIssues).toLocaleString(toolLanguage);
  return [...issues.slice(0, maxIssues), { path: '', message: `${more} more issues are not listed` }];
}

export type PathPart = string | number;

/**
 * Formats a path: `overview[2].rows[0].gap`.
 *
 * @example
 * formatPath(['overview', 2, 'rows', 0, 'gap']); // 'overview[2].rows[0].gap'
 */
export function formatPath(parts: readonly PathPart[]): string {
  return parts.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );
}

/** Parses a path that `formatPath` wrote. */
export function readPath(path: string): PathPart[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );
}
