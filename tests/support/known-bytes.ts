/** Bytes of which each says where it stands: those of a place are found at no other one near it. */
export function knownBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE(at, at);
  return bytes;
}
