import { convert } from 'fontverter';
import { createDamagedFontError, FontError, mostTables } from './font-limits.ts';
import { requireRoomUnpacked, unpackWoff } from './woff.ts';

const onlyThese = 'Only fonts can be used here: WOFF2, WOFF, TTF or OTF.';

/** Detects the container of a font by its first bytes; undefined if it is not a font. */
function detectContainer(file: Buffer): 'woff2' | 'woff' | 'plain' | 'collection' | undefined {
  const signature = file.toString('latin1', 0, 4);
  if (signature === 'wOF2') return 'woff2';
  if (signature === 'wOFF') return 'woff';
  if (signature === 'ttcf') return 'collection';
  return ['OTTO', 'true', '\x00\x01\x00\x00'].includes(signature) ? 'plain' : undefined;
}

/** Unpacks a font to plain TrueType or OpenType. Throws a `FontError` with a sentence for anything else. */
export async function unpackFont(file: Buffer): Promise<Buffer> {
  const kind = detectContainer(file);
  if (kind === undefined) throw new FontError(onlyThese);
  if (kind === 'collection') {
    throw new FontError('This file is a collection of several fonts. Export the one you need as TTF or OTF.');
  }
  if (kind === 'woff') return unpackWoff(file);
  if (kind === 'woff2') {
    requireRoomUnpacked(computeWoff2Size(file));
    return unpackWoff2(file);
  }
  requireRoomUnpacked(file.length);
  return file;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Unpacks one font at a time: the library returns a view on its own memory, which the next call overwrites.
 */
function unpackWoff2(file: Buffer): Promise<Buffer> {
  const unpacked = last.then(() => convert(file, 'sfnt', 'woff2'));
  last = unpacked.catch(() => {});
  return unpacked;
}

/** Sums the sizes of all tables in the directory (https://www.w3.org/TR/WOFF2/#table_dir_format). */
function computeWoff2Size(file: Buffer): number {
  if (file.length < 48 || file.readUInt16BE(12) > mostTables) throw createDamagedFontError();
  let at = 48;
  let total = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let bytes = 0; bytes < 5; bytes += 1) {
      const byte = file[at++];
      if (byte === undefined) throw createDamagedFontError();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw createDamagedFontError();
  };
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file[at++] ?? 0;
    const known = flags & 0x3f;
    if (known === 0x3f) at += 4;
    const size = readNumber();
    const version = flags >> 6;
    // Outlines are transformed unless stated otherwise, other tables only if stated.
    const isOutline = known === 10 || known === 11;
    const transformed = isOutline ? version !== 3 : version !== 0;
    total += transformed ? Math.max(size, readNumber()) : size;
  }
  return total;
}
