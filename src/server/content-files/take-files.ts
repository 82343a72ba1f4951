import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { postOfPoster } from '#content/block/embedded-post.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import type { MediaService } from '#server/media/media.service.ts';
import {
  detectUploadKind,
  limitOf,
  requireRoom,
  type UploadLimits,
} from '#server/media/upload/read-upload.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import type { RunWrite, TakenFile } from './import-pages.ts';
import { fileIn } from './read-folder.ts';

interface Sources {
  readonly media: Pick<MediaService, 'storeMedia' | 'find'>;
  readonly limits: UploadLimits;
  /** The folder that is imported, or the one with another site's uploads. */
  readonly folder: string | undefined;
  /** Whether files of other sites are fetched from there. */
  readonly fetch: FetchOutside | undefined;
  readonly run: RunWrite;
}

/** ms for one file of another site. */
const patience = 60_000;

/** Takes the files that pages name out of a folder, or from the site where they are, into the library: what each is its bytes say. */
export function createTakeFile(sources: Sources): (address: string, source: string) => Promise<TakenFile> {
  const { folder, fetch, media, limits, run } = sources;
  let uploads: Promise<ReadonlyMap<string, string>> | undefined;

  async function store(bytes: Buffer, name: string, address: string): Promise<TakenFile> {
    try {
      requireRoom(detectUploadKind(bytes), bytes.length, limits);
      return { kind: 'taken', url: (await run(() => media.storeMedia(bytes, name, null))).url };
    } catch (error) {
      return {
        kind: 'missing',
        note: `${address} was not taken: ${error instanceof Error ? error.message : error}`,
      };
    }
  }

  async function find(address: string, source: string): Promise<string | undefined> {
    if (folder === undefined) return undefined;
    if (!/^https?:/i.test(address)) return fileIn(folder, address, source);
    uploads ??= uploadsIn(folder);
    const known = await uploads;
    return namesOfUpload(address)
      .map((name) => known.get(name))
      .find((path) => path !== undefined);
  }

  /** An address of the library: its file, or the poster of a post on another site, which is fetched again. */
  async function findInLibrary(address: string): Promise<TakenFile | undefined> {
    const id = parseMediaId(address);
    if (id === undefined) return postOfPoster(address) ? { kind: 'elsewhere' } : undefined;
    if (await media.find(id)) return { kind: 'elsewhere' };
    return { kind: 'elsewhere', note: `The file ${address} is neither in the folder nor in the library.` };
  }

  return async (written, source) => {
    // HTTPS for a protocol-relative address.
    const address = written.startsWith('//') ? `https:${written}` : written;
    const path = await find(address, source);
    if (path !== undefined) {
      const { size } = await stat(path);
      if (size > limitOf('film', limits) && size > limitOf('deck', limits)) {
        return { kind: 'missing', note: `${address} was not taken: it is larger than the library takes.` };
      }
      return store(await readFile(path), basename(path), address);
    }
    const known = await findInLibrary(address);
    if (known) return known;
    if (!/^https?:/i.test(address)) {
      return { kind: 'missing', note: `The file ${address.slice(0, 200)} is not in the folder.` };
    }
    if (!fetch)
      return {
        kind: 'elsewhere',
        note: `${address} still comes from there: name a folder with --media, or take it along with --fetch-media.`,
      };
    try {
      const bytes = await fetchFile(fetch, address, limits);
      return store(bytes, basename(new URL(address).pathname), address);
    } catch (error) {
      return {
        kind: 'elsewhere',
        note: `${address} could not be fetched, and still comes from there: ${error instanceof Error ? error.message : error}`,
      };
    }
  };
}

/** By https alone, also where an older page says http; never from an address inside a network. */
function fetchFile(fetch: FetchOutside, address: string, limits: UploadLimits): Promise<Buffer> {
  const url = new URL(address);
  url.protocol = 'https:';
  return fetch(url, {
    hosts: [url.hostname],
    accept: 'image/*',
    mostBytes: limitOf('picture', limits),
    signal: AbortSignal.timeout(patience),
  });
}

/** The files of a folder by their names with their year and month, and by their names alone. */
async function uploadsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const dated = /(\d{4}\/\d{2}\/[^/]+)$/.exec(path.replaceAll('\\', '/'))?.[1];
    if (dated !== undefined) found.set(dated, path);
    if (!found.has(entry.name)) found.set(entry.name, path);
  }
  return found;
}

/** The whole picture before the smaller copy that the page named. */
function namesOfUpload(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const path = decodeURIComponentOr(new URL(address).pathname);
  const dated = /(\d{4}\/\d{2}\/[^/]+)$/.exec(path)?.[1];
  const names = [dated, basename(path)].filter((name) => name !== undefined);
  const whole = (name: string) => name.replace(/-\d{1,5}x\d{1,5}(\.\w+)$/, '$1');
  return [...new Set([...names.map(whole), ...names])];
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
