import { dirname } from 'node:path/posix';

/** One file's import of another, both from the root of the checkout. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** Folder to folder, each with an import that makes it so. */
type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, FileImport>>;

/**
 * The shortest way round of each folder that is on one, hop by hop, every way once. A folder is what stands in it
 * directly: those below it are folders of their own.
 */
export function folderCycles(imports: readonly FileImport[]): FileImport[][] {
  const graph = graphOf(imports);
  const found = new Map<string, FileImport[]>();
  for (const folder of graph.keys()) {
    const way = wayRound(graph, folder);
    if (!way) continue;
    const folders = way.map(({ from }) => dirname(from)).sort();
    if (!found.has(folders.join(' '))) found.set(folders.join(' '), way);
  }
  return [...found.values()];
}

function graphOf(imports: readonly FileImport[]): FolderGraph {
  const graph = new Map<string, Map<string, FileImport>>();
  for (const one of imports) {
    const [from, to] = [dirname(one.from), dirname(one.to)];
    if (from === to) continue;
    const next = graph.get(from) ?? new Map<string, FileImport>();
    if (!next.has(to)) next.set(to, one);
    graph.set(from, next);
  }
  return graph;
}

/** The shortest way from a folder back to it; undefined where none leads back. */
function wayRound(graph: FolderGraph, start: string): FileImport[] | undefined {
  const ways: FileImport[][] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    const last = way.at(-1);
    const at = last ? dirname(last.to) : start;
    if (last && at === start) return way;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const hop of graph.get(at)?.values() ?? []) ways.push([...way, hop]);
  }
  return undefined;
}
