export interface AvifBox {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Bytes of version and flags at the start of a `meta` box, before the boxes in it. */
const metaHeadBytes = 4;

/**
 * Zeroes the EXIF and XMP items of an AVIF in place, since other boxes contain offsets into the file (ISO/IEC
 * 14496-12, 8.11; 23008-12). The orientation is a separate property and is kept. Throws if the item lists
 * cannot be read.
 */
export function stripAvif(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const meta of listAvifBoxes(copy, 0, copy.length).filter(({ type }) => type === 'meta')) {
    const inside = listAvifBoxes(copy, meta.start + metaHeadBytes, meta.end);
    const [infos, places] = [
      inside.find(({ type }) => type === 'iinf'),
      inside.find(({ type }) => type === 'iloc'),
    ];
    if (!infos || !places) continue;
    const descriptive = findMetadataItems(copy, infos);
    const data = inside.find(({ type }) => type === 'idat');
    for (const { id, from, to } of readItemRanges(copy, places, data?.start ?? 0)) {
      if (descriptive.has(id)) copy.fill(0, from, to);
    }
  }
  for (const { start, end } of listAvifBoxes(copy, 0, copy.length).filter(({ type }) => type === 'moov'))
    clearDescriptions(copy, start, end);
  return copy;
}

/**
 * Turns the metadata boxes of an animated AVIF and its tracks into empty ones (`free`), so no offset changes.
 */
function clearDescriptions(bytes: Buffer, from: number, to: number): void {
  for (const { type, start, end } of listAvifBoxes(bytes, from, to)) {
    if (type === 'trak') clearDescriptions(bytes, start, end);
    if (type !== 'udta' && type !== 'meta') continue;
    bytes.fill(0, start, end);
    bytes.write('free', start - (bytes.readUInt32BE(start - 8) === 1 ? 12 : 4), 'latin1');
  }
}

/** Lists the boxes in a range of a file (ISO/IEC 14496-12, 4.2). */
export function listAvifBoxes(bytes: Buffer, from: number, to: number): AvifBox[] {
  const boxes: AvifBox[] = [];
  let position = from;
  while (position + 8 <= to) {
    const short = bytes.readUInt32BE(position);
    const head = short === 1 ? 16 : 8;
    const size =
      short === 1 ? Number(bytes.readBigUInt64BE(position + 8)) : short === 0 ? to - position : short;
    if (size < head || position + size > to) break;
    const type = bytes.toString('latin1', position + 4, position + 8);
    boxes.push({ type, start: position + head, end: position + size });
    position += size;
  }
  return boxes;
}

/** Finds the items of EXIF, and of a MIME type, which is how XMP is stored. */
function findMetadataItems(bytes: Buffer, infos: AvifBox): Set<number> {
  const long = (bytes[infos.start] ?? 0) > 0;
  const entries = listAvifBoxes(bytes, infos.start + 4 + (long ? 4 : 2), infos.end);
  const found = new Set<number>();
  for (const { start } of entries.filter(({ type }) => type === 'infe')) {
    const idBytes = (bytes[start] ?? 0) >= 3 ? 4 : 2;
    const id = bytes.readUIntBE(start + 4, idBytes);
    const type = bytes.toString('latin1', start + 6 + idBytes, start + 10 + idBytes);
    if (type === 'Exif' || type === 'mime') found.add(id);
  }
  return found;
}

/** Iterates the byte ranges of each item. */
function* readItemRanges(bytes: Buffer, { start, end }: AvifBox, itemData: number) {
  const version = bytes[start] ?? 0;
  const [sizes, moreSizes] = [bytes[start + 4] ?? 0, bytes[start + 5] ?? 0];
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, moreSizes >> 4];
  const indexBytes = version > 0 ? moreSizes & 15 : 0;
  const idBytes = version < 2 ? 2 : 4;
  let position = start + 6;
  const read = (length: number) => {
    if (position + length > end) throw new Error('This AVIF’s items cannot be read.');
    const high = length === 8 ? bytes.readUInt32BE(position) * 2 ** 32 : 0;
    const value =
      length === 8 ? high + bytes.readUInt32BE(position + 4) : length && bytes.readUIntBE(position, length);
    position += length;
    return value;
  };
  const items = read(idBytes);
  for (let item = 0; item < items; item += 1) {
    const id = read(idBytes);
    const inItemData = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseBytes) + (inItemData ? itemData : 0);
    const extents = read(2);
    for (let extent = 0; extent < extents; extent += 1) {
      read(indexBytes);
      const from = base + read(offsetBytes);
      yield { id, from, to: from + read(lengthBytes) };
    }
  }
}
