import { readFileSync } from 'node:fs';
import { unpackFont } from '#server/pictures/fonts/unpack-font.ts';

interface Changes {
  readonly family: string;
  /** Typographic family, which all weights share. Absent by default. */
  readonly typographicFamily?: string;
  /** Embedding rights: the field `fsType` of `OS/2`. */
  readonly rights?: number;
}

const headBytes = 12;
const entryBytes = 16;

/** Makes a font that the site does not have: a bundled one, uncompressed, under another name. */
export async function makeFont(changes: Changes, slug = 'newsreader'): Promise<Buffer> {
  const file = new URL(`../../src/site/fonts/${slug}.woff2`, import.meta.url);
  const tables = readTables(await unpackFont(readFileSync(file)));
  tables.set('name', buildNameTable(changes));
  const os2 = Buffer.from(tables.get('OS/2') ?? []);
  os2.writeUInt16BE(changes.rights ?? 0, 8);
  tables.set('OS/2', os2);
  return packTables(tables);
}

/** Returns the tables of an uncompressed font, by tag. */
export function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = headBytes + index * entryBytes;
      const from = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );
}

/** Builds an uncompressed font from these tables. */
export function packTables(given: ReadonlyMap<string, Buffer>): Buffer {
  const tables = new Map(given);
  const tableHead = Buffer.from(tables.get('head') ?? Buffer.alloc(54));
  tableHead.writeUInt32BE(0, adjustmentAt);
  tables.set('head', tableHead);
  const font = joinTables(tables);
  // OpenType prescribes the checksum of the whole font.
  tableHead.writeUInt32BE((0xb1b0afba - computeChecksum(font)) >>> 0, adjustmentAt);
  const whole = joinTables(tables, font);
  return whole;
}

const adjustmentAt = 8;

/** @param summed the same font with the final checksums in its header */
function joinTables(tables: ReadonlyMap<string, Buffer>, summed?: Buffer): Buffer {
  const head = Buffer.alloc(headBytes + tables.size * entryBytes);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [];
  let offset = head.length;
  for (const [index, [tag, table]] of [...tables]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .entries()) {
    const at = headBytes + index * entryBytes;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(computeChecksum(table), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    parts.push(table, Buffer.alloc(-table.length & 3));
    offset += table.length + (-table.length & 3);
  }
  return Buffer.concat([summed?.subarray(0, head.length) ?? head, ...parts]);
}

function computeChecksum(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Builds a `name` table with English names for Windows. */
function buildNameTable({ family, typographicFamily }: Changes): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    ...(typographicFamily === undefined ? [] : [[16, typographicFamily] as const]),
  ] as const;
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const at = 6 + index * 12;
    const length = texts[index]?.length ?? 0;
    for (const [place, value] of [3, 1, 0x409, id, length, offset].entries()) {
      head.writeUInt16BE(value, at + place * 2);
    }
    offset += length;
  }
  return Buffer.concat([head, ...texts]);
}
