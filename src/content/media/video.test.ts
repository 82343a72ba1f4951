import { expect, it } from 'vitest';
import { fitSize, getPhoneRenditionUrl, getVideoPosterUrl, hasSameShape, resizePosterUrl } from './video.ts';

it.each([
  [
    { width: 1920, height: 1080 },
    { width: 720, height: 406 },
  ],
  [
    { width: 1080, height: 1920 },
    { width: 406, height: 720 },
  ],
  [
    { width: 640, height: 360 },
    { width: 640, height: 360 },
  ],
  [
    { width: 3000, height: 2 },
    { width: 720, height: 2 },
  ],
])('a video of %o has a phone rendition of %o, with even sides', (video, phone) => {
  expect(fitSize(video, 720, 2)).toEqual(phone);
});

it('sizes of one video have the same aspect ratio, but rotated or cropped ones do not', () => {
  const video = { width: 1920, height: 1080 };
  for (const side of [1920, 1280, 720, 331, 17]) {
    expect(hasSameShape(video, fitSize(video, side, 2))).toBe(true);
    expect(hasSameShape(fitSize(video, side, 2), video)).toBe(true);
  }
  for (const other of [
    { width: 406, height: 720 },
    { width: 720, height: 480 },
    { width: 720, height: 720 },
  ]) {
    expect(hasSameShape(video, other)).toBe(false);
  }
});

it('URLs of posters and phone renditions contain their version', () => {
  const poster = getVideoPosterUrl('/media/a/film.mp4', '01234567');
  expect(poster).toBe('/media/a/film.mp4?w=1024&f=webp&v=01234567');
  expect(resizePosterUrl(poster, 320)).toBe('/media/a/film.mp4?w=320&f=webp&v=01234567');
  expect(getPhoneRenditionUrl('/media/a/film.mp4', '01234567')).toBe(
    '/media/a/film.mp4?size=phone&v=01234567',
  );
  expect(getPhoneRenditionUrl('/media/a/film.mp4')).toBe('/media/a/film.mp4?size=phone');
});
