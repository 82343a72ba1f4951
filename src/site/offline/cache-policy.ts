/** What is to be done with an answer: kept, only passed on, or passed on with an older copy thrown away. */
export type CacheVerdict = 'keep' | 'pass' | 'forget';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}

/**
 * Only a plain 200 that its sender lets anybody keep. One that says `no-store` or `private` is for one
 * person, such as a protected page after its password; a page that was public before then leaves the cache.
 * So does one that is gone or has moved. A server in trouble says nothing about its pages.
 */
export function judge({ status, type, redirected, headers }: Answer): CacheVerdict {
  if (type === 'opaqueredirect' || redirected) return 'forget';
  if (status >= 500 || status === 0 || status === 429) return 'pass';
  const caching = headers.get('cache-control') ?? '';
  return status === 200 && type === 'basic' && !/no-store|private/i.test(caching) ? 'keep' : 'forget';
}

export function isHtml(headers: Answer['headers']): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

export interface Sized<Key> {
  readonly key: Key;
  readonly bytes: number;
}

/** What has to go, oldest first, so that the rest takes at most `maxBytes`. */
export function surplus<Key>(oldestFirst: readonly Sized<Key>[], maxBytes: number): Key[] {
  let bytes = oldestFirst.reduce((sum, entry) => sum + entry.bytes, 0);
  const gone: Key[] = [];
  for (const entry of oldestFirst) {
    if (bytes <= maxBytes) break;
    bytes -= entry.bytes;
    gone.push(entry.key);
  }
  return gone;
}
