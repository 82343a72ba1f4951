import { createWriteStream } from 'node:fs';
import { mkdir, open as openFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import { uploadIdRule, uploadPatience, uploadsPath } from '#api/endpoints/uploads.ts';
import { AppError } from '#server/http/app-error.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import {
  detectUploadKind,
  getLargestKind,
  getUploadLimit,
  headBytes,
  type ReceivedFile,
  requireRoom,
  type UploadLimits,
} from './read-upload.ts';

interface UploadLock {
  readonly letGo: RequestRelease;
  readonly freed: Promise<void>;
}

/**
 * Locks an upload for one request at a time. A new request asks the current one to end, since that may hang
 * on a dead connection. The tus library's own memory locker polls, which uses all of the processor.
 */
class UploadTurns implements Locker {
  readonly #held = new Map<string, UploadLock>();

  /** Waits for the lock. Returns how to release it. */
  async take(id: string, letGo: RequestRelease = () => {}): Promise<() => void> {
    for (let before = this.#held.get(id); before; before = this.#held.get(id)) {
      await before.letGo();
      await before.freed;
    }
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    this.#held.set(id, { letGo, freed });
    return () => {
      this.#held.delete(id);
      free();
    };
  }

  isHeld(id: string): boolean {
    return this.#held.has(id);
  }

  /** Asks all holders to end with what they have received. */
  endAll(): void {
    for (const { letGo } of this.#held.values()) void letGo();
  }

  newLock(id: string): Lock {
    let end = () => {};
    return {
      lock: async (_signal, letGo) => {
        end = await this.take(id, letGo);
      },
      unlock: async () => end(),
    };
  }
}

/** A request of the protocol on one upload, with its known headers. */
interface UploadRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ReadableStream;
}

/** Resumable uploads by tus 1.0.0. Each belongs to the user who created it; for others it does not exist. */
export interface Uploads {
  /** Creates one. Throws 413 if no kind may be this large, and 429 if the user has too many. */
  begin(owner: string, file: { readonly name: string; readonly size: number }): Promise<Response>;
  /**
   * Answers a request on one, or receives its next part. Throws 404, and 413 once its first bytes show that
   * it is too large.
   */
  ask(owner: string, id: string, request: UploadRequest): Promise<Response>;
  /**
   * Passes a complete upload to `take`, then removes it. Keeps it for another attempt after a server error, a
   * dry run or a conflict of revisions. Repeating it shortly after returns the same file, since the first
   * response may have been lost. Throws 404, 409, 413, and what `take` throws.
   */
  finish(owner: string, id: string, take: TakeFile, how?: FinishOptions): Promise<MediaFile>;
  /** Removes uploads that received nothing for a day. Returns how many. */
  sweep(now: Date, isOver?: () => boolean): Promise<number>;
  /** Ends the parts in progress, keeping what has arrived. For shutdown. */
  endParts(): void;
}

interface FinishOptions {
  readonly isTried?: boolean;
  /** File that it replaces; absent for a new file. */
  readonly replaces?: string;
}

type TakeFile = (file: ReceivedFile) => Promise<MediaFile>;

/** A finished upload: its owner, the file it replaced, if any, and the resulting file. */
interface FinishedUpload {
  readonly owner: string;
  readonly replaces: string | undefined;
  readonly file: MediaFile;
}

/** Finished uploads that are remembered. */
const mostTaken = 100;

const createNotFoundError = () => new AppError('upload/not-found');

/**
 * Limits of unfinished uploads per user: their number, and their total size as a multiple of the largest
 * allowed file.
 */
type PendingUploadLimits = Pick<Limits, 'uploadsWaiting' | 'uploadsWaitingTimes'>;

