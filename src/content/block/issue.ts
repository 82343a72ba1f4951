import { toolLanguage } from '../language/language.ts';

/** One thing wrong with a document, and where: `overview[2].paddingTop`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Issues that one answer lists; nobody reads more at once. */
export const mostIssues = 100;

/** The first of them, and where there are more how many those are. */
export function limitIssues(issues: readonly Issue[]): Issue[] {
  if (issues.length <= mostIssues) return [...issues];
  const more = (issues.length - mostIssues).toLocaleString(toolLanguage);
  return [...issues.slice(0, mostIssues), { path: '', message: `${more} more issues are not listed` }];
}

export type PathPart = string | number;

/** Writes a path the way people read it: `overview[2].rows[0].gap`. */
export function formatPath(parts: readonly PathPart[]): string {
  return parts.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );
}

/** The parts of a path that `formatPath` wrote. */
export function readPath(path: string): PathPart[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );
}
