const gpsTag = 0x8825;
const entryBytes = 12;
/** Far more than a camera writes in one list. */
const mostEntries = 512;
/** Latitude and longitude of where it was taken, and of where one went (CIPA DC-008, 4.6.6). Other entries alone are no place. */
const places: readonly number[] = [0x02, 0x04, 0x14, 0x16];

/** Whether EXIF says where a picture was taken. `tiff` begins at the byte order; what cannot be read says nothing. */
function saysPlace(tiff: Buffer): boolean {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return false;
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** The places of the entries of a list, as far as they are there. */
  function* entriesAt(first: number): Generator<number> {
    if (first + 2 > tiff.length) return;
    const count = Math.min(read16(first), mostEntries);
    for (let at = first + 2; at < first + 2 + count * entryBytes; at += entryBytes) {
      if (at + entryBytes > tiff.length) return;
      yield at;
    }
  }
  for (const at of entriesAt(read32(4))) {
    // There is one; who writes more of them wants them followed without end.
    if (read16(at) === gpsTag)
      return [...entriesAt(read32(at + 8))].some((entry) => places.includes(read16(entry)));
  }
  return false;
}

/** In XMP, which every format of pictures holds as plain text. */
const inXmp = Buffer.from('GPSLatitude', 'latin1');
/** How EXIF begins, in either order of bytes. */
const tiffs = ['II*\0', 'MM\0*'].map((mark) => Buffer.from(mark, 'latin1'));
/** Beginnings that are looked at: a picture has one EXIF, its preview another; pixels hold the same bytes by chance. */
const mostTries = 1000;

/**
 * Whether a file of pixels says where it was taken, wherever in it that stands: each place where EXIF could begin is read as such.
 * For the count of what was taken off; what takes it off goes by the format.
 */
export function placeIn(file: Buffer): boolean {
  if (file.includes(inXmp)) return true;
  return tiffs.some((mark) => {
    let at = file.indexOf(mark);
    for (let tries = 0; at !== -1 && tries < mostTries; tries += 1) {
      if (saysPlace(file.subarray(at))) return true;
      at = file.indexOf(mark, at + 1);
    }
    return false;
  });
}
