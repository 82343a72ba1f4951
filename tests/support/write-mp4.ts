/** An MP4 (ISO/IEC 14496-12) whose size, duration and codec are valid, but whose frames are not. */
export interface Mp4Video {
  readonly brand?: string;
  readonly width?: number;
  readonly height?: number;
  /** ms; 0 declares no duration. */
  readonly duration?: number;
  readonly codec?: string;
  /** H.264 profile; 100 is High. */
  readonly profile?: number;
  readonly turn?: 0 | 90 | 180 | 270;
  readonly handler?: string;
  /** Fragmented, as by a recorder that writes while it records. */
  readonly inPieces?: boolean;
  /** Position where it was recorded, in a box `©xyz`. */
  readonly place?: string;
  readonly frames?: Buffer;
}

export function writeMp4({
  brand = 'isom',
  width = 320,
  height = 200,
  duration = 1500,
  codec = 'avc1',
  profile = 100,
  turn = 0,
  handler = 'vide',
  inPieces = false,
  place,
  frames = Buffer.alloc(400, 'frame'),
}: Mp4Video = {}): Buffer {
  const settings = codec === 'avc1' ? writeBox('avcC', Buffer.from([1, profile, 0, 31])) : Buffer.alloc(0);
  const sample = writeBox(codec, Buffer.alloc(78), settings);
  const video = writeBox(
    'trak',
    writeBox(
      'tkhd',
      writeNumbers(0, 0, 0, 1, 0, duration),
      Buffer.alloc(16),
      writeMatrix(turn),
      writeNumbers(width << 16, height << 16),
    ),
    writeBox(
      'mdia',
      writeBox('hdlr', writeNumbers(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      writeBox('minf', writeBox('stbl', writeBox('stsd', writeNumbers(0, 1), sample))),
    ),
  );
  const movie = writeBox(
    'moov',
    writeBox('mvhd', writeNumbers(0, 0, 0, 1000, duration), Buffer.alloc(80)),
    ...(inPieces ? [writeBox('mvex', writeBox('trex', Buffer.alloc(24)))] : []),
    video,
    ...(place === undefined ? [] : [writeBox('udta', writeBox('\xa9xyz', Buffer.from(place)))]),
  );
  return Buffer.concat([
    writeBox('ftyp', Buffer.from(brand), writeNumbers(512), Buffer.from('isommp42')),
    movie,
    writeBox('mdat', frames),
  ]);
}

export function writeBox(type: string, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([writeNumbers(inside.length + 8), Buffer.from(type, 'latin1'), inside]);
}

/** Encodes each number in 32 bits. */
export function writeNumbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

const one = 0x1_0000;
const turns = {
  0: [one, 0, 0, one],
  90: [0, one, -one, 0],
  180: [-one, 0, 0, -one],
  270: [0, -one, one, 0],
} as const;

function writeMatrix(turn: 0 | 90 | 180 | 270): Buffer {
  const [a, b, c, d] = turns[turn];
  return writeNumbers(a, b, 0, c, d, 0, 0, 0, 0x4000_0000);
}
