import { isSaidByEnding, splitAddress } from './file-of-address.ts';
import type { KeptAnswer } from './walk-site.ts';

/** Headers of the files at a path. */
export interface HeaderRule {
  /** A path, or with a final `/*` everything below it. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Headers that hosts set, or that concern one response and not the file. */
const ofTheHost = new Set(
  'accept-ranges connection content-encoding content-length content-type date etag keep-alive last-modified transfer-encoding vary'.split(
    ' ',
  ),
);

interface Folder {
  headers?: string;
  readonly inside: Map<string, Folder>;
}

/**
 * Computes the fewest non-overlapping rules for the headers of all files, since hosts differ in how
 * overlapping rules combine. A folder with uniform headers becomes one rule.
 */
export function computeHeaderRules(kept: readonly KeptAnswer[]): HeaderRule[] {
  const root: Folder = { inside: new Map() };
  // `kept` lists the URL without a query first. Its headers count for all queries of the path.
  for (const answer of kept) place(root, splitAddress(answer.address).path, formatHeaders(answer));
  const rules: HeaderRule[] = [];
  gather(root, '', rules);
  // Some hosts read only a hundred rules: those of scripts and documents go first.
  return rules.sort((a, b) => rank(a.path) - rank(b.path));
}

function rank(path: string): number {
  if (path.startsWith('/assets/')) return 0;
  return /^\/(?:media|og|decks)\//.test(path) ? 2 : 1;
}

function formatHeaders({ headers, file, type }: KeptAnswer): string {
  const lines = Object.entries(headers).filter(([name]) => !ofTheHost.has(name));
  if (!isSaidByEnding(file, type)) lines.push(['content-type', type]);
  return JSON.stringify(lines.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function place(root: Folder, path: string, headers: string): void {
  let folder = root;
  for (const segment of path.slice(1).split('/')) {
    const next: Folder = folder.inside.get(segment) ?? { inside: new Map() };
    folder.inside.set(segment, next);
    folder = next;
  }
  folder.headers ??= headers;
}

function gather(folder: Folder, path: string, rules: HeaderRule[]): void {
  if (folder.headers !== undefined) rules.push({ path: path || '/', headers: JSON.parse(folder.headers) });
  const inside = [...folder.inside.values()].flatMap(collectHeaders);
  const [first] = inside;
  const isOne = path !== '' && inside.length > 1 && inside.every((headers) => headers === first);
  if (isOne && first !== undefined) rules.push({ path: `${path}/*`, headers: JSON.parse(first) });
  else for (const [segment, next] of folder.inside) gather(next, `${path}/${segment}`, rules);
}

function collectHeaders({ headers, inside }: Folder): string[] {
  const deeper = [...inside.values()].flatMap(collectHeaders);
  return headers === undefined ? deeper : [headers, ...deeper];
}
