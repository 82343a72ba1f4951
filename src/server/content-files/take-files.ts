import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { postOfPoster } from '#content/block/embedded-post.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import type { MediaService } from '#server/media/media.service.ts';
import {
  detectUploadKind,
  getUploadLimit,
  requireRoom,
  type UploadLimits,
} from '#server/media/upload/read-upload.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import type { RunWrite, TakenFile } from './import-pages.ts';
import { findFileInFolder } from './read-folder.ts';

interface Sources {
  readonly media: Pick<MediaService, 'storeMedia' | 'find'>;
  readonly limits: UploadLimits;
  /** The imported folder, or the one with another site's uploads. */
  readonly folder: string | undefined;
  /** Fetches files from other sites; undefined if that is disabled. */
  readonly fetch: FetchOutside | undefined;
  readonly run: RunWrite;
}

/** ms per file of another site. */
const patience = 60_000;

/**
 * Creates a function that takes a file from a folder, or from another site, into the library. The bytes
 * determine its type.
 */
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
        note: `${address} was not imported: ${error instanceof Error ? error.message : error}`,
      };
    }
  }

  async function find(address: string, source: string): Promise<string | undefined> {
    if (folder === undefined) return undefined;
    if (!/^https?:/i.test(address)) return findFileInFolder(folder, address, source);
    uploads ??= mapUploads(folder);
    const known = await uploads;
    return listUploadNames(address)
      .map((name) => known.get(name))
      .find((path) => path !== undefined);
  }

  /** Finds a library URL: its file, or the poster of an external post, which is fetched again. */
  async function findInLibrary(address: string): Promise<TakenFile | undefined> {
    const id = parseMediaId(address);
    if (id === undefined) return postOfPoster(address) ? { kind: 'elsewhere' } : undefined;
    if (await media.find(id)) return { kind: 'elsewhere' };
    return {
      kind: 'elsewhere',
      note: `The file ${address} is neither in the folder nor in the media library.`,
    };
  }

  return async (written, source) => {
    // A protocol-relative URL is requested by HTTPS.
    const address = written.startsWith('//') ? `https:${written}` : written;
    const path = await find(address, source);
    if (path !== undefined) {
      const { size } = await stat(path);
      if (size > getUploadLimit('video', limits) && size > getUploadLimit('deck', limits)) {
        return {
          kind: 'missing',
          note: `${address} was not imported: it is too large for the media library.`,
        };
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
        note: `${address} is still loaded from there: name a folder with --media, or import it with --fetch-media.`,
      };
    try {
      const bytes = await fetchFile(fetch, address, limits);
      return store(bytes, basename(new URL(address).pathname), address);
    } catch (error) {
      return {
        kind: 'elsewhere',
        note: `${address} could not be fetched and is still loaded from there: ${error instanceof Error ? error.message : error}`,
      };
    }
  };
}

/** Fetches over https only, even if an old page says http, and never from private networks. */
function fetchFile(fetch: FetchOutside, address: string, limits: UploadLimits): Promise<Buffer> {
  const url = new URL(address);
  url.protocol = 'https:';
  return fetch(url, {
    hosts: [url.hostname],
    accept: 'image/*',
    mostBytes: getUploadLimit('picture', limits),
    signal: AbortSignal.timeout(patience),
  });
}

/** Maps the files of a folder by name with year and month, and by name alone. */
async function mapUploads(folder: string): Promise<ReadonlyMap<string, string>> {
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

/** Lists candidate names, the full image before the scaled copy that the page names. */
function listUploadNames(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const path = decodeURIComponentOr(new URL(address).pathname);
  const dated = /(\d{4}\/\d{2}\/[^/]+)$/.exec(path)?.[1];
  const names = [dated, basename(path)].filter((name) => name !== undefined);
  const stripScale = (name: string) => name.replace(/-\d{1,5}x\d{1,5}(\.\w+)$/, '$1');
  return [...new Set([...names.map(stripScale), ...names])];
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
