import { type AvifBox, listAvifBoxes } from './avif-metadata.ts';
import { sniffPictureType } from './picture-type.ts';

/** Frame count and duration of an animated AVIF; the duration in ms. */
interface AvifSequence {
  readonly frames: number;
  readonly duration?: number;
}

/** Reads an animated AVIF (AV1 Image File Format, 4); undefined for a still one. */
export function readAvifSequence(bytes: Buffer): AvifSequence | undefined {
  const whole = { type: '', start: 0, end: bytes.length };
  const media = findBox(bytes, whole, ['moov', 'trak', 'mdia']);
  const sizes = media && findBox(bytes, media, ['minf', 'stbl', 'stsz']);
  if (!sizes || sizes.end - sizes.start < 12) return undefined;
  const frames = bytes.readUInt32BE(sizes.start + 8);
  if (frames < 2) return undefined;
  const duration = readDuration(bytes, findBox(bytes, media, ['mdhd']));
  return { frames, ...(duration !== undefined && { duration }) };
}

/**
 * Changes the major brand of an AVIF to the one that the decoder accepts: it refuses others, such as `avis`
 * of animated ones, although it reads the still image in them. Returns other bytes unchanged.
 */
export function toStillAvif(bytes: Buffer): Buffer {
  if (sniffPictureType(bytes) !== 'avif' || bytes.toString('latin1', 8, 12) === 'avif') return bytes;
  const still = Buffer.from(bytes);
  still.write('avif', 8, 'latin1');
  return still;
}

function findBox(
  bytes: Buffer,
  { start, end }: AvifBox,
  [type, ...rest]: readonly string[],
): AvifBox | undefined {
  for (const box of listAvifBoxes(bytes, start, end)) {
    if (box.type !== type) continue;
    const found = rest.length === 0 ? box : findBox(bytes, box, rest);
    if (found) return found;
  }
  return undefined;
}

/** Duration in ms. A `mdhd` has its timescale and its duration after two times, in 32 bits or in 64 (ISO/IEC 14496-12, 8.4.2). */
function readDuration(bytes: Buffer, head: AvifBox | undefined): number | undefined {
  if (!head) return undefined;
  const isLong = bytes[head.start] === 1;
  const at = head.start + (isLong ? 20 : 12);
  if (at + (isLong ? 12 : 8) > head.end) return undefined;
  const timescale = bytes.readUInt32BE(at);
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4);
  return timescale > 0 && length > 0 ? Math.round((length / timescale) * 1000) : undefined;
}
