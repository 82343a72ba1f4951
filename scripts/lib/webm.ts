/**
 * Writes WebM (RFC 8794 and 9559, within the WebM guidelines) with one video track. Its duration and an index
 * of key frames precede the frames, so that browsers know the duration immediately and can seek.
 */
interface WebmFrame {
  /** ms since the start. */
  readonly time: number;
  readonly key: boolean;
  readonly bytes: Uint8Array;
}

export interface WebmVideo {
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly width: number;
  readonly height: number;
  /** ms */
  readonly duration: number;
  /** In order; the first one is a key frame. */
  readonly frames: readonly WebmFrame[];
}

const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

export function writeWebm({ codec, width, height, duration, frames }: WebmVideo): Buffer {
  const head = writeElement(
    'ebml',
    writeUint('ebmlVersion', 1),
    writeUint('ebmlReadVersion', 1),
    writeUint('ebmlMaxIdLength', 4),
    writeUint('ebmlMaxSizeLength', 8),
    writeText('docType', 'webm'),
    writeUint('docTypeVersion', 4),
    writeUint('docTypeReadVersion', 2),
  );
  const facts = Buffer.concat([
    writeElement(
      'info',
      writeUint('timestampScale', 1_000_000),
      writeFloat('duration', duration),
      writeText('muxingApp', 'vitrine'),
      writeText('writingApp', 'vitrine'),
    ),
    writeElement(
      'tracks',
      writeElement(
        'trackEntry',
        writeUint('trackNumber', 1),
        writeUint('trackUid', 1),
        writeUint('trackType', 1),
        writeUint('flagLacing', 0),
        writeText('codecId', codec),
        writeElement('video', writeUint('pixelWidth', width), writeUint('pixelHeight', height)),
      ),
    ),
  ]);
  const clusters = groupIntoClusters(frames).map((group) => ({
    time: group[0]?.time ?? 0,
    bytes: writeCluster(group),
  }));
  // All numbers of the index have a fixed size, so that its length does not depend on the positions.
  const writeIndex = (first: number) => {
    let position = first;
    return writeElement(
      'cues',
      ...clusters.map(({ time, bytes }) => {
        const point = writeCuePoint(time, position);
        position += bytes.length;
        return point;
      }),
    );
  };
  const first = facts.length + writeIndex(0).length;
  return Buffer.concat([
    head,
    writeElement('segment', facts, writeIndex(first), ...clusters.map(({ bytes }) => bytes)),
  ]);
}

/** Starts a cluster at every key frame, where players can start to decode. */
function groupIntoClusters(frames: readonly WebmFrame[]): WebmFrame[][] {
  const clusters: WebmFrame[][] = [];
  for (const frame of frames) {
    const last = clusters.at(-1);
    if (last && !frame.key) last.push(frame);
    else clusters.push([frame]);
  }
  return clusters;
}

function writeCluster(frames: readonly WebmFrame[]): Buffer {
  const start = frames[0]?.time ?? 0;
  return writeElement(
    'cluster',
    writeUint('timestamp', start),
    ...frames.map(({ time, key, bytes }) => {
      // Track 1, ms since the cluster's start (16 bits), and the key frame flag.
      const head = Buffer.alloc(4);
      head.writeUInt8(0x81, 0);
      head.writeInt16BE(time - start, 1);
      head.writeUInt8(key ? 0x80 : 0, 3);
      return writeElement('simpleBlock', head, bytes);
    }),
  );
}

function writeCuePoint(time: number, position: number): Buffer {
  return writeElement(
    'cuePoint',
    writeUint('cueTime', time),
    writeElement('cueTrackPositions', writeUint('cueTrack', 1), writeUint('cueClusterPosition', position)),
  );
}

function writeElement(name: keyof typeof ids, ...content: Uint8Array[]): Buffer {
  const length = content.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return Buffer.concat([encodeId(name), encodeSize(length), ...content]);
}

function encodeId(name: keyof typeof ids): Buffer {
  const hex = ids[name].toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

/** Encodes a size in four bytes, marked by the leading 1 (up to 256 MB). */
function encodeSize(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(0x10000000 + length);
  return bytes;
}

function writeUint(name: keyof typeof ids, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return writeElement(name, bytes);
}

function writeFloat(name: keyof typeof ids, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return writeElement(name, bytes);
}

function writeText(name: keyof typeof ids, value: string): Buffer {
  return writeElement(name, Buffer.from(value));
}
