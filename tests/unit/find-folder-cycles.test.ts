import { describe, expect, it } from 'vitest';
import { findFolderCycles } from '../../scripts/lib/find-folder-cycles.ts';

const imports = (...pairs: (readonly [string, string])[]) => pairs.map(([from, to]) => ({ from, to }));

describe('findFolderCycles', () => {
  it('finds none if every import leads to a lower folder', () => {
    expect(
      findFolderCycles(imports(['s/app.ts', 's/a/x.ts'], ['s/a/x.ts', 's/b/y.ts'], ['s/app.ts', 's/b/y.ts'])),
    ).toEqual([]);
  });

  it('finds a cycle even if no two files import each other', () => {
    const round = imports(['s/a/x.ts', 's/b/y.ts'], ['s/b/z.ts', 's/a/w.ts']);
    expect(findFolderCycles(round)).toEqual([round]);
  });

  it('reports a cycle once, by its shortest path, with the imports that cause it', () => {
    const long = imports(['s/a/1.ts', 's/b/1.ts'], ['s/b/1.ts', 's/c/1.ts'], ['s/c/1.ts', 's/a/1.ts']);
    expect(findFolderCycles([...long, ...imports(['s/c/1.ts', 's/d/1.ts'])])).toEqual([long]);
  });

  it('treats a folder and its parent folder as two folders', () => {
    const up = imports(['s/a/x.ts', 's/a/inner/y.ts'], ['s/a/inner/z.ts', 's/a/x.ts']);
    expect(findFolderCycles(up)).toHaveLength(1);
    expect(findFolderCycles(up.slice(0, 1))).toEqual([]);
  });
});
