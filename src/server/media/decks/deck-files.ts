import type { ZipEntry } from './zip-entries.ts';

/** The files of a deck that visitors can ask for, by their paths in it. */
export type DeckFiles = ReadonlyMap<string, ZipEntry>;

/** What programs leave in a ZIP without anybody having put it there; and what is hidden, such as `.git`, nobody meant to show. */
const leftBehind = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

const start = 'index.html';

/**
 * The files of a deck: those of the ZIP, or of the one folder in it that holds everything, which is what packing a folder
 * makes. Undefined where there is no `index.html` to begin with.
 */
export function deckFilesIn(entries: readonly ZipEntry[]): DeckFiles | undefined {
  const meant = entries.filter(({ name }) => !leftBehind.test(name));
  const folder = /^[^/]+\//.exec(meant[0]?.name ?? '')?.[0] ?? '';
  const root = meant.every(({ name }) => name.startsWith(folder)) ? folder : '';
  const files = new Map(meant.map((entry) => [entry.name.slice(root.length), entry]));
  return files.has(start) ? files : undefined;
}

/** The file at a path in a deck; a folder is its `index.html`. */
export function deckFileAt(files: DeckFiles, path: string): ZipEntry | undefined {
  return files.get(path === '' || path.endsWith('/') ? `${path}${start}` : path);
}
