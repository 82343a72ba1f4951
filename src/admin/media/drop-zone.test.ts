// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readDroppedFiles } from './drop-zone.tsx';

type Tree = { readonly [name: string]: Tree | string };

/** Creates a drop event's data. Folder readers return two entries at a time. */
function drop(tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, inside]) => ({
    webkitGetAsEntry: () => createEntry(name, inside),
  }));
  const files = Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string' ? new File([text], name) : [],
  );
  return { items, files } as unknown as DataTransfer;
}

function createEntry(name: string, inside: Tree | string): FileSystemEntry {
  if (typeof inside === 'string') {
    const file = (resolve: (file: File) => void) => resolve(new File([inside], name));
    return { name, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const entries = Object.entries(inside).map(([one, its]) => createEntry(one, its));
    return { readEntries: (resolve: (some: FileSystemEntry[]) => void) => resolve(entries.splice(0, 2)) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const names = async (tree: Tree) => (await readDroppedFiles(drop(tree))).map(({ name }) => name);

it('dropped files are read in their order', async () => {
  expect(await names({ 'b.jpg': 'b', 'a.jpg': 'a', '.odd': 'x' })).toEqual(['b.jpg', 'a.jpg', '.odd']);
});

it('dropped folders are read recursively, sorted by name, without system files', async () => {
  const tree = {
    'los.png': 'x',
    project: {
      'c.jpg': 'c',
      'a.jpg': 'a',
      '.DS_Store': '',
      'Thumbs.db': '',
      diep: { 'd.png': 'd', 'e.png': 'e', 'f.png': 'f' },
      leeg: {},
    },
  };
  expect(await names(tree)).toEqual(['los.png', 'a.jpg', 'c.jpg', 'd.png', 'e.png', 'f.png']);
});

it('an empty drop returns no files', async () => {
  expect(await names({})).toEqual([]);
});
