import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { uploadIdRule, uploadPatience } from '#api/endpoints/uploads.ts';

/** Which files this browser has begun to send, so that a page that was loaded anew goes on with them. */
export interface RememberedUploads extends UrlStorage {
  /** What a file is known by: the same file chosen again, by the same person. */
  keyOf(file: File): string;
  forget(key: string): void;
}

interface Options {
  /** Undefined where the browser keeps nothing. */
  readonly storage: Storage | undefined;
  /** Where uploads are; what is remembered is an id, and never another place. */
  readonly endpoint: string;
  readonly personId: string;
  readonly now?: () => number;
}

const prefix = 'upload:';

interface Remembered {
  readonly id: string;
  /** When it was begun, in ms. */
  readonly at: number;
}

/**
 * Entries name the person: nobody goes on with the uploads of somebody else at the same computer. Those that the server
 * has given up since are removed on the way.
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

  function read(key: string): Remembered | undefined {
    const found = attempt(() => JSON.parse(storage?.getItem(key) ?? 'null') as Partial<Remembered> | null);
    const { id, at } = found ?? {};
    const isKnown = typeof id === 'string' && uploadIdRule.test(id) && typeof at === 'number';
    return isKnown && at <= now() && at > now() - uploadPatience ? { id, at } : undefined;
  }

  function all(): string[] {
    return attempt(() => Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix))) ?? [];
  }

  function find(key: string): PreviousUpload[] {
    for (const one of all()) if (!read(one)) forget(one);
    const known = read(key);
    if (!known) return [];
    const creationTime = new Date(known.at).toISOString();
    const uploadUrl = `${endpoint}/${known.id}`;
    return [
      { size: null, metadata: {}, creationTime, urlStorageKey: key, uploadUrl, parallelUploadUrls: null },
    ];
  }

  return {
    keyOf: ({ name, type, size, lastModified }) =>
      prefix + JSON.stringify([personId, name, type, size, lastModified]),
    forget,
    findUploadsByFingerprint: async (key) => find(key),
    findAllUploads: async () => all().flatMap(find),
    removeUpload: async (key) => forget(key),
    async addUpload(key, { uploadUrl }) {
      const id = uploadUrl?.split('/').at(-1) ?? '';
      attempt(() => storage?.setItem(key, JSON.stringify({ id, at: now() } satisfies Remembered)));
      return key;
    },
  };
}

/** A browser that keeps nothing, or has no room left, sends files all the same. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
