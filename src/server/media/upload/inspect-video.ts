import { AppError } from '#server/http/app-error.ts';

export interface VideoFacts {
  readonly type: 'webm';
  readonly width: number;
  readonly height: number;
  readonly animated: true;
  /** ms; absent if the writer did not know it, as in recordings by browsers. */
  readonly duration?: number;
}

/** Ids of the WebM elements (RFC 9559) that are read here. */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
} as const;

interface Element {
  readonly id: number;
  readonly content: Buffer;
  /** False if the element's stated size exceeds the available bytes. */
  readonly isWhole: boolean;
}

/** True if the bytes begin like WebM or Matroska, which share a container. */
export function hasWebmHeader(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === ids.head;
}

/**
 * Limit of elements read per file. A video has about fifty before its first frames; hostile bytes can contain
 * millions of empty ones.
 */
const mostElements = 10_000;

/**
 * Reads size and length from a WebM, without decoding its frames: a damaged one fails in the browser that
 * plays it. Throws 415 with a sentence.
 */
export function inspectVideo(bytes: Buffer): VideoFacts {
  const { find, numberIn, elementsIn } = createReader(mostElements);
  const [head, segment] = elementsIn(bytes);
  const docType = head && find(head.content, ids.docType);
  if (!docType || readText(docType) !== 'webm' || segment?.id !== ids.segment) throw createWrongTypeError();
  if (!segment.isWhole) throw createWrongTypeError();
  const video = find(segment.content, ids.tracks, ids.trackEntry, ids.video);
  const width = video && numberIn(video, ids.pixelWidth);
  const height = video && numberIn(video, ids.pixelHeight);
  if (!width || !height) throw createWrongTypeError();
  const info = find(segment.content, ids.info);
  const ticks = info && readTicks(find(info, ids.duration));
  const duration = ticks && toMilliseconds(ticks, numberIn(info, ids.timestampScale));
  return { type: 'webm', width, height, animated: true, ...(duration && { duration }) };
}

const standardScale = 1_000_000;

function readTicks(stored: Buffer | undefined): number | undefined {
  if (stored?.length === 4) return stored.readFloatBE();
  return stored?.length === 8 ? stored.readDoubleBE() : undefined;
}

/** Converts ticks to ms. `scale` is ns per tick. */
function toMilliseconds(ticks: number, scale = standardScale): number | undefined {
  const ms = Math.round((ticks * scale) / 1_000_000);
  return Number.isSafeInteger(ms) && ms > 0 ? ms : undefined;
}

function readText(content: Buffer): string {
  return content.toString('latin1').replace(/\0+$/, '');
}

/** Creates a reader that throws, as for malformed bytes, after this many elements. */
function createReader(most: number) {
  let seen = 0;

  /** Iterates sibling elements up to the frames or to malformed bytes. */
  function* elementsIn(bytes: Buffer): Generator<Element> {
    let position = 0;
    while (position < bytes.length) {
      seen += 1;
      if (seen > most) throw createWrongTypeError();
      const id = readVariableNumber(bytes, position, 4, 'marked');
      const size = id && readVariableNumber(bytes, position + id.length, 8, 'bare');
      if (!id || !size || id.value === ids.cluster) return;
      const start = position + id.length + size.length;
      // If all bits are set, the size was unknown when it was written, and the element extends to the end of
      // its parent.
      const unknown = size.value === 2 ** (7 * size.length) - 1;
      const end = unknown ? bytes.length : start + size.value;
      yield { id: id.value, content: bytes.subarray(start, end), isWhole: end <= bytes.length };
      position = end;
    }
  }

  /**
   * Finds the content at a path of element ids. Tries every match on the way, since the first track may be
   * audio.
   */
  function find(content: Buffer, id: number, ...deeper: readonly number[]): Buffer | undefined {
    for (const element of elementsIn(content)) {
      if (element.id !== id) continue;
      const [next, ...rest] = deeper;
      const found = next === undefined ? element.content : find(element.content, next, ...rest);
      if (found) return found;
    }
    return undefined;
  }

  function numberIn(content: Buffer, id: number): number | undefined {
    const stored = find(content, id);
    return stored && stored.length > 0 && stored.length <= 6
      ? stored.readUIntBE(0, stored.length)
      : undefined;
  }

  return { elementsIn, find, numberIn };
}

/**
 * Reads a variable-length integer, whose leading zero bits encode its length (RFC 8794, 4). Ids keep the
 * marker bit, sizes do not.
 */
function readVariableNumber(bytes: Buffer, at: number, longest: number, kind: 'marked' | 'bare') {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return undefined;
  let value = kind === 'marked' ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
}

function createWrongTypeError(): AppError {
  return new AppError('media/wrong-type', {
    message: 'This video is not a WebM, or is damaged or incomplete. Export it again as WebM or MP4.',
  });
}
