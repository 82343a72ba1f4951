import { crc32, deflateSync } from 'node:zlib';

/** What comes first in the segments of a JPEG that hold a profile (ICC.1:2022, B.4), with its last zero. */
const marker = Buffer.from('ICC_PROFILE\0', 'latin1');
/** Bytes of a profile that have room in one segment, beside its length, the marker and two counters. */
const roomInSegment = 0xffff - 2 - marker.length - 2;
const signatureBytes = 8;
/** IHDR, which comes first in every PNG: length, name, 13 bytes and a checksum. */
const headBytes = 25;

/** A JPEG of ours (without a profile) whose numbers are read as colours by `profile`. Pixels stay as they are. */
export function jpegWithProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / roomInSegment);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * roomInSegment, (index + 1) * roomInSegment);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(2 + marker.length + 2 + part.length, 2);
    return Buffer.concat([head, marker, Buffer.from([index + 1, count]), part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A PNG of ours (without a profile) whose numbers are read as colours by `profile`. */
export function pngWithProfile(png: Buffer, profile: Buffer): Buffer {
  const head = signatureBytes + headBytes;
  const named = Buffer.concat([
    Buffer.from('iCCP', 'latin1'),
    Buffer.from('icc\0\0', 'latin1'),
    deflateSync(profile),
  ]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, head), length, named, sum, png.subarray(head)]);
}
