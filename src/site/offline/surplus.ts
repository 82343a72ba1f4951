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
