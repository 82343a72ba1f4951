/**
 * Writes WebM (RFC 8794 and 9559, as the WebM guidelines narrow them): one video track, its length and an index of
 * its key frames before the frames, so that browsers know the length at once and can jump.
 */
interface WebmFrame {
  /** ms from the beginning. */
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
  const head = element(
    'ebml',
    whole('ebmlVersion', 1),
    whole('ebmlReadVersion', 1),
    whole('ebmlMaxIdLength', 4),
    whole('ebmlMaxSizeLength', 8),
    text('docType', 'webm'),
    whole('docTypeVersion', 4),
    whole('docTypeReadVersion', 2),
  );
  const facts = Buffer.concat([
    element(
      'info',
      whole('timestampScale', 1_000_000),
      real('duration', duration),
      text('muxingApp', 'vitrine'),
      text('writingApp', 'vitrine'),
    ),
    element(
      'tracks',
      element(
        'trackEntry',
        whole('trackNumber', 1),
        whole('trackUid', 1),
        whole('trackType', 1),
        whole('flagLacing', 0),
        text('codecId', codec),
        element('video', whole('pixelWidth', width), whole('pixelHeight', height)),
      ),
    ),
  ]);
  const clusters = inClusters(frames).map((group) => ({
    time: group[0]?.time ?? 0,
    bytes: clusterOf(group),
  }));
  // Every number in the index is of one size, so that its own length does not depend on where it points.
  const index = (first: number) => {
    let position = first;
    return element(
      'cues',
      ...clusters.map(({ time, bytes }) => {
        const point = cuePoint(time, position);
        position += bytes.length;
        return point;
      }),
    );
  };
  const first = facts.length + index(0).length;
  return Buffer.concat([
    head,
    element('segment', facts, index(first), ...clusters.map(({ bytes }) => bytes)),
  ]);
}

/** A cluster begins with every key frame: that is where a player can begin. */
function inClusters(frames: readonly WebmFrame[]): WebmFrame[][] {
  const clusters: WebmFrame[][] = [];
  for (const frame of frames) {
    const last = clusters.at(-1);
    if (last && !frame.key) last.push(frame);
    else clusters.push([frame]);
  }
  return clusters;
}

function clusterOf(frames: readonly WebmFrame[]): Buffer {
  const start = frames[0]?.time ?? 0;
  return element(
    'cluster',
    whole('timestamp', start),
    ...frames.map(({ time, key, bytes }) => {
      // Track 1, ms since the cluster's beginning (16 bits), and whether it is a key frame.
      const head = Buffer.alloc(4);
      head.writeUInt8(0x81, 0);
      head.writeInt16BE(time - start, 1);
      head.writeUInt8(key ? 0x80 : 0, 3);
      return element('simpleBlock', head, bytes);
    }),
  );
}

function cuePoint(time: number, position: number): Buffer {
  return element(
    'cuePoint',
    whole('cueTime', time),
    element('cueTrackPositions', whole('cueTrack', 1), whole('cueClusterPosition', position)),
  );
}

function element(name: keyof typeof ids, ...content: Uint8Array[]): Buffer {
  const length = content.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return Buffer.concat([idOf(name), sizeOf(length), ...content]);
}

function idOf(name: keyof typeof ids): Buffer {
  const hex = ids[name].toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

/** A size in four bytes, marked by the leading 1 (up to 256 MB). */
function sizeOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(0x10000000 + length);
  return bytes;
}

function whole(name: keyof typeof ids, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(name, bytes);
}

function real(name: keyof typeof ids, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(name, bytes);
}

function text(name: keyof typeof ids, value: string): Buffer {
  return element(name, Buffer.from(value));
}
