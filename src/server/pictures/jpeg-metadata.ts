import { exifPrefix, readOrientation, stripExifPrefix, writeOrientation } from './exif.ts';

const start = 0xd8;
const end = 0xd9;
const scan = 0xda;
const comment = 0xfe;
const exif = 0xe1;
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** True for markers without a length: restarts, and one of arithmetic coding that no encoder writes. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Application segments that decoders need: JFIF density, colour profile, Adobe colour transform. */
const needed: readonly (readonly [marker: number, name: string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

/**
 * Removes comments, application segments that no decoder needs (EXIF, XMP and IPTC among them) and trailing
 * bytes from a JPEG (ITU-T T.81, B.1); the latter are other images and videos of the same moment. Keeps the
 * orientation. A truncated file stays truncated, so that the decoder reports it.
 */
export function stripJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: number | undefined;
  let position = 0;
  while (position < bytes.length) {
    const marker = bytes[position + 1] ?? 0;
    // Skips padding between segments, and bytes that decoders skip too.
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
    if (marker === exif) orientation ??= readOrientation(stripExifPrefix(segment.subarray(4)));
    if (!isDropped(marker, segment)) kept.push(segment);
    position = Math.max(next, position + 2);
    if (marker !== scan) continue;
    const entropy = endOfScan(bytes, position);
    kept.push(bytes.subarray(position, entropy));
    position = entropy;
  }
  const [first, ...rest] = kept;
  if (!first) return bytes;
  const turned = orientation === undefined ? [] : [createExifSegment(orientation)];
  return Buffer.concat([first, ...turned, ...rest]);
}

function isDropped(marker: number, segment: Buffer): boolean {
  if (marker === comment) return true;
  if (!isApplication(marker)) return false;
  return !needed.some(
    ([kept, name]) => kept === marker && segment.toString('latin1', 4, 4 + name.length) === name,
  );
}

/**
 * Finds the end of entropy-coded data: the next marker, except for restarts. In the data, 0xFF is followed by
 * 0.
 */
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

function createExifSegment(orientation: number): Buffer {
  const content = Buffer.concat([exifPrefix, writeOrientation(orientation)]);
  const head = Buffer.from([0xff, exif, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
