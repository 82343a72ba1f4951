/** One thing wrong with a document, and where: `overview[2].paddingTop`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
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
