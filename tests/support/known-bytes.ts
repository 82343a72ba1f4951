/** Returns bytes that encode their own offsets, so that a range equals no other range near it. */
export function createKnownBytes(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 4) bytes.writeUInt32LE(at, at);
  return bytes;
}
