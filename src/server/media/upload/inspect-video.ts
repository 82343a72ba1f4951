import { AppError } from '#server/http/app-error.ts';

/** What a video says of itself. */
export interface VideoFacts {
  readonly type: 'webm';
  readonly width: number;
  readonly height: number;
  readonly animated: true;
  /** ms; absent where its writer did not know, as with what a browser records. */
  readonly duration?: number;
}

/** The elements of WebM (RFC 9559) that are read here. */
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
  /** False where it says it goes on after the bytes there are. */
  readonly isWhole: boolean;
}

/** True for bytes that begin like WebM or Matroska, which is the same container with more in it. */
export function looksLikeVideo(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === ids.head;
}

/**
 * How many elements are looked at, all in all. A film has some fifty before its first frames, however long it is;
 * bytes can hold millions of empty ones.
 */
const mostElements = 10_000;

/**
 * Reads what a WebM video says of itself: its size and how long it takes. Its frames are not decoded; a video
 * whose frames are damaged is found out by the browser that plays it. Throws 415 with a sentence.
 */
export function inspectVideo(bytes: Buffer): VideoFacts {
  const { find, numberIn, elementsIn } = createReader(mostElements);
  const [head, segment] = elementsIn(bytes);
  const docType = head && find(head.content, ids.docType);
  if (!docType || textOf(docType) !== 'webm' || segment?.id !== ids.segment) throw refused();
  if (!segment.isWhole) throw refused();
  const video = find(segment.content, ids.tracks, ids.trackEntry, ids.video);
  const width = video && numberIn(video, ids.pixelWidth);
  const height = video && numberIn(video, ids.pixelHeight);
  if (!width || !height) throw refused();
  const info = find(segment.content, ids.info);
  const ticks = info && ticksOf(find(info, ids.duration));
  const duration = ticks && durationOf(ticks, numberIn(info, ids.timestampScale));
  return { type: 'webm', width, height, animated: true, ...(duration && { duration }) };
}

const standardScale = 1_000_000;

function ticksOf(stored: Buffer | undefined): number | undefined {
  if (stored?.length === 4) return stored.readFloatBE();
  return stored?.length === 8 ? stored.readDoubleBE() : undefined;
}

/** A tick is so many nanoseconds. */
function durationOf(ticks: number, scale = standardScale): number | undefined {
  const ms = Math.round((ticks * scale) / 1_000_000);
  return Number.isSafeInteger(ms) && ms > 0 ? ms : undefined;
}

function textOf(content: Buffer): string {
  return content.toString('latin1').replace(/\0+$/, '');
}

/** Looks into elements until so many were looked at; then throws as for bytes that make no sense. */
function createReader(most: number) {
  let seen = 0;

  /** The elements beside each other, up to the frames or to where the bytes make no more sense. */
  function* elementsIn(bytes: Buffer): Generator<Element> {
    let position = 0;
    while (position < bytes.length) {
      seen += 1;
      if (seen > most) throw refused();
      const id = variableNumber(bytes, position, 4, 'marked');
      const size = id && variableNumber(bytes, position + id.length, 8, 'bare');
      if (!id || !size || id.value === ids.cluster) return;
      const start = position + id.length + size.length;
      // All ones: its end was not known when it was written, and it goes on to the end of what it is in.
      const unknown = size.value === 2 ** (7 * size.length) - 1;
      const end = unknown ? bytes.length : start + size.value;
      yield { id: id.value, content: bytes.subarray(start, end), isWhole: end <= bytes.length };
      position = end;
    }
  }

  /**
   * The content at the end of a path of elements, looking into all that could lead there: the first track may be
   * one of sound.
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

/** A number whose leading zero bits say how long it is (RFC 8794, 4); ids keep their mark, sizes do not. */
function variableNumber(bytes: Buffer, at: number, longest: number, kind: 'marked' | 'bare') {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > bytes.length) return undefined;
  let value = kind === 'marked' ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, length };
}

function refused(): AppError {
  return new AppError('media/wrong-type', {
    message: 'This film is no WebM, or is damaged or cut short. Export it once more as WebM or MP4.',
  });
}
