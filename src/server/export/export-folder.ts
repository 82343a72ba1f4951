import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ExportError } from './walk-site.ts';

/** The list of what an export wrote, beside the folder of the site: what is in no list is somebody else's, and stays. */
const listName = 'export.json';
const listSchema = z.object({ files: z.record(z.string(), z.string()) });
/** Where files wait until all of them are there. */
const waitingRoom = '.waiting';

/** A web server reads the folder as another user, whatever the umask of this process is. */
const modes = { file: 0o644, folder: 0o755 } as const;

export interface WrittenExport {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface ExportFolder {
  /** Has a body wait for its place; answers its SHA-256. One that is there already is not written again. */
  keep(file: string, body: Uint8Array | string): Promise<string>;
  /** Puts these files in place, in this order, and takes away what an earlier export wrote and this one did not. */
  settle(files: readonly string[]): Promise<WrittenExport>;
  /** Leaves everything as it was. */
  abandon(): Promise<void>;
}

/**
 * A folder with an export. Until it is settled nothing in it changes; then each file is the old one or the new one, whole, whenever it
 * is looked at, and what others name goes before what names it.
 *
 * @throws {ExportError} where there is something in it that no export wrote
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
      // The list alone is not believed: somebody may have had a hand in the folder.
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
      const hashOf = (file: string) => hashes.get(file) ?? '';
      const coming = files.filter((file) => isWaiting.has(file));
      // Names old and new ones: stopped from here on, the next export knows all that is to go.
      await writeList(folder, new Map([...before, ...files.map((file) => [file, ''] as const)]));
      await makeReadable(folder, files);
      for (const file of coming) await rename(join(waiting, file), join(folder, file));
      for (const file of gone) await removeFile(folder, file);
      await writeList(folder, new Map(files.map((file) => [file, hashOf(file)])));
      await rm(waiting, { recursive: true, force: true });
      return { written: coming.length, unchanged: files.length - coming.length, removed: gone.length };
    },
    async abandon() {
      await rm(waiting, { recursive: true, force: true });
    },
  };
}

async function readList(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, listName), 'utf8').catch(ifMissing);
  if (text !== undefined) {
    const parsed = listSchema.safeParse(parseJson(text));
    if (parsed.success) return new Map(Object.entries(parsed.data.files).filter(([file]) => isInside(file)));
    throw new ExportError(
      `${join(folder, listName)} cannot be read. Name another folder, or remove this one and export again.`,
    );
  }
  const names = (await readdir(folder).catch(ifMissing)) ?? [];
  if (names.some((name) => name !== waitingRoom)) {
    throw new ExportError(
      `There is something in ${folder} that is no export. Name an empty folder, or one that an export made.`,
    );
  }
  return new Map();
}

async function writeList(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, modes.folder).catch(() => {
    // Another user's, who gave us the right to write into it.
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

/** Has the folders of these files there. Those, and files of an export before, may be another version's, which kept them private. */
async function makeReadable(folder: string, files: readonly string[]): Promise<void> {
  const inside = new Set<string>();
  for (const file of files) for (let at = dirname(file); at !== '.'; at = dirname(at)) inside.add(at);
  // Parents are shorter than what is in them.
  for (const path of [...inside].sort((a, b) => a.length - b.length)) {
    await mkdir(join(folder, path), { recursive: true });
    await chmod(join(folder, path), modes.folder);
  }
  for (const file of files) await chmod(join(folder, file), modes.file).catch(ifMissing);
}

/** With the folders that are empty then. */
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
  const found = await stat(path).catch(ifMissing);
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

function ifMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return undefined;
  throw error;
}
