import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Files that somebody has to open to follow what happens, at most: they are listed in docs/architecture.md. */
const ways = [
  { start: 'The way of a keystroke', atMost: 14 },
  { start: 'The way of a save', atMost: 20 },
  { start: 'The way of an upload', atMost: 16 },
];

const plan = readFileSync('docs/architecture.md', 'utf8');

/** Reads the files of a numbered list that begins with a line that says which way it is. */
function filesOfWay(start: string): string[] {
  const [, after = ''] = plan.split(`\n${start}`);
  const [list = ''] = after.split('\n\n');
  const named = [...list.matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`/g)].map(([, path]) => `src/${path}`);
  return [...new Set(named)];
}

/** Resolves what a file imports of ours, also what it loads on demand. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path),
  );
}

/** Finds the files that can be reached from the first one, by imports in either direction. */
function filesConnected(files: readonly string[]): string[] {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const areLinked = (a: string, b: string) => imports.get(a)?.includes(b) || imports.get(b)?.includes(a);
  const reached = files.slice(0, 1);
  for (const file of reached) {
    reached.push(...files.filter((other) => !reached.includes(other) && areLinked(file, other)));
  }
  return reached;
}

describe.each(ways)('$start', ({ start, atMost }) => {
  const files = filesOfWay(start);

  test(`is at most ${atMost} files long, all of which are there`, () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(atMost / 2);
    expect(files.length).toBeLessThanOrEqual(atMost);
  });

  test('leads from file to file by their imports', () => {
    expect(filesConnected(files).toSorted()).toEqual(files.toSorted());
  });
});
