import { createHash } from 'node:crypto';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Manifest } from './backup-format.ts';
import { readBackedUpRows, readFileList } from './read-backup.ts';
import { listTables, type PortableRow, readRows, runInSnapshot } from './tables.repository.ts';

/** Rows in which a table differs between site and backup. A changed row counts on both sides. */
interface TableDifference {
  readonly table: string;
  readonly onlyInBackup: number;
  readonly onlyHere: number;
}

export interface Difference {
  readonly tables: readonly TableDifference[];
  readonly files: { readonly onlyInBackup: number; readonly size: number };
}

/** Compares a site with a backup of it. Reads all of both, and writes nothing. */
export async function compareBackup(
  { storage, store }: { readonly storage: Storage; readonly store: MediaStore },
  folder: string,
  manifest: Manifest,
): Promise<Difference> {
  const tables = await runInSnapshot(storage.db, storage.capabilities, async (db) => {
    const found: TableDifference[] = [];
    const shapes = new Map((await listTables(db)).map((table) => [table.name, table]));
    for (const { name } of manifest.tables) {
      const shape = shapes.get(name);
      const here = await hashRows(shape ? readRows(db, storage.capabilities, shape) : []);
      const there = await hashRows(readBackedUpRows(folder, name));
      const onlyInBackup = [...there].filter((row) => !here.has(row)).length;
      const onlyHere = [...here].filter((row) => !there.has(row)).length;
      if (onlyInBackup + onlyHere > 0) found.push({ table: name, onlyInBackup, onlyHere });
    }
    return found;
  });
  const files = { onlyInBackup: 0, size: 0 };
  for await (const { key, size } of readFileList(folder)) {
    if (await store.has(key)) continue;
    files.onlyInBackup += 1;
    files.size += size;
  }
  return { tables, files };
}

/** Hashes each row, independent of the order of its columns. */
async function hashRows(
  parts: AsyncIterable<readonly PortableRow[]> | Iterable<readonly PortableRow[]>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const rows of parts) for (const row of rows) found.add(computeFingerprint(row));
  return found;
}

function computeFingerprint(row: PortableRow): string {
  const sorted = Object.keys(row)
    .sort()
    .map((name) => [name, row[name]]);
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64');
}
