import { writeHeic } from '../write-heic.ts';
import { writeBox, writeMp4 } from '../write-mp4.ts';
import { expectKept, expectRefused, type HostileFile, tooManyPixels } from './hostile-file.ts';

const script = '<script>alert(1)</script>';
const unread = expectRefused('This image is damaged, or not a HEIC from a phone');
/** Refusal of a file that is small by its container and large by its codec. */
const lying = expectRefused('needs more memory than the site has');
const asJpeg = expectKept('image/jpeg', script);

const defineHeic = (
  name: string,
  make: () => Buffer,
  answer: HostileFile['answer'] = unread,
): HostileFile => ({
  name: `HEIC: ${name}`,
  fileName: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  make,
  answer,
});

/** Returns a copy of a file with other bytes at a distance after a word in it. */
function patchAfter(bytes: Buffer, word: string, distance: number, ...values: readonly number[]): Buffer {
  const copy = Buffer.from(bytes);
  copy.set(values, copy.indexOf(word, 0, 'latin1') + distance);
  return copy;
}

const writeTiled = () => writeHeic({ tiles: { columns: 3, rows: 2 } });
const cut = (bytes: Buffer, percent: number) => bytes.subarray(0, Math.floor((bytes.length * percent) / 100));

export const hostilePhonePictures: readonly HostileFile[] = [
  defineHeic('nothing but its first box', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
  ...[5, 50, 99].map((percent) => defineHeic(`of which ${percent} % came`, () => cut(writeHeic(), percent))),
  defineHeic('of tiles, of which 70 % came', () => cut(writeTiled(), 70)),
  defineHeic(
    '900 tiles of one, 236 million pixels',
    () => writeHeic({ width: 512, height: 512, tiles: { columns: 30, rows: 30 } }),
    tooManyPixels,
  ),
  defineHeic(
    'that says it is huge',
    () => writeHeic({ says: { width: 30_000, height: 30_000 } }),
    tooManyPixels,
  ),
  defineHeic(
    'that says more pixels than numbers hold',
    () => writeHeic({ says: { width: 0xffff_ffff, height: 0xffff_ffff } }),
    lying,
  ),
  defineHeic(
    'whose codec makes it huge',
    () => writeHeic({ codecSays: { width: 16_384, height: 16_384 } }),
    lying,
  ),
  defineHeic(
    'whose codec makes it wider than any',
    () => writeHeic({ codecSays: { width: 65_520, height: 16 } }),
    lying,
  ),
  defineHeic(
    'that says it is smaller than it is',
    () => writeHeic({ width: 512, height: 512, says: { width: 16, height: 16 } }),
    lying,
  ),
  defineHeic('that says it has no pixels', () => writeHeic({ says: { width: 0, height: 0 } })),
  defineHeic('whose main picture is not there', () => patchAfter(writeHeic(), 'pitm', 8, 0, 99)),
  defineHeic('whose tiles are not there', () => patchAfter(writeTiled(), 'dimg', 8, 0, 90, 0, 91)),
  defineHeic('of tiles that are itself', () =>
    patchAfter(writeTiled(), 'dimg', 8, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7),
  ),
  defineHeic('whose data are elsewhere', () => patchAfter(writeHeic(), 'iloc', 20, 0x7f, 0xff, 0xff, 0xff)),
  defineHeic('of another codec', () => writeHeic({ codec: 'av01' })),
  defineHeic('of a codec that nobody knows', () => writeHeic({ codec: 'zzzz' })),
  defineHeic('without compression, so said', () => writeHeic({ codec: 'unci' })),
  defineHeic('a million empty boxes', () =>
    Buffer.concat([
      cut(writeHeic(), 1).subarray(0, 0),
      writeHeic().subarray(0, 24),
      Buffer.alloc(8_000_000, writeBox('free')),
    ]),
  ),
  defineHeic('a video that says it is a picture', () => writeMp4({ brand: 'heic', codec: 'hvc1' })),
  defineHeic('a series that is a video', () => writeMp4({ brand: 'msf1', codec: 'hvc1' })),
  defineHeic('a video by its bytes', () => writeMp4({ codec: 'hvc1' }), expectRefused('H.265')),
  defineHeic(
    'with a script where it says who took it',
    () => writeHeic({ exif: Buffer.from(`MM\0*${script}`) }),
    asJpeg,
  ),
  defineHeic(
    'with a page after its end',
    () => Buffer.concat([writeHeic(), Buffer.from(`<html>${script}`)]),
    asJpeg,
  ),
  defineHeic(
    'with a profile that is none',
    () => writeHeic({ profile: Buffer.from(script.repeat(40)) }),
    asJpeg,
  ),
];
