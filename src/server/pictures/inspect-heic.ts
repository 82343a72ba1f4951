import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { placeIn } from './gps-position.ts';
import { type HeicColors, type HeicFile, HeicTooLargeError, isFaultOfHeic, openHeic } from './heic-file.ts';
import { type InspectedPicture, inspectPicture } from './inspect-picture.ts';
import { PictureError } from './picture-limits.ts';

/** Signature of JPEG segments that contain a profile (ICC.1:2022, B.4), with its terminating zero. */
const marker = Buffer.from('ICC_PROFILE\0', 'latin1');
/** Bytes of a profile that fit one segment, beside its length, the signature and two counters. */
const roomInSegment = 0xffff - 2 - marker.length - 2;
const signatureBytes = 8;
/** Bytes of the signature and IHDR, which is first in every PNG: length, type, 13 bytes and checksum. */
const headBytes = 25;

/**
 * Pixel limit: covers all of today's phones, and fits the process's memory, since libheif holds an image once
 * or twice.
 */
const mostPixels = 50_000_000;
const limits = { pixels: mostPixels, memory: 450 * 1024 * 1024, profile: 4 * 1024 * 1024 };
/** All variants are encoded from the stored file: at this quality the extra step is invisible. */
const keptQuality = 92;

/** Values of ITU-T H.273, tables 2 and 3. */
const displayP3 = 12;
const wide = 9;
const hdrTransfers: readonly number[] = [16, 18];

interface InspectedHeic extends InspectedPicture {
  /** The image to store. */
  readonly bytes: Buffer;
}

/**
 * Converts a HEIC to JPEG, or to PNG if it has transparency. Applies its rotation, keeps its colours and
 * drops all metadata. The result is deterministic. Throws a `PictureError` if it cannot be read.
 */
export async function inspectHeic(input: Buffer): Promise<InspectedHeic> {
  const bytes = await decode(input);
  return { ...(await inspectPicture(bytes)), place: placeIn(input), bytes };
}

async function decode(input: Buffer): Promise<Buffer> {
  const file = await openHeic(input, limits).catch((error: unknown) => {
    throw isFaultOfHeic(error) ? createDamagedHeicError() : error;
  });
  if (file.width * file.height > mostPixels) throw createTooManyPixelsError();
  const profile = await getProfile(file.colors);
  const { picture, hasAlpha } = readPixels(file);
  if (hasAlpha) return withProfile(insertPngProfile, await picture.png().toBuffer(), profile);
  // Optimized Huffman codes would need the memory of the whole image once more, for 10 % of the file.
  const how = { quality: keptQuality, optimiseCoding: false };
  const jpeg = await picture.removeAlpha().jpeg(how).toBuffer();
  return withProfile(insertJpegProfile, jpeg, profile);
}

function readPixels(file: HeicFile): { readonly picture: Sharp; readonly hasAlpha: boolean } {
  try {
    const { data, rowWidth, width, height, hasAlpha, isPremultiplied } = file.decode();
    if (hasAlpha && isPremultiplied) brighten(data);
    const whole = sharp(data, { raw: { width: rowWidth, height, channels: 4 } });
    return { picture: whole.extract({ left: 0, top: 0, width, height }), hasAlpha };
  } catch (error) {
    // An intact file of the stated size needs less memory, so this one may be damaged.
    if (error instanceof HeicTooLargeError) throw new PictureError(tooHeavy);
    throw isFaultOfHeic(error) ? createDamagedHeicError() : error;
  }
}

/** Divides premultiplied RGBA colours by their alpha. */
function brighten(data: Buffer): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.min(255, Math.round(((data[channel] ?? 0) * 255) / alpha));
    }
  }
}

/** Returns the ICC profile of the pixels; undefined for sRGB, which needs none. */
async function getProfile({ profile, coding }: HeicColors): Promise<Buffer | undefined> {
  // Other profiles are for CMYK or greyscale.
  if (profile) return profile.toString('latin1', 16, 20) === 'RGB ' ? profile : undefined;
  if (!coding) return undefined;
  if (coding.primaries === wide || hdrTransfers.includes(coding.transfer)) throw new PictureError(onlyHdr);
  return coding.primaries === displayP3 ? getDisplayP3Profile() : undefined;
}

/** Takes the profile from the encoder, which includes it. */
async function getDisplayP3Profile(): Promise<Buffer | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000000' } });
  const { icc } = await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata();
  return icc;
}

function withProfile(
  attach: (picture: Buffer, profile: Buffer) => Buffer,
  picture: Buffer,
  profile: Buffer | undefined,
): Buffer {
  return profile ? attach(picture, profile) : picture;
}

const tooHeavy = 'This image is damaged, or needs more memory than the site has. Save or export it as JPEG.';
const onlyHdr =
  'This image is for HDR screens only and would look pale on others. Save or export it as JPEG.';

function createDamagedHeicError(): PictureError {
  return new PictureError('This image is damaged, or not a HEIC from a phone. Save or export it as JPEG.');
}

function createTooManyPixelsError(): PictureError {
  return new PictureError(
    `This HEIC has more than ${mostPixels / 1_000_000} million pixels. Save or export it as JPEG.`,
  );
}

/** Inserts a profile into a JPEG that was just encoded without one. Pixels stay unchanged. */
function insertJpegProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / roomInSegment);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * roomInSegment, (index + 1) * roomInSegment);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(2 + marker.length + 2 + part.length, 2);
    return Buffer.concat([head, marker, Buffer.from([index + 1, count]), part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Inserts a profile into a PNG that was just encoded without one. */
function insertPngProfile(png: Buffer, profile: Buffer): Buffer {
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
