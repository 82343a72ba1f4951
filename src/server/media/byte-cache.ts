/** The bytes of small files that were asked for last, up to a total size. */
export interface ByteCache {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
}

/** A file above this part of the whole would only push out many others. */
const largestPart = 1 / 16;

export function createByteCache(maxBytes: number): ByteCache {
  // A Map keeps the order of insertion: what is read moves to the end, what is first was read longest ago.
  const files = new Map<string, Buffer>();
  let total = 0;

  function drop(key: string): void {
    total -= files.get(key)?.length ?? 0;
    files.delete(key);
  }

  return {
    get(key) {
      const bytes = files.get(key);
      if (!bytes) return undefined;
      files.delete(key);
      files.set(key, bytes);
      return bytes;
    },
    set(key, bytes) {
      if (bytes.length > maxBytes * largestPart) return;
      drop(key);
      files.set(key, bytes);
      total += bytes.length;
      for (const oldest of files.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
