import { LRUCache } from 'lru-cache';

/** A file above this part of the whole would only push out many others. */
const largestPart = 1 / 16;

/** The bytes of small files that were asked for last, up to a total size. */
export function createByteCache(maxBytes: number): LRUCache<string, Buffer> {
  return new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * largestPart),
    // No entry may count as nothing, an empty file neither.
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
}
