import { video } from '../media-test-app.ts';
import { box, numbers, writeMp4 } from '../write-mp4.ts';
import { type HostileFile, kept, refused } from './hostile-file.ts';

const damagedWebm = refused('This video is not a WebM, or is damaged or incomplete.');
const damagedMp4 = refused('This video is not an MP4, or is damaged or incomplete.');
const script = Buffer.from('<script>alert(1)</script>');

/** Returns the EBML header of a WebM, which comes before the segment with the video. */
const ebmlHead = () => video().subarray(0, video().indexOf(Buffer.from('18538067', 'hex')));
/** Returns the start of an element of unknown size. */
const endless = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');
const flood = (bytes: number, element: string) => Buffer.alloc(bytes, Buffer.from(element, 'hex'));
const megabytes = 1024 * 1024;

const webm = (...inside: readonly Buffer[]) => Buffer.concat([ebmlHead(), ...inside]);
const brand = () => box('ftyp', Buffer.from('isom'), numbers(0));
const nested = (type: string, levels: number) => {
  const bytes = Buffer.alloc(levels * 8);
  for (let level = 0; level < levels; level += 1) {
    bytes.writeUInt32BE((levels - level) * 8, level * 8);
    bytes.write(type, level * 8 + 4);
  }
  return bytes;
};

export const hostileVideos: readonly HostileFile[] = [
  {
    name: 'a WebM of two million empty elements',
    make: () => webm(endless('18538067'), flood(4 * megabytes, 'ec80')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM of tracks without end',
    make: () => webm(endless('18538067'), flood(2 * megabytes, '1654ae6b80')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM of a million levels',
    make: () => webm(flood(9 * 400_000, '1853806701ffffffffffffff')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM of tracks in tracks of unknown size',
    make: () => webm(endless('18538067'), flood(12 * 100_000, '1654ae6b01ffffffffffffff')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM with an element of 2⁵⁵ bytes',
    make: () => webm(Buffer.from('1853806701fffffffffffffe', 'hex')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM whose numbers have no end',
    make: () => webm(endless('18538067'), Buffer.alloc(megabytes)),
    answer: damagedWebm,
  },
  { name: 'a WebM of nothing but its name', make: ebmlHead, answer: damagedWebm },
  { name: 'a WebM of no size', make: () => video(0, 0), answer: damagedWebm },
  {
    name: 'Matroska that is no WebM',
    make: () => {
      const bytes = Buffer.from(video());
      bytes.write('Webm', bytes.indexOf('webm'));
      return bytes;
    },
    answer: damagedWebm,
  },
  {
    name: 'an MP4 of half a million empty boxes',
    make: () => Buffer.concat([writeMp4(), Buffer.alloc(4 * megabytes, box('free'))]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 with half a million empty boxes in its head',
    make: () => Buffer.concat([brand(), box('moov', Buffer.alloc(4 * megabytes, box('trak'))), box('mdat')]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 of a hundred thousand levels',
    make: () => Buffer.concat([brand(), nested('moov', 100_000), box('mdat')]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box has no size and ends everything',
    make: () => Buffer.concat([brand(), numbers(0), Buffer.from('free'), writeMp4()]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box has a size of seven',
    make: () => Buffer.concat([brand(), numbers(7), Buffer.from('free'), writeMp4()]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box has 2⁶⁴ bytes',
    make: () => Buffer.concat([brand(), numbers(1), Buffer.from('mdat'), numbers(0xffff_ffff, 0xffff_ffff)]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box of 64 bits is smaller than its head',
    make: () => Buffer.concat([brand(), numbers(1), Buffer.from('mdat'), numbers(0, 15)]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose boxes overlap',
    make: () => {
      const bytes = writeMp4();
      bytes.writeUInt32BE(100_000, bytes.indexOf('tkhd') - 4);
      return bytes;
    },
    answer: damagedMp4,
  },
  { name: 'an MP4 of nothing but its name', make: brand, answer: damagedMp4 },
  {
    name: 'an MP4 without a head',
    make: () => Buffer.concat([brand(), box('mdat', Buffer.alloc(1000))]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 of sound alone',
    make: () => writeMp4({ handler: 'soun' }),
    answer: refused('contains only sound'),
  },
  { name: 'an MP4 in HEVC', make: () => writeMp4({ codec: 'hvc1' }), answer: refused('HEVC (H.265)') },
  {
    name: 'an MP4 whose codec is HTML',
    make: () => writeMp4({ codec: '<b>\0' }),
    answer: refused('(without a name)'),
  },
  {
    name: 'an MP4 with HTML in its description',
    mimeType: 'text/html',
    make: () => writeMp4({ place: script.toString() }),
    answer: kept('video/mp4', 'alert'),
  },
  {
    name: 'an MP4 that begins with HTML, for whoever guesses',
    mimeType: 'text/html',
    make: () => Buffer.concat([brand(), box('free', script), writeMp4().subarray(24)]),
    answer: kept('video/mp4'),
  },
  {
    name: 'a QuickTime video',
    fileName: 'IMG_0001.MOV',
    mimeType: 'video/quicktime',
    make: () => writeMp4({ brand: 'qt  ' }),
    answer: refused('QuickTime video (MOV)'),
  },
];
