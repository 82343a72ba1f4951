import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type BackedUpFile,
  BackupError,
  backupPaths,
  listedFileSchema,
  type Manifest,
  manifestSchema,
} from './backup-format.ts';
import type { PortableRow } from './tables.repository.ts';

/** @throws {BackupError} if there is none, or one of an unknown format */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, backupPaths.manifest);
  if (!existsSync(path))
    throw new BackupError(`${folder} is not a complete backup: it has no ${backupPaths.manifest}.`);
  const parsed = manifestSchema.safeParse(await readJson(path));
  if (!parsed.success)
    throw new BackupError(`${path} is damaged, or from a version of Vitrine that this one cannot read.`);
  return parsed.data;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Splits at line feeds only: `node:readline` also splits at U+2028, which JSON does not escape. */
async function* readLines(path: string): AsyncGenerator<unknown> {
  if (!existsSync(path)) return;
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    if (!chunk.includes('\n')) {
      rest += chunk;
      continue;
    }
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

export async function* readFileList(folder: string): AsyncGenerator<BackedUpFile> {
  for await (const line of readLines(join(folder, backupPaths.files))) yield listedFileSchema.parse(line);
}

const rowsAtOnce = 200;

/** Reads the rows of a table in a backup, in batches. */
export async function* readBackedUpRows(folder: string, table: string): AsyncGenerator<PortableRow[]> {
  let rows: PortableRow[] = [];
  for await (const line of readLines(join(folder, backupPaths.table(table)))) {
    rows.push(line as PortableRow);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Lists deviations of a backup from what was written, a sentence each; empty if it is intact. */
export async function verifyBackup(folder: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, sha256 } of manifest.tables) {
    const found = await hashFile(join(folder, backupPaths.table(name)));
    if (found !== sha256)
      faults.push(`${backupPaths.table(name)} ${found === undefined ? 'is missing' : 'was changed'}`);
  }
  if ((await hashFile(join(folder, backupPaths.files))) !== manifest.files.sha256) {
    // Without the list, nothing else can be verified.
    return [...faults, `${backupPaths.files} is missing or was changed`];
  }
  for await (const { key, sha256 } of readFileList(folder)) {
    const found = await hashFile(join(folder, backupPaths.file(key)));
    if (found !== sha256)
      faults.push(`${backupPaths.file(key)} ${found === undefined ? 'is missing' : 'was changed'}`);
  }
  return faults;
}

async function hashFile(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
