import { createVideo } from '../media-test-app.ts';
import { writeBox, writeMp4, writeNumbers } from '../write-mp4.ts';
import { expectKept, expectRefused, type HostileFile } from './hostile-file.ts';

const damagedWebm = expectRefused('This video is not a WebM, or is damaged or incomplete.');
const damagedMp4 = expectRefused('This video is not an MP4, or is damaged or incomplete.');
const script = Buffer.from('<script>alert(1)</script>');

/** Returns the EBML header of a WebM, which comes before the segment with the video. */
const createEbmlHead = () => createVideo().subarray(0, createVideo().indexOf(Buffer.from('18538067', 'hex')));
/** Returns the start of an element of unknown size. */
const createEndlessStart = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');
const repeatElement = (bytes: number, element: string) => Buffer.alloc(bytes, Buffer.from(element, 'hex'));
const megabytes = 1024 * 1024;

const createWebm = (...inside: readonly Buffer[]) => Buffer.concat([createEbmlHead(), ...inside]);
const writeBrand = () => writeBox('ftyp', Buffer.from('isom'), writeNumbers(0));
const writeNested = (type: string, levels: number) => {
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
    make: () => createWebm(createEndlessStart('18538067'), repeatElement(4 * megabytes, 'ec80')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM of tracks without end',
    make: () => createWebm(createEndlessStart('18538067'), repeatElement(2 * megabytes, '1654ae6b80')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM of a million levels',
    make: () => createWebm(repeatElement(9 * 400_000, '1853806701ffffffffffffff')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM of tracks in tracks of unknown size',
    make: () =>
      createWebm(createEndlessStart('18538067'), repeatElement(12 * 100_000, '1654ae6b01ffffffffffffff')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM with an element of 2⁵⁵ bytes',
    make: () => createWebm(Buffer.from('1853806701fffffffffffffe', 'hex')),
    answer: damagedWebm,
  },
  {
    name: 'a WebM whose numbers have no end',
    make: () => createWebm(createEndlessStart('18538067'), Buffer.alloc(megabytes)),
    answer: damagedWebm,
  },
  { name: 'a WebM of nothing but its name', make: createEbmlHead, answer: damagedWebm },
  { name: 'a WebM of no size', make: () => createVideo(0, 0), answer: damagedWebm },
  {
    name: 'Matroska that is no WebM',
    make: () => {
      const bytes = Buffer.from(createVideo());
      bytes.write('Webm', bytes.indexOf('webm'));
      return bytes;
    },
    answer: damagedWebm,
  },
  {
    name: 'an MP4 of half a million empty boxes',
    make: () => Buffer.concat([writeMp4(), Buffer.alloc(4 * megabytes, writeBox('free'))]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 with half a million empty boxes in its head',
    make: () =>
      Buffer.concat([
        writeBrand(),
        writeBox('moov', Buffer.alloc(4 * megabytes, writeBox('trak'))),
        writeBox('mdat'),
      ]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 of a hundred thousand levels',
    make: () => Buffer.concat([writeBrand(), writeNested('moov', 100_000), writeBox('mdat')]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box has no size and ends everything',
    make: () => Buffer.concat([writeBrand(), writeNumbers(0), Buffer.from('free'), writeMp4()]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box has a size of seven',
    make: () => Buffer.concat([writeBrand(), writeNumbers(7), Buffer.from('free'), writeMp4()]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box has 2⁶⁴ bytes',
    make: () =>
      Buffer.concat([
        writeBrand(),
        writeNumbers(1),
        Buffer.from('mdat'),
        writeNumbers(0xffff_ffff, 0xffff_ffff),
      ]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 whose box of 64 bits is smaller than its head',
    make: () => Buffer.concat([writeBrand(), writeNumbers(1), Buffer.from('mdat'), writeNumbers(0, 15)]),
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
  { name: 'an MP4 of nothing but its name', make: writeBrand, answer: damagedMp4 },
  {
    name: 'an MP4 without a head',
    make: () => Buffer.concat([writeBrand(), writeBox('mdat', Buffer.alloc(1000))]),
    answer: damagedMp4,
  },
  {
    name: 'an MP4 of sound alone',
    make: () => writeMp4({ handler: 'soun' }),
    answer: expectRefused('contains only sound'),
  },
  { name: 'an MP4 in HEVC', make: () => writeMp4({ codec: 'hvc1' }), answer: expectRefused('HEVC (H.265)') },
  {
    name: 'an MP4 whose codec is HTML',
    make: () => writeMp4({ codec: '<b>\0' }),
    answer: expectRefused('(without a name)'),
  },
  {
    name: 'an MP4 with HTML in its description',
    mimeType: 'text/html',
    make: () => writeMp4({ place: script.toString() }),
    answer: expectKept('video/mp4', 'alert'),
  },
  {
    name: 'an MP4 that begins with HTML, for whoever guesses',
    mimeType: 'text/html',
    make: () => Buffer.concat([writeBrand(), writeBox('free', script), writeMp4().subarray(24)]),
    answer: expectKept('video/mp4'),
  },
  {
    name: 'a QuickTime video',
    fileName: 'IMG_0001.MOV',
    mimeType: 'video/quicktime',
    make: () => writeMp4({ brand: 'qt  ' }),
    answer: expectRefused('QuickTime video (MOV)'),
  },
];
