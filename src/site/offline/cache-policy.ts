/** Action for a response: cache it, only pass it on, or pass it on and delete an older copy. */
export type CacheVerdict = 'keep' | 'pass' | 'forget';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}

/**
 * Decides by the response's headers. Only a plain 200 that may be cached publicly is kept. `no-store` and
 * `private` responses are for one visitor, such as an unlocked page; their previous public copy is deleted,
 * as are those of removed or redirected pages. Server errors change nothing.
 */
export function decideCaching({ status, type, redirected, headers }: Answer): CacheVerdict {
  if (type === 'opaqueredirect' || redirected) return 'forget';
  if (status >= 500 || status === 0 || status === 429) return 'pass';
  const caching = headers.get('cache-control') ?? '';
  return status === 200 && type === 'basic' && !/no-store|private/i.test(caching) ? 'keep' : 'forget';
}

export function isHtml(headers: Answer['headers']): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

export interface CacheEntry<Key> {
  readonly key: Key;
  readonly bytes: number;
}

/** Lists the entries to delete, oldest first, so that the rest is at most `maxBytes`. */
export function listEvictions<Key>(oldestFirst: readonly CacheEntry<Key>[], maxBytes: number): Key[] {
  let bytes = oldestFirst.reduce((sum, entry) => sum + entry.bytes, 0);
  const gone: Key[] = [];
  for (const entry of oldestFirst) {
    if (bytes <= maxBytes) break;
    bytes -= entry.bytes;
    gone.push(entry.key);
  }
  return gone;
}
