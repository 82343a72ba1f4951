import { AppError } from '#server/http/app-error.ts';

/** A box of an MP4 file: its type, and its content as a range of bytes. */
interface Box {
  readonly type: string;
  /** Offset of its type. */
  readonly nameAt: number;
  readonly from: number;
  readonly to: number;
}

type Part = Pick<Box, 'from' | 'to'>;

/**
 * Limit of boxes read per file. A video has about thirty before its size is known, and a fragmented one two
 * per fragment; hostile bytes can contain millions of empty ones.
 */
const mostBoxes = 20_000;

/**
 * Creates a reader of boxes (ISO/IEC 14496-12, 4.2). It throws what `refused` returns if they are malformed
 * or too many.
 */
function createBoxReader(refused: () => Error) {
  let seen = 0;

  /** Iterates the boxes of a range. */
  function* boxesIn({ from, to }: Part, bytes: Buffer): Generator<Box> {
    let position = from;
    while (position + 8 <= to) {
      seen += 1;
      if (seen > mostBoxes) throw refused();
      const box = readBox(position, { from, to }, bytes);
      if (!box) throw refused();
      yield box;
      position = box.to;
    }
  }

  /** Undefined if the box does not end within its range. */
  function readBox(at: number, { to }: Part, bytes: Buffer): Box | undefined {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1;
    if (isLong && at + 16 > to) return undefined;
    const head = isLong ? 16 : 8;
    // A size of 0 means up to the end.
    const size = said === 0 ? to - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said;
    if (size < head || at + size > to) return undefined;
    return { type: bytes.toString('latin1', at + 4, at + 8), nameAt: at + 4, from: at + head, to: at + size };
  }

  /** Finds the first box at a path of types. */
  function find(bytes: Buffer, part: Part, ...path: readonly string[]): Box | undefined {
    const [type, ...rest] = path;
    for (const box of boxesIn(part, bytes)) {
      if (box.type === type) return rest.length === 0 ? box : find(bytes, box, ...rest);
    }
    return undefined;
  }

  return { boxesIn, find };
}

interface Mp4Facts {
  readonly type: 'mp4';
  /** Pixels, after applying the rotation of the track. */
  readonly width: number;
  readonly height: number;
  readonly animated: true;
  /** ms; absent if the file is fragmented. */
  readonly duration?: number;
}

interface InspectedMp4 {
  readonly facts: Mp4Facts;
  /** The video without metadata on location and camera. */
  readonly bytes: Buffer;
}

/** True if the bytes begin like MP4 or a relative of it: QuickTime, 3GP, audio. */
export function hasMp4Header(bytes: Buffer): boolean {
  return bytes.length >= 12 && bytes.toString('latin1', 4, 8) === 'ftyp';
}

/** Sample entries that all supported browsers play; others are refused with a sentence. */
const played = new Set(['avc1', 'avc3', 'av01', 'vp09']);

/**
 * Profiles of H.264 that all supported browsers play: baseline, main, extended and high, with 8 bits and
 * 4:2:0 chroma.
 */
const playedProfiles = new Set([66, 77, 88, 100]);

/** Types of boxes with metadata on location, time, author and camera. */
const descriptive = new Set(['udta', 'meta', 'uuid']);

/**
 * Reads size, length and codec from an MP4 (ISO/IEC 14496-12), without decoding its frames. Throws 415 with a
 * sentence, also if the file is truncated.
 */
export function inspectMp4(bytes: Buffer): InspectedMp4 {
  if (bytes.toString('latin1', 8, 12) === 'qt  ') throw refused(quickTime);
  const { boxesIn, find } = createBoxReader(() => refused(damaged));
  const top = [...boxesIn({ from: 0, to: bytes.length }, bytes)];
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie || !top.some(({ type }) => type === 'mdat')) throw refused(damaged);
  const inMovie = [...boxesIn(movie, bytes)];
  const tracks = inMovie.filter(({ type }) => type === 'trak');
  const video = tracks.find((track) => {
    const handler = find(bytes, track, 'mdia', 'hdlr');
    return handler && readFourCC(bytes, handler, 8) === 'vide';
  });
  if (tracks.length === 0) throw refused(damaged);
  if (!video) throw refused('This MP4 contains only sound. Export it with its video track.');
  checkCodec(bytes, find(bytes, video, 'mdia', 'minf', 'stbl', 'stsd'));
  const size = readSize(bytes, find(bytes, video, 'tkhd'));
  const duration = readDuration(
    bytes,
    inMovie.find(({ type }) => type === 'mvhd'),
  );
  const inPieces = inMovie.some(({ type }) => type === 'mvex');
  if (duration === undefined && !inPieces) throw refused(damaged);
  const describing = [top, inMovie, ...tracks.map((track) => [...boxesIn(track, bytes)])].flat();
  return {
    facts: { type: 'mp4', ...size, animated: true, ...(duration !== undefined && { duration }) },
    bytes: without(
      bytes,
      describing.filter(({ type }) => descriptive.has(type)),
    ),
  };
}

