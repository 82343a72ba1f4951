const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/**
 * Reads the orientation, 2 to 8 (CIPA DC-008, 4.6.4); undefined if it is upright or not stated. `tiff` begins
 * at the byte order.
 */
export function readOrientation(tiff: Buffer): number | undefined {
  if (tiff.length < 14) return undefined;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  const count = read16(first);
  for (let index = 0; index < count; index += 1) {
    const at = first + 2 + index * entryBytes;
    if (at + entryBytes > tiff.length) return undefined;
    if (read16(at) !== orientationTag || read16(at + 2) !== shortType) continue;
    const value = read16(at + 8);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Writes the shortest EXIF that states an orientation and nothing else. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

/** Prefix of EXIF in a JPEG, which some writers also use in WebP. */
export const exifPrefix = Buffer.from('Exif\0\0', 'latin1');

export function stripExifPrefix(exif: Buffer): Buffer {
  return exif.subarray(0, exifPrefix.length).equals(exifPrefix) ? exif.subarray(exifPrefix.length) : exif;
}
