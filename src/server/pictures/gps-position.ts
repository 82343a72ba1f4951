const gpsTag = 0x8825;
const entryBytes = 12;
/** Far more entries than cameras write in one directory. */
const mostEntries = 512;
/**
 * Tags of latitude and longitude of the camera and of a destination (CIPA DC-008, 4.6.6). Other GPS tags
 * reveal no position.
 */
const places: readonly number[] = [0x02, 0x04, 0x14, 0x16];

/** True if EXIF contains a position. `tiff` begins at the byte order; unreadable data counts as none. */
function hasGpsPosition(tiff: Buffer): boolean {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return false;
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** Iterates the offsets of a directory's entries, as far as the bytes reach. */
  function* iterateEntries(first: number): Generator<number> {
    if (first + 2 > tiff.length) return;
    const count = Math.min(read16(first), mostEntries);
    for (let at = first + 2; at < first + 2 + count * entryBytes; at += entryBytes) {
      if (at + entryBytes > tiff.length) return;
      yield at;
    }
  }
  for (const at of iterateEntries(read32(4))) {
    // Reads the first GPS directory only: a file with more could form an endless chain.
    if (read16(at) === gpsTag)
      return [...iterateEntries(read32(at + 8))].some((entry) => places.includes(read16(entry)));
  }
  return false;
}

/** Name of the tag in XMP, which every image format stores as plain text. */
const inXmp = Buffer.from('GPSLatitude', 'latin1');
/** First bytes of EXIF in both byte orders. */
const tiffs = ['II*\0', 'MM\0*'].map((mark) => Buffer.from(mark, 'latin1'));
/**
 * Candidates that are examined: an image has one EXIF and its preview another, but pixels may contain the
 * same bytes by chance.
 */
const mostTries = 1000;

/**
 * True if a raster image contains a GPS position. Parses EXIF wherever its first bytes occur. Only used to
 * count what was removed; the removal itself follows the format.
 */
export function placeIn(file: Buffer): boolean {
  if (file.includes(inXmp)) return true;
  return tiffs.some((mark) => {
    let at = file.indexOf(mark);
    for (let tries = 0; at !== -1 && tries < mostTries; tries += 1) {
      if (hasGpsPosition(file.subarray(at))) return true;
      at = file.indexOf(mark, at + 1);
    }
    return false;
  });
}
