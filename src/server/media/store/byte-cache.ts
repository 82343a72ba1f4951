import { LRUCache } from 'lru-cache';

/** Largest share of the cache for one file: a larger one would evict many others. */
const largestPart = 1 / 16;

/** Creates a cache of recently requested small files, limited by their total size. */
export function createByteCache(maxBytes: number): LRUCache<string, Buffer> {
  return new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * largestPart),
    // The cache requires a positive size, also for empty files.
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
}
