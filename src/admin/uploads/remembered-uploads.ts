import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { uploadIdRule, uploadPatience } from '#api/endpoints/uploads.ts';

/** Uploads begun in this browser, so that they can be resumed after a reload. */
export interface RememberedUploads extends UrlStorage {
  /** Fingerprint of a file, by which it is recognized when the same person chooses it again. */
  getKey(file: File): string;
  forget(key: string): void;
}

interface Options {
  /** Undefined if the browser doesn't allow storage. */
  readonly storage: Storage | undefined;
  /**
   * URL of the uploads endpoint. Only ids are stored, so that a changed entry can't redirect an upload
   * elsewhere.
   */
  readonly endpoint: string;
  readonly personId: string;
  readonly now?: () => number;
}

const prefix = 'upload:';

interface RememberedUpload {
  readonly id: string;
  /** Start of the upload, in ms since the epoch. */
  readonly at: number;
}

/**
 * Entries are stored per person, so that uploads on a shared computer can't be resumed by another person.
 * Entries that the server has discarded since are removed too.
 */
export function createRememberedUploads({
  storage,
  endpoint,
  personId,
  now = Date.now,
}: Options): RememberedUploads {
  function forget(key: string): void {
    attempt(() => storage?.removeItem(key));
  }

  function read(key: string): RememberedUpload | undefined {
    const found = attempt(
      () => JSON.parse(storage?.getItem(key) ?? 'null') as Partial<RememberedUpload> | null,
    );
    const { id, at } = found ?? {};
    const isKnown = typeof id === 'string' && uploadIdRule.test(id) && typeof at === 'number';
    return isKnown && at <= now() && at > now() - uploadPatience ? { id, at } : undefined;
  }

  function listUploadKeys(): string[] {
    return attempt(() => Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix))) ?? [];
  }

  function find(key: string): PreviousUpload[] {
    for (const one of listUploadKeys()) if (!read(one)) forget(one);
    const known = read(key);
    if (!known) return [];
    const creationTime = new Date(known.at).toISOString();
    const uploadUrl = `${endpoint}/${known.id}`;
    return [
      { size: null, metadata: {}, creationTime, urlStorageKey: key, uploadUrl, parallelUploadUrls: null },
    ];
  }

  return {
    getKey: ({ name, type, size, lastModified }) =>
      prefix + JSON.stringify([personId, name, type, size, lastModified]),
    forget,
    findUploadsByFingerprint: async (key) => find(key),
    findAllUploads: async () => listUploadKeys().flatMap(find),
    removeUpload: async (key) => forget(key),
    async addUpload(key, { uploadUrl }) {
      const id = uploadUrl?.split('/').at(-1) ?? '';
      attempt(() => storage?.setItem(key, JSON.stringify({ id, at: now() } satisfies RememberedUpload)));
      return key;
    },
  };
}

/** Storage errors don't stop an upload: the browser may forbid storage or have no space left. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
