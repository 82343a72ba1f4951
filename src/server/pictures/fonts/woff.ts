import { inflateSync } from 'node:zlib';
import { createDamagedFontError, FontError, largestUnpacked, mostTables } from './font-limits.ts';

const headBytes = 44;
const entryBytes = 20;
const sfntHeadBytes = 12;
const sfntEntryBytes = 16;

/** Throws if the stated sizes add up to too much, before anything is unpacked. */
export function requireRoomUnpacked(bytes: number): void {
  if (bytes <= largestUnpacked) return;
  throw new FontError(
    `Unpacked, this font would be larger than ${largestUnpacked / 1024 / 1024} MB. Export it with fewer letters.`,
  );
}

/**
 * Unpacks a WOFF (https://www.w3.org/TR/WOFF/). Each table is inflated up to its stated size and no further.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.length < headBytes) throw createDamagedFontError();
  const count = file.readUInt16BE(12);
  if (count === 0 || count > mostTables || file.length < headBytes + count * entryBytes)
    throw createDamagedFontError();
  const entries = Array.from({ length: count }, (_, index) =>
    readEntry(file, headBytes + index * entryBytes),
  );
  requireRoomUnpacked(entries.reduce((sum, { size }) => sum + size + 3, 0));
  const parts: Buffer[] = [];
  let offset = sfntHeadBytes + count * sfntEntryBytes;
  const head = Buffer.alloc(offset);
  writeHead(head, file.readUInt32BE(4), count);
  for (const [index, { tag, from, packed, size, sum }] of entries.entries()) {
    const at = sfntHeadBytes + index * sfntEntryBytes;
    head.writeUInt32BE(tag, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(size, at + 12);
    const table = unpackTable(file.subarray(from, from + packed), packed, size);
    parts.push(table, Buffer.alloc(-size & 3));
    offset += size + (-size & 3);
  }
  return Buffer.concat([head, ...parts]);
}

function readEntry(file: Buffer, at: number) {
  return {
    tag: file.readUInt32BE(at),
    from: file.readUInt32BE(at + 4),
    packed: file.readUInt32BE(at + 8),
    size: file.readUInt32BE(at + 12),
    sum: file.readUInt32BE(at + 16),
  };
}

function unpackTable(bytes: Buffer, packed: number, size: number): Buffer {
  if (bytes.length !== packed || packed > size) throw createDamagedFontError();
  if (packed === size) return bytes;
  try {
    const table = inflateSync(bytes, { maxOutputLength: size });
    if (table.length === size) return table;
  } catch {
    // The data is longer than stated, or not compressed.
  }
  throw createDamagedFontError();
}

/** Writes the header. Its binary search fields are obsolete, but correct. */
function writeHead(head: Buffer, flavor: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * sfntEntryBytes, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * sfntEntryBytes, 10);
}
