import { AppError } from '#server/http/app-error.ts';

/** A part of an MP4: a name, and what stands between two places of the file. */
interface Box {
  readonly type: string;
  /** Where its name stands. */
  readonly nameAt: number;
  readonly from: number;
  readonly to: number;
}

type Part = Pick<Box, 'from' | 'to'>;

/**
 * How many boxes are looked at, all in all. A film has some thirty on the way to its size, however long it is, and one
 * that was written in pieces two for each of them; bytes can hold millions of empty ones.
 */
const mostBoxes = 20_000;

/** Looks into boxes (ISO/IEC 14496-12, 4.2). Throws what `refused` makes where they make no sense or there are too many. */
function createBoxReader(refused: () => Error) {
  let seen = 0;

  /** The boxes beside each other in a part of a file. */
  function* boxesIn({ from, to }: Part, bytes: Buffer): Generator<Box> {
    let position = from;
    while (position + 8 <= to) {
      seen += 1;
      if (seen > mostBoxes) throw refused();
      const box = boxAt(position, { from, to }, bytes);
      if (!box) throw refused();
      yield box;
      position = box.to;
    }
  }

  /** Undefined where it does not end within the part that it is in. */
  function boxAt(at: number, { to }: Part, bytes: Buffer): Box | undefined {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1;
    if (isLong && at + 16 > to) return undefined;
    const head = isLong ? 16 : 8;
    // None: it goes on to the end.
    const size = said === 0 ? to - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said;
    if (size < head || at + size > to) return undefined;
    return { type: bytes.toString('latin1', at + 4, at + 8), nameAt: at + 4, from: at + head, to: at + size };
  }

  /** The first box at the end of a path of names. */
  function find(bytes: Buffer, part: Part, ...path: readonly string[]): Box | undefined {
    const [type, ...rest] = path;
    for (const box of boxesIn(part, bytes)) {
      if (box.type === type) return rest.length === 0 ? box : find(bytes, box, ...rest);
    }
    return undefined;
  }

  return { boxesIn, find };
}

/** What an MP4 says of itself. */
interface Mp4Facts {
  readonly type: 'mp4';
  /** As seen: after the turn that its writer asks for. */
  readonly width: number;
  readonly height: number;
  readonly animated: true;
  /** ms; absent where it was written while it was filmed, in pieces. */
  readonly duration?: number;
}

interface InspectedMp4 {
  readonly facts: Mp4Facts;
  /** The same film, without what says where and with what it was filmed. */
  readonly bytes: Buffer;
}

/** True for bytes that begin like MP4 or one of its relatives: QuickTime, 3GP, sound alone. */
export function looksLikeMp4(bytes: Buffer): boolean {
  return bytes.length >= 12 && bytes.toString('latin1', 4, 8) === 'ftyp';
}

/** How browsers call the codecs that all of ours play; others come with a sentence. */
const played = new Set(['avc1', 'avc3', 'av01', 'vp09']);

/** Profiles of H.264 that all play: baseline, main, extended and high, which have 8 bits and colour at half the detail. */
const playedProfiles = new Set([66, 77, 88, 100]);

/** What a film says of where, when, by whom and with what it was filmed stands in boxes of these names. */
const descriptive = new Set(['udta', 'meta', 'uuid']);

/**
 * Reads what an MP4 says of itself (ISO/IEC 14496-12): its size, its length, its codec. Its frames are not decoded.
 * Throws 415 with a sentence, also for one that is cut short.
 */
export function inspectMp4(bytes: Buffer): InspectedMp4 {
  if (bytes.toString('latin1', 8, 12) === 'qt  ') throw refused(quickTime);
  const { boxesIn, find } = createBoxReader(() => refused(damaged));
  const top = [...boxesIn({ from: 0, to: bytes.length }, bytes)];
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie || !top.some(({ type }) => type === 'mdat')) throw refused(damaged);
  const inMovie = [...boxesIn(movie, bytes)];
  const tracks = inMovie.filter(({ type }) => type === 'trak');
  const film = tracks.find((track) => {
    const handler = find(bytes, track, 'mdia', 'hdlr');
    return handler && textAt(bytes, handler, 8) === 'vide';
  });
  if (tracks.length === 0) throw refused(damaged);
  if (!film) throw refused('This MP4 holds sound only. Films need a picture.');
  checkCodec(bytes, find(bytes, film, 'mdia', 'minf', 'stbl', 'stsd'));
  const size = sizeOf(bytes, find(bytes, film, 'tkhd'));
  const duration = durationOf(
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

/** Emptied and named as free space: other boxes name places in the file, so nothing may move. */
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
  // Version and flags, how many there are, and the first one's size stand before its name.
  const codec = descriptions && textAt(bytes, descriptions, 12);
  if (!codec) throw refused(damaged);
  if (codec === 'hvc1' || codec === 'hev1') throw refused(`This film is coded as HEVC (H.265)${asH264}`);
  if (!played.has(codec)) throw refused(`This film is coded in a way (${printable(codec)})${asH264}`);
  const settings = codec.startsWith('avc') ? bytes.indexOf('avcC', descriptions.from, 'latin1') : -1;
  const profile = settings >= 0 && settings < descriptions.to ? bytes[settings + 5] : undefined;
  if (profile !== undefined && !playedProfiles.has(profile)) {
    throw refused(`This film has more than 8 bits or finer colour (H.264 profile ${profile})${asH264}`);
  }
}

const asH264 = ' that not every browser plays. Export it as MP4 with H.264.';
const damaged = 'This film is no MP4, or is damaged or cut short. Export it once more as MP4 with H.264.';
const quickTime =
  'This is a QuickTime film (MOV), which not every browser plays. Export it as MP4 with H.264.';

function printable(codec: string): string {
  return /^[\w .-]{4}$/.test(codec) ? codec.trim() : 'without a name';
}

/** Width and height stand at the end of a track's head, in 16.16 bits, after nine numbers of a matrix. */
function sizeOf(bytes: Buffer, head: Box | undefined) {
  if (!head || head.to - head.from < 84) throw refused(damaged);
  const matrix = head.to - 44;
  const [width, height] = [bytes.readUInt32BE(head.to - 8), bytes.readUInt32BE(head.to - 4)].map((side) =>
    Math.round(side / 0x1_0000),
  );
  if (!width || !height) throw refused(damaged);
  // A quarter turn exchanges the axes: nothing is left of the first in the first.
  const turned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 16) === 0;
  return turned ? { width: height, height: width } : { width, height };
}

/** ms; undefined where nothing is said. */
function durationOf(bytes: Buffer, head: Box | undefined): number | undefined {
  if (!head || head.to - head.from < 32) throw refused(damaged);
  const isLong = bytes[head.from] === 1;
  const scale = bytes.readUInt32BE(head.from + (isLong ? 20 : 12));
  const ticks = isLong ? Number(bytes.readBigUInt64BE(head.from + 24)) : bytes.readUInt32BE(head.from + 16);
  const unknown = ticks === (isLong ? 2 ** 64 : 2 ** 32 - 1);
  const ms = Math.round((ticks * 1000) / scale);
  return !unknown && Number.isSafeInteger(ms) && ms > 0 ? ms : undefined;
}

function textAt(bytes: Buffer, { from, to }: Box, at: number): string {
  return from + at + 4 <= to ? bytes.toString('latin1', from + at, from + at + 4) : '';
}

function refused(message: string): AppError {
  return new AppError('media/wrong-type', { message });
}
