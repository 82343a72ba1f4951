import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Ways through the code that docs/architecture.md lists, each with its maximum number of files. */
const ways = [
  { start: 'The way of a keystroke', atMost: 14 },
  { start: 'The way of a save', atMost: 20 },
  { start: 'The way of an upload', atMost: 16 },
];

const plan = readFileSync('docs/architecture.md', 'utf8');

/** Reads the files of the numbered list that starts with the line of this way. */
function readFilesOfWay(start: string): string[] {
  const [, after = ''] = plan.split(`\n${start}`);
  const [list = ''] = after.split('\n\n');
  const named = [...list.matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`/g)].map(([, path]) => `src/${path}`);
  return [...new Set(named)];
}

/** Resolves the imports of a file within this project, including dynamic ones. */
function resolveImports(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path),
  );
}

/** Finds the files that can be reached from the first one, by imports in either direction. */
function findConnectedFiles(files: readonly string[]): string[] {
  const imports = new Map(files.map((file) => [file, resolveImports(file)]));
  const areLinked = (a: string, b: string) => imports.get(a)?.includes(b) || imports.get(b)?.includes(a);
  const reached = files.slice(0, 1);
  for (const file of reached) {
    reached.push(...files.filter((other) => !reached.includes(other) && areLinked(file, other)));
  }
  return reached;
}

describe.each(ways)('$start', ({ start, atMost }) => {
  const files = readFilesOfWay(start);

  test(`is at most ${atMost} files long, and all of these exist`, () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(atMost / 2);
    expect(files.length).toBeLessThanOrEqual(atMost);
  });

  test('is connected by the imports of its files', () => {
    expect(findConnectedFiles(files).toSorted()).toEqual(files.toSorted());
  });
});
