import { expect, test, vi } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { writeBox, writeMp4, writeNumbers } from '../../../../tests/support/write-mp4.ts';
import { hasMp4Header, inspectMp4 } from './inspect-mp4.ts';

const facts = (bytes: Buffer) => inspectMp4(bytes).facts;

test('a video of any size and length is read as it was written', () => {
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
  'one that was recorded turned by %i degrees has the size that is seen',
  (turn, [width, height]) => {
    expect(facts(writeMp4({ turn }))).toMatchObject({ width, height });
  },
);

test('the head of the video may stand behind its frames, and sizes may have 64 bits', () => {
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

test('one that was written in pieces has no length', () => {
  expect(facts(writeMp4({ duration: 0, inPieces: true }))).toEqual({
    type: 'mp4',
    width: 320,
    height: 200,
    animated: true,
  });
});

test('where it was recorded does not stay, and nothing else moves', () => {
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
])('%s is refused with a sentence that says what to do', (_name, videoFile, sentence) => {
  expect(() => inspectMp4(writeMp4(videoFile))).toThrow(sentence);
});

test.each(['avc1', 'avc3', 'av01', 'vp09'])('%s is played everywhere', (codec) => {
  expect(facts(writeMp4({ codec }))).toMatchObject({ width: 320 });
});

test('cut short anywhere it is refused with a sentence', () => {
  const whole = writeMp4();
  for (let length = 12; length < whole.length; length += 1) {
    expect(() => inspectMp4(whole.subarray(0, length)), String(length)).toThrow('damaged or incomplete');
  }
});

test('whatever the bytes are, the answer is facts or a sentence', () => {
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

test('millions of empty boxes are refused after some thousand: reading costs the same whatever is in there', () => {
  const bytes = Buffer.concat([writeMp4(), Buffer.alloc(24 * 1024 * 1024, writeBox('free'))]);
  const looks = vi.spyOn(bytes, 'readUInt32BE');
  expect(() => inspectMp4(bytes)).toThrow('damaged or incomplete');
  expect(looks.mock.calls.length).toBeLessThan(30_000);
});
