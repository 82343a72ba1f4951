import { dirname } from 'node:path/posix';

/** An import between two files, as paths from the checkout's root. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** Edges from folder to folder, each with an import as its example. */
type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, FileImport>>;

/**
 * Returns the shortest import cycle of each folder that is in one, as a list of imports, without duplicates.
 * A folder does not include its subfolders, which are separate nodes.
 */
export function findFolderCycles(imports: readonly FileImport[]): FileImport[][] {
  const graph = buildGraph(imports);
  const found = new Map<string, FileImport[]>();
  for (const folder of graph.keys()) {
    const path = findShortestCycle(graph, folder);
    if (!path) continue;
    const folders = path.map(({ from }) => dirname(from)).sort();
    if (!found.has(folders.join(' '))) found.set(folders.join(' '), path);
  }
  return [...found.values()];
}

function buildGraph(imports: readonly FileImport[]): FolderGraph {
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

/** Returns the shortest path from a folder back to itself by breadth-first search, or undefined. */
function findShortestCycle(graph: FolderGraph, start: string): FileImport[] | undefined {
  const paths: FileImport[][] = [[]];
  const seen = new Set<string>();
  for (const path of paths) {
    const last = path.at(-1);
    const at = last ? dirname(last.to) : start;
    if (last && at === start) return path;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const hop of graph.get(at)?.values() ?? []) paths.push([...path, hop]);
  }
  return undefined;
}
