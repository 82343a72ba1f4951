import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ExportError } from './walk-site.ts';

/**
 * Name of the list of exported files, next to the site's folder. Files on no list belong to the user and
 * stay.
 */
const listName = 'export.json';
const listSchema = z.object({ files: z.record(z.string(), z.string()) });
/** Folder for files until all are written. */
const waitingRoom = '.waiting';

/** The web server reads the folder as another user, so the umask of this process must not apply. */
const modes = { file: 0o644, folder: 0o755 } as const;

export interface WrittenExport {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface ExportFolder {
  /** Stages a body and returns its SHA-256. An unchanged file is not written again. */
  keep(file: string, body: Uint8Array | string): Promise<string>;
  /** Moves these files into place, in this order, and removes those that only an earlier export wrote. */
  settle(files: readonly string[]): Promise<WrittenExport>;
  /** Leaves everything unchanged. */
  abandon(): Promise<void>;
}

/**
 * Opens a folder for an export. Nothing changes until it is settled; then each file is replaced atomically,
 * and files come before those that name them.
 *
 * @throws {ExportError} if the folder contains files of others
 */
export async function openExportFolder(folder: string): Promise<ExportFolder> {
  const before = await readList(folder);
  const waiting = join(folder, waitingRoom);
  await rm(waiting, { recursive: true, force: true });
  const hashes = new Map<string, string>();
  const isWaiting = new Set<string>();

  async function put(file: string, body: Uint8Array | string): Promise<void> {
    const path = join(waiting, file);
    await mkdir(dirname(path), { recursive: true });
    await writeReadable(path, body);
  }

  return {
    async keep(file, body) {
      const hash = createHash('sha256').update(body).digest('hex');
      hashes.set(file, hash);
      // Compares the file too, since it may have been changed by hand.
      const isThere = before.get(file) === hash && (await hashOfFile(join(folder, file))) === hash;
      if (isThere) isWaiting.delete(file);
      else {
        await put(file, body);
        isWaiting.add(file);
      }
      return hash;
    },
    async settle(files) {
      const meant = new Set(files);
      const gone = [...before.keys()].filter((file) => !meant.has(file));
      const getHash = (file: string) => hashes.get(file) ?? '';
      const coming = files.filter((file) => isWaiting.has(file));
      // Lists old and new files, so that after an interruption the next export knows all that it must remove.
      await writeList(folder, new Map([...before, ...files.map((file) => [file, ''] as const)]));
      await makeReadable(folder, files);
      for (const file of coming) await rename(join(waiting, file), join(folder, file));
      for (const file of gone) await removeFile(folder, file);
      await writeList(folder, new Map(files.map((file) => [file, getHash(file)])));
      await rm(waiting, { recursive: true, force: true });
      return { written: coming.length, unchanged: files.length - coming.length, removed: gone.length };
    },
    async abandon() {
      await rm(waiting, { recursive: true, force: true });
    },
  };
}

async function readList(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, listName), 'utf8').catch(ignoreMissing);
  if (text !== undefined) {
    const parsed = listSchema.safeParse(parseJson(text));
    if (parsed.success) return new Map(Object.entries(parsed.data.files).filter(([file]) => isInside(file)));
    throw new ExportError(
      `${join(folder, listName)} cannot be read. Name another folder, or remove this one and export again.`,
    );
  }
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  if (names.some((name) => name !== waitingRoom)) {
    throw new ExportError(
      `${folder} has files that are not from an export. Name an empty folder, or one from an earlier export.`,
    );
  }
  return new Map();
}

async function writeList(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, modes.folder).catch(() => {
    // The folder belongs to another user, who gave this user write access.
  });
  const path = join(folder, listName);
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeReadable(`${path}.new`, `${JSON.stringify({ files: Object.fromEntries(sorted) }, null, 1)}\n`);
  await rename(`${path}.new`, path);
}

async function writeReadable(path: string, body: Uint8Array | string): Promise<void> {
  await writeFile(path, body);
  await chmod(path, modes.file);
}

/**
 * Creates the folders of these files. Makes them and earlier files readable, since an earlier version kept
 * them private.
 */
async function makeReadable(folder: string, files: readonly string[]): Promise<void> {
  const inside = new Set<string>();
  for (const file of files) for (let at = dirname(file); at !== '.'; at = dirname(at)) inside.add(at);
  // Parents are shorter than their children.
  for (const path of [...inside].sort((a, b) => a.length - b.length)) {
    await mkdir(join(folder, path), { recursive: true });
    await chmod(join(folder, path), modes.folder);
  }
  for (const file of files) await chmod(join(folder, file), modes.file).catch(ignoreMissing);
}

/** Removes a file and folders that become empty. */
async function removeFile(folder: string, file: string): Promise<void> {
  await rm(join(folder, file), { force: true });
  for (let inside = dirname(file); inside !== '.'; inside = dirname(inside)) {
    const isGone = await rmdir(join(folder, inside)).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

async function hashOfFile(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(ignoreMissing);
  if (!found?.isFile()) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function isInside(file: string): boolean {
  return file !== '' && !file.startsWith('/') && !file.split(/[/\\]/).includes('..');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ignoreMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return undefined;
  throw error;
}
