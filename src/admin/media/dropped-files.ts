/** Files that computers put into folders for themselves. */
const ownFiles = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/**
 * All files that were dropped, those in folders included, in the order of their names. Has to be called while the drop is
 * being told of: a browser forgets it right after.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  // A browser without folders, or something that is no file system's.
  if (entries.every((entry) => entry === null || entry.isFile)) return [...files];
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (ownFiles.test(entry.name)) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name));
  return (await Promise.all(sorted.map(filesIn))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** A reader answers some at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
