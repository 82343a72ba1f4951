import { describe, expect, it } from 'vitest';
import {
  choosePhoneBitrate,
  findMissingCopies,
  isBlankFrame,
  isMoreThanPhonesNeed,
  listPosterTimes,
  planPhoneSize,
} from './video-rules.ts';

const video = { mimeType: 'video/mp4', width: 1920, height: 1080, size: 10_000_000, duration: 10_000 };
const copy = { url: '/media/a/film.mp4?size=phone', mimeType: 'video/mp4', size: 1, width: 720, height: 406 };

describe('isMoreThanPhonesNeed', () => {
  it('returns true if the video has more pixels, in either direction', () => {
    const light = { ...video, size: 500_000 };
    expect(isMoreThanPhonesNeed(light)).toBe(true);
    expect(isMoreThanPhonesNeed({ ...light, width: 640, height: 1136 })).toBe(true);
    expect(isMoreThanPhonesNeed({ ...light, width: 720, height: 406 })).toBe(false);
  });

  it('returns true if the video has a higher bitrate, as far as it is known', () => {
    const small = { ...video, width: 640, height: 360 };
    expect(isMoreThanPhonesNeed(small)).toBe(true);
    expect(isMoreThanPhonesNeed({ ...small, duration: 60_000 })).toBe(false);
    expect(isMoreThanPhonesNeed({ ...small, duration: undefined })).toBe(false);
  });
});

it('copies that a video already has are not created again', () => {
  const poster = { url: '/media/a/film.mp4?w=1024', width: 1920, height: 1080 };
  expect(findMissingCopies(video)).toEqual({ poster: true, phone: true });
  expect(findMissingCopies({ ...video, poster })).toEqual({ poster: false, phone: true });
  expect(findMissingCopies({ ...video, poster, phone: copy })).toEqual({ poster: false, phone: false });
  expect(findMissingCopies({ ...video, width: 640, height: 360, size: 500_000 })).toEqual({
    poster: true,
    phone: false,
  });
});

it('the phone rendition has a lower bitrate than the video, and no more than it needs', () => {
  const phone = { width: 720, height: 406 };
  const own = (video.size * 8) / 10;
  for (const codec of ['avc', 'vp9', 'av1'] as const) {
    expect(choosePhoneBitrate(codec, phone, video)).toBeLessThan(own);
    expect(choosePhoneBitrate(codec, phone, { ...video, size: 100_000 })).toBe(56_000);
    expect(choosePhoneBitrate(codec, phone, { size: video.size, duration: undefined })).toBe(
      choosePhoneBitrate(codec, phone, video),
    );
  }
  expect(choosePhoneBitrate('av1', phone, video)).toBeLessThan(choosePhoneBitrate('avc', phone, video));
});

describe('planPhoneSize', () => {
  const all = { video: ['avc', 'vp9', 'av1'], audio: ['aac', 'opus'] } as const;

  it('chooses MP4 if the browser can encode it, and keeps AAC sound as it is', () => {
    expect(planPhoneSize(all)).toEqual({ type: 'mp4', video: 'avc' });
    expect(planPhoneSize({ ...all, sound: 'aac' })).toEqual({ type: 'mp4', video: 'avc' });
    expect(planPhoneSize({ ...all, sound: 'opus' })).toEqual({ type: 'mp4', video: 'avc', audio: 'aac' });
  });

  it('chooses WebM without an H.264 encoder, or without an encoder for MP4 sound', () => {
    expect(planPhoneSize({ ...all, video: ['vp9'] })).toEqual({ type: 'webm', video: 'vp9' });
    expect(planPhoneSize({ ...all, video: ['av1'], sound: 'aac' })).toEqual({
      type: 'webm',
      video: 'av1',
      audio: 'opus',
    });
    expect(planPhoneSize({ ...all, audio: ['opus'], sound: 'opus' })).toEqual({ type: 'webm', video: 'vp9' });
  });

  it('returns undefined if it cannot encode the video or would lose its sound', () => {
    expect(planPhoneSize({ video: [], audio: ['aac'] })).toBeUndefined();
    expect(planPhoneSize({ video: ['vp9'], audio: [], sound: 'aac' })).toBeUndefined();
  });
});

it('a frame of nearly one colour is blank', () => {
  const frame = (...lights: number[]) =>
    new Uint8ClampedArray(lights.flatMap((light) => [light, light, light, 255]));
  expect(isBlankFrame(frame(0, 4, 9, 2))).toBe(true);
  expect(isBlankFrame(frame(240, 250, 245, 255))).toBe(true);
  expect(isBlankFrame(frame(0, 4, 200, 2))).toBe(false);
});

it('poster candidates are taken within the length of the video', () => {
  expect(listPosterTimes(0)).toEqual([0]);
  expect(listPosterTimes(0.8)).toEqual([0, 0.25, 0.5]);
  expect(listPosterTimes(60)).toEqual([0, 0.25, 0.5, 1, 2, 3, 5]);
});
