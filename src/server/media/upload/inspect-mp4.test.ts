import { expect, test, vi } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { writeBox, writeMp4, writeNumbers } from '../../../../tests/support/write-mp4.ts';
import { hasMp4Header, inspectMp4 } from './inspect-mp4.ts';

const facts = (bytes: Buffer) => inspectMp4(bytes).facts;

test('inspectMp4 reads the dimensions and duration of any video', () => {
  const side = fc.integer({ min: 1, max: 16_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 10_000_000 }), (width, height, duration) => {
      const bytes = writeMp4({ width, height, duration });
      expect(hasMp4Header(bytes)).toBe(true);
      expect(facts(bytes)).toEqual({ type: 'mp4', width, height, animated: true, duration });
    }),
  );
});

test.each([
  [0, [320, 200]],
  [90, [200, 320]],
  [180, [320, 200]],
  [270, [200, 320]],
] as const)(
  'inspectMp4 returns the displayed size of a video that is rotated by %i degrees',
  (turn, [width, height]) => {
    expect(facts(writeMp4({ turn }))).toMatchObject({ width, height });
  },
);

test('inspectMp4 reads metadata behind the frames, and box sizes of 64 bits', () => {
  const bytes = writeMp4();
  const movie = bytes.indexOf('moov') - 4;
  const frames = bytes.indexOf('mdat') - 4;
  const long = Buffer.concat([writeNumbers(1), Buffer.from('mdat'), writeNumbers(0, 416), Buffer.alloc(400)]);
  expect(facts(Buffer.concat([bytes.subarray(0, movie), long, bytes.subarray(movie, frames)]))).toMatchObject(
    {
      width: 320,
      duration: 1500,
    },
  );
});

test('inspectMp4 returns no duration for a fragmented video', () => {
  expect(facts(writeMp4({ duration: 0, inPieces: true }))).toEqual({
    type: 'mp4',
    width: 320,
    height: 200,
    animated: true,
  });
});

test('inspectMp4 removes the recording location and changes nothing else', () => {
  const taken = writeMp4({ place: '+52.3676+004.9041/' });
  const { bytes } = inspectMp4(taken);
  expect(bytes.includes('+52.3676')).toBe(false);
  expect(bytes).toHaveLength(taken.length);
  expect(bytes.subarray(bytes.indexOf('mdat'))).toEqual(taken.subarray(taken.indexOf('mdat')));
  expect(inspectMp4(bytes).bytes).toEqual(bytes);
});

test.each([
  ['QuickTime', { brand: 'qt  ' }, 'This is a QuickTime video (MOV)'],
  ['HEVC', { codec: 'hvc1' }, 'This video is encoded as HEVC (H.265)'],
  ['MPEG-4 of twenty years ago', { codec: 'mp4v' }, 'This video has an encoding (mp4v)'],
  ['a codec without letters', { codec: '\0\x01\x02\x03' }, 'This video has an encoding (without a name)'],
  ['ten bits', { profile: 110 }, 'H.264 profile 110'],
  ['sound alone', { handler: 'soun' }, 'This MP4 contains only sound.'],
  ['no size', { width: 0 }, 'damaged or incomplete'],
  ['no length', { duration: 0 }, 'damaged or incomplete'],
])('inspectMp4 rejects %s with a message that says what to do', (_name, videoFile, sentence) => {
  expect(() => inspectMp4(writeMp4(videoFile))).toThrow(sentence);
});

test.each(['avc1', 'avc3', 'av01', 'vp09'])('inspectMp4 accepts the codec %s', (codec) => {
  expect(facts(writeMp4({ codec }))).toMatchObject({ width: 320 });
});

test('inspectMp4 rejects a video that is truncated at any byte', () => {
  const whole = writeMp4();
  for (let length = 12; length < whole.length; length += 1) {
    expect(() => inspectMp4(whole.subarray(0, length)), String(length)).toThrow('damaged or incomplete');
  }
});

test('inspectMp4 returns facts or a media error for randomly damaged bytes', () => {
  const whole = writeMp4({ place: 'here' });
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 20 }), (at, noise) => {
      const broken = Buffer.from(whole);
      broken.set(noise.subarray(0, whole.length - at), at);
      try {
        expect(facts(broken).width).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toMatchObject({ code: 'media/wrong-type' });
      }
    }),
    { numRuns: 1000 },
  );
});

test('inspectMp4 rejects millions of empty boxes after reading some thousands', () => {
  const bytes = Buffer.concat([writeMp4(), Buffer.alloc(24 * 1024 * 1024, writeBox('free'))]);
  const looks = vi.spyOn(bytes, 'readUInt32BE');
  expect(() => inspectMp4(bytes)).toThrow('damaged or incomplete');
  expect(looks.mock.calls.length).toBeLessThan(30_000);
});