/** Turns boxes into zeroed `free` boxes. Other boxes contain offsets into the file, so nothing may move. */
function without(bytes: Buffer, boxes: readonly Box[]): Buffer {
  if (boxes.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  for (const { from, to, nameAt } of boxes) {
    copy.write('free', nameAt, 'latin1');
    copy.fill(0, from, to);
  }
  return copy;
}

function checkCodec(bytes: Buffer, descriptions: Box | undefined): void {
  // Version and flags, the number of entries and the first one's size precede its type.
  const codec = descriptions && readFourCC(bytes, descriptions, 12);
  if (!codec) throw refused(damaged);
  if (codec === 'hvc1' || codec === 'hev1') throw refused(`This video is encoded as HEVC (H.265)${asH264}`);
  if (!played.has(codec)) throw refused(`This video has an encoding (${toPrintable(codec)})${asH264}`);
  const settings = codec.startsWith('avc') ? bytes.indexOf('avcC', descriptions.from, 'latin1') : -1;
  const profile = settings >= 0 && settings < descriptions.to ? bytes[settings + 5] : undefined;
  if (profile !== undefined && !playedProfiles.has(profile)) {
    throw refused(`This video has more than 8 bits or finer colour (H.264 profile ${profile})${asH264}`);
  }
}

const asH264 = ' that some browsers cannot play. Export it as MP4 with H.264.';
const damaged = 'This video is not an MP4, or is damaged or incomplete. Export it again as MP4 with H.264.';
const quickTime =
  'This is a QuickTime video (MOV), which some browsers cannot play. Export it as MP4 with H.264.';

function toPrintable(codec: string): string {
  return /^[\w .-]{4}$/.test(codec) ? codec.trim() : 'without a name';
}

/**
 * Reads width and height from the end of a track header, in 16.16 fixed point, after the matrix of nine
 * numbers.
 */
function readSize(bytes: Buffer, head: Box | undefined) {
  if (!head || head.to - head.from < 84) throw refused(damaged);
  const matrix = head.to - 44;
  const [width, height] = [bytes.readUInt32BE(head.to - 8), bytes.readUInt32BE(head.to - 4)].map((side) =>
    Math.round(side / 0x1_0000),
  );
  if (!width || !height) throw refused(damaged);
  // A quarter turn swaps the axes: both diagonal elements of the matrix are 0.
  const turned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 16) === 0;
  return turned ? { width: height, height: width } : { width, height };
}

/** Returns ms; undefined if the header states none. */
function readDuration(bytes: Buffer, head: Box | undefined): number | undefined {
  if (!head || head.to - head.from < 32) throw refused(damaged);
  const isLong = bytes[head.from] === 1;
  const scale = bytes.readUInt32BE(head.from + (isLong ? 20 : 12));
  const ticks = isLong ? Number(bytes.readBigUInt64BE(head.from + 24)) : bytes.readUInt32BE(head.from + 16);
  const unknown = ticks === (isLong ? 2 ** 64 : 2 ** 32 - 1);
  const ms = Math.round((ticks * 1000) / scale);
  return !unknown && Number.isSafeInteger(ms) && ms > 0 ? ms : undefined;
}

function readFourCC(bytes: Buffer, { from, to }: Box, at: number): string {
  return from + at + 4 <= to ? bytes.toString('latin1', from + at, from + at + 4) : '';
}

function refused(message: string): AppError {
  return new AppError('media/wrong-type', { message });
}
