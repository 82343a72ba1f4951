import { expect, test, vi } from 'vitest';
import { type WebmVideo, writeWebm } from '../../../../scripts/lib/webm.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { inspectVideo } from './inspect-video.ts';

const frames: WebmVideo['frames'] = [{ time: 0, key: true, bytes: Buffer.from('frame') }];
const video = (settings: Partial<WebmVideo> = {}) =>
  writeWebm({ codec: 'V_VP9', width: 320, height: 240, duration: 1500, frames, ...settings });

test('inspectVideo reads the dimensions and duration of any WebM video', () => {
  const side = fc.integer({ min: 1, max: 16_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 10_000_000 }), (width, height, duration) => {
      expect(inspectVideo(video({ width, height, duration }))).toMatchObject({ width, height, duration });
    }),
  );
});

test('inspectVideo returns no duration for a recording whose segment has an unknown size', () => {
  const recorded = video({ duration: 0 });
  const segment = recorded.indexOf(Buffer.from('18538067', 'hex'));
  recorded.writeUInt32BE(0x1fffffff, segment + 4);
  expect(inspectVideo(recorded)).toEqual({ type: 'webm', width: 320, height: 240, animated: true });
});

test('inspectVideo rejects a video that is truncated at any byte', () => {
  const whole = video();
  for (let length = 5; length < whole.length; length += 1) {
    expect(() => inspectVideo(whole.subarray(0, length)), String(length)).toThrow('damaged or incomplete');
  }
});

test('inspectVideo returns facts or a media error for random bytes', () => {
  const head = video().subarray(0, 48);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (rest) => {
      try {
        expect(inspectVideo(Buffer.concat([head, rest])).width).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toMatchObject({ code: 'media/wrong-type' });
      }
    }),
  );
});

test('inspectVideo rejects a Matroska file that is not WebM', () => {
  const other = Buffer.from(video());
  other.write('Webm', other.indexOf('webm'));
  expect(() => inspectVideo(other)).toThrow(
    'This video is not a WebM, or is damaged or incomplete. Export it again as WebM or MP4.',
  );
});

test('inspectVideo rejects millions of empty elements after reading some thousands', () => {
  const head = video().subarray(0, video().indexOf(Buffer.from('18538067', 'hex')));
  const segment = Buffer.from('1853806701ffffffffffffff', 'hex');
  const bytes = Buffer.concat([head, segment, Buffer.alloc(24 * 1024 * 1024, Buffer.from('ec80', 'hex'))]);
  const looks = vi.spyOn(bytes, 'subarray');
  const inside = vi.spyOn(Buffer.prototype, 'subarray');
  expect(() => inspectVideo(bytes)).toThrow('damaged or incomplete');
  expect(looks.mock.calls.length + inside.mock.calls.length).toBeLessThan(20_000);
  inside.mockRestore();
});