/** @param folder for the parts until they are complete; created on first use */
export function createUploads(
  folder: string,
  limits: UploadLimits,
  waiting: PendingUploadLimits = defaultLimits,
): Uploads {
  const turns = new UploadTurns();
  const largest = getUploadLimit(getLargestKind(limits), limits);
  const taken = new Map<string, FinishedUpload>();
  const getPath = (id: string) => join(folder, id);
  let opened: ReturnType<typeof load> | undefined;

  /** Loaded by the first upload, since most processes see none. */
  async function load() {
    await mkdir(folder, { recursive: true });
    const [{ Server, Metadata }, { FileStore }] = await Promise.all([
      import('@tus/server'),
      import('@tus/file-store'),
    ]);
    /** The tus library drops the reason of a failed write, but a full disk has a specific error message. */
    class PartStore extends FileStore {
      override async write(part: Readable, id: string, offset: number): Promise<number> {
        const file = createWriteStream(getPath(id), { flags: 'r+', start: offset });
        await pipeline(part, file);
        return offset + file.bytesWritten;
      }
    }
    const store = new PartStore({ directory: folder });
    const server = new Server({
      path: `/api${uploadsPath}`,
      datastore: store,
      locker: turns,
      // A returning client knows that its previous connection is gone. In ms; 0 would mean the default of
      // 3,000.
      lockDrainTimeout: 1,
      relativeLocation: true,
      onResponseError: (request, error) => {
        if (error instanceof Error) failures.set(request, error);
        return undefined;
      },
      maxSize: largest,
    });
    return { store, server, metadata: Metadata.stringify };
  }

  function open() {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function find(id: string) {
    const { store } = await open();
    const { offset, size = 0, metadata } = await store.getUpload(id).catch(throwKnown);
    return { id, offset, size, owner: metadata?.owner, name: metadata?.filename ?? '' };
  }

  async function findOwn(owner: string, id: string) {
    if (!uploadIdRule.test(id)) throw createNotFoundError();
    const upload = await find(id);
    if (upload.owner !== owner) throw createNotFoundError();
    return upload;
  }

  async function remove(id: string): Promise<void> {
    await Promise.all([getPath(id), getInfoPath(getPath(id))].map((path) => rm(path, { force: true })));
  }

  async function end(id: string, how: FinishedUpload): Promise<void> {
    taken.set(id, how);
    const [oldest] = taken.keys();
    if (taken.size > mostTaken && oldest !== undefined) taken.delete(oldest);
    await remove(id);
  }

  /** Lists all uploads, also incomplete leftovers, with the time of their last change. */
  async function listChangeTimes(): Promise<Map<string, number>> {
    const all = new Map<string, number>();
    for (const name of await readdir(folder).catch(toEmptyIfMissing)) {
      const id = name.replace(/\.json$/, '');
      if (uploadIdRule.test(id)) all.set(id, await readChangeTime(id));
    }
    return all;
  }

  async function readChangeTime(id: string): Promise<number> {
    const times = [getPath(id), getInfoPath(getPath(id))].map(async (path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    );
    return Math.max(...(await Promise.all(times)));
  }

  async function requireFew(owner: string, size: number): Promise<void> {
    const own: { readonly size: number; readonly at: number }[] = [];
    for (const [id, at] of await listChangeTimes()) {
      const upload = await find(id).catch(() => undefined);
      if (upload?.owner === owner) own.push({ size: upload.size, at });
    }
    const bytes = own.reduce((sum, upload) => sum + upload.size, size);
    if (own.length < waiting.uploadsWaiting && bytes <= largest * waiting.uploadsWaitingTimes) return;
    const waitMs = Math.min(...own.map(({ at }) => at)) + uploadPatience - Date.now();
    throw new AppError('limit/reached', {
      message:
        'You have too many unfinished uploads. Choose one of those files again to continue it; abandoned uploads are deleted after a day.',
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }

  /** Checks the limit as soon as the first bytes identify the kind. */
  async function requireRoomFor({ id, size }: { readonly id: string; readonly size: number }): Promise<void> {
    const file = await openFile(getPath(id));
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
      requireRoom(detectUploadKind(buffer.subarray(0, bytesRead)), size, limits);
    } finally {
      await file.close();
    }
  }

  async function runInTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const end = await turns.take(id);
    try {
      return await work();
    } finally {
      end();
    }
  }

  return {
    async begin(owner, { name, size }) {
      requireRoom(getLargestKind(limits), size, limits);
      const { server, metadata } = await open();
      // Two concurrent uploads would both pass the check.
      return runInTurn(`new ones of ${owner}`, async () => {
        await requireFew(owner, size);
        return send(server, 'POST', '', {
          'upload-length': String(size),
          'upload-metadata': metadata({ filename: name, owner }),
        });
      });
    },

    async ask(owner, id, { method, headers, body }) {
      const before = await findOwn(owner, id);
      const { server } = await open();
      const response = await send(server, method, id, headers, body);
      const offset = Number(response.headers.get('upload-offset'));
      const isTold = before.offset < headBytes && offset >= Math.min(headBytes, before.size);
      if (method !== 'PATCH' || !response.ok || !isTold) return response;
      await runInTurn(id, () =>
        requireRoomFor(before).catch(async (error: unknown) => {
          if (error instanceof AppError) await remove(id);
          throw error;
        }),
      );
      return response;
    },

    finish: (owner, id, take, { isTried = false, replaces } = {}) =>
      runInTurn(id, async () => {
        const before = taken.get(id);
        if (before?.owner === owner && before.replaces === replaces) return before.file;
        const { offset, size, name } = await findOwn(owner, id);
        if (offset !== size) throw new AppError('upload/not-whole');
        try {
          const bytes = await readFile(getPath(id));
          requireRoom(detectUploadKind(bytes.subarray(0, headBytes)), size, limits);
          const file = await take({ bytes, name });
          if (!isTried) await end(id, { owner, replaces, file });
          return file;
        } catch (error) {
          // A request with an outdated revision keeps its upload, so that it can be finished with the current
          // one.
          const isRefused = error instanceof AppError && error.status < 500 && error.status !== 412;
          if (!isTried && isRefused) await remove(id);
          throw error;
        }
      }),

    async sweep(now, isOver = () => false) {
      const limit = now.getTime() - uploadPatience;
      const old = [...(await listChangeTimes())].filter(([id, at]) => at < limit && !turns.isHeld(id));
      let swept = 0;
      for (const [id] of old) {
        if (isOver()) break;
        await runInTurn(id, async () => {
          // The client may have continued it since.
          if ((await readChangeTime(id)) >= limit) return;
          await remove(id);
          swept += 1;
        });
      }
      return swept;
    },

    endParts: () => turns.endAll(),
  };
}

/** Returns the path of the tus library's metadata for an upload. */
function getInfoPath(path: string): string {
  return `${path}.json`;
}

/** Causes of the tus library's responses with status 500 or more. */
const failures = new WeakMap<object, Error>();

interface TusServer {
  handleWeb(request: Request): Promise<Response>;
}

async function send(
  server: TusServer,
  method: string,
  id: string,
  headers: Readonly<Record<string, string>>,
  body?: ReadableStream,
): Promise<Response> {
  const request = {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body, duplex: 'half' }),
  };
  // The origin is arbitrary: returned URLs have none.
  const asked = new Request(`http://uploads/api${uploadsPath}/${id}`, request);
  const response = await server.handleWeb(asked);
  const failure = failures.get(asked);
  if (response.status >= 500 && failure) throw failure;
  return response;
}

/** Rethrows what the tus library throws: an object with a status, not an `Error`. */
function throwKnown(error: unknown): never {
  const { status_code: status } = error as { status_code?: number };
  throw status === 404 || status === 410 ? createNotFoundError() : error;
}

function toEmptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
