import { afterEach, expect, it, vi } from 'vitest';
import { phoneAddress } from './phone-media.ts';
import { weighMedia } from './weigh-media.ts';

afterEach(() => vi.unstubAllGlobals());

it('a phone asks for a film in its size for phones, and for all else as before', () => {
  expect(phoneAddress('/media/a/film.mp4')).toBe('/media/a/film.mp4?size=phone');
  expect(phoneAddress('/media/a/film.webm')).toBe('/media/a/film.webm?size=phone');
  expect(phoneAddress('/media/a/foto.jpg')).toMatch(/^\/media\/a\/foto\.jpg\?w=\d+&f=avif$/);
  expect(phoneAddress('/media/a/beweging.gif')).toBe('/media/a/beweging.gif?f=webp');
});

it('a film is weighed anew each time, since it may have got a size for phones, and a picture once', async () => {
  let weight = 900;
  const fetched = vi.fn(async () => new Response(null, { headers: { 'content-length': String(weight) } }));
  vi.stubGlobal('fetch', fetched);
  const [film, picture] = [phoneAddress('/media/weigh/film.mp4'), phoneAddress('/media/weigh/foto.jpg')];
  await weighMedia([film, picture]);
  weight = 200;
  const weights = await weighMedia([film, picture]);
  expect([weights.get(film), weights.get(picture)]).toEqual([200, 900]);
  expect(fetched).toHaveBeenCalledTimes(3);
});
