import { exifPrefix, readOrientation, withoutPrefix, writeOrientation } from './exif.ts';

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const comment = 0xfe;
const exif = 0xe1;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Markers without a length: restarts, and one for arithmetic coding that nobody writes. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** What of the applications' segments a decoder needs: JFIF's density, the colour profile, Adobe's colour transform. */
const needed: readonly (readonly [marker: number, name: string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

/**
 * A JPEG (ITU-T T.81, B.1) without comments and without the applications' segments that no decoder needs, EXIF, XMP and
 * IPTC among them, and without what follows its end: other pictures and films of the same moment. How it must be turned
 * is kept. One that was cut short stays cut short, for the decoder to find.
 */
export function stripJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: number | undefined;
  let position = 0;
  while (position < bytes.length) {
    const marker = bytes[position + 1] ?? 0;
    // Padding between segments, or bytes that a decoder skips as well.
    if (bytes[position] !== 0xff || marker === 0xff || marker === 0) {
      position += 1;
      continue;
    }
    if (marker === start || isBare(marker)) {
      kept.push(bytes.subarray(position, position + 2));
      position += 2;
      continue;
    }
    if (marker === end) {
      kept.push(bytes.subarray(position, position + 2));
      break;
    }
    const next = position + 2 + (position + 4 <= bytes.length ? bytes.readUInt16BE(position + 2) : 0);
    const segment = bytes.subarray(position, next);
    if (marker === exif) orientation ??= readOrientation(withoutPrefix(segment.subarray(4)));
    if (!isDropped(marker, segment)) kept.push(segment);
    position = Math.max(next, position + 2);
    if (marker !== scan) continue;
    const entropy = endOfScan(bytes, position);
    kept.push(bytes.subarray(position, entropy));
    position = entropy;
  }
  const [first, ...rest] = kept;
  if (!first) return bytes;
  const turned = orientation === undefined ? [] : [exifSegment(orientation)];
  return Buffer.concat([first, ...turned, ...rest]);
}

function isDropped(marker: number, segment: Buffer): boolean {
  if (marker === comment) return true;
  if (!isApplication(marker)) return false;
  return !needed.some(
    ([kept, name]) => kept === marker && segment.toString('latin1', 4, 4 + name.length) === name,
  );
}

/** Compressed pixels go on to the next marker; 0xFF in them is followed by 0, and restarts belong to them. */
function endOfScan(bytes: Buffer, from: number): number {
  let position = from;
  for (;;) {
    position = bytes.indexOf(0xff, position);
    if (position === -1) return bytes.length;
    const marker = bytes[position + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return position;
    position += marker === 0xff ? 1 : 2;
  }
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([exifPrefix, writeOrientation(orientation)]);
  const head = Buffer.from([0xff, exif, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
