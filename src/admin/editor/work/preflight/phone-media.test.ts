import { afterEach, expect, it, vi } from 'vitest';
import { createUrlLookup } from '#admin/data/file-url.ts';
import { refreshMedia } from '#admin/data/media.ts';
import { queryClient } from '#admin/data/queries.ts';
import type { Media } from '#api/endpoints/media.ts';
import { createPageTree } from '#document/page-tree.ts';
import { block, definitions } from '../../../../../tests/support/sample-page.ts';
import { formatPhoneAddress, walkPhoneMedia } from './phone-media.ts';
import { createWeightsQuery, sumWeights, weighMedia } from './weigh-media.ts';

afterEach(() => vi.unstubAllGlobals());

it('formatPhoneAddress returns the phone rendition of a video, and a light format of an image', () => {
  expect(formatPhoneAddress('/media/a/film.mp4')).toBe('/media/a/film.mp4?size=phone');
  expect(formatPhoneAddress('/media/a/film.webm')).toBe('/media/a/film.webm?size=phone');
  expect(formatPhoneAddress('/media/a/foto.jpg')).toMatch(/^\/media\/a\/foto\.jpg\?w=\d+&f=avif$/);
  expect(formatPhoneAddress('/media/a/beweging.gif')).toBe('/media/a/beweging.gif?f=webp');
});

it('a video is weighed every time, since a phone rendition may have been added, and an image once', async () => {
  let weight = 900;
  const fetched = vi.fn(async () => new Response(null, { headers: { 'content-length': String(weight) } }));
  vi.stubGlobal('fetch', fetched);
  const [video, picture] = [
    formatPhoneAddress('/media/weigh/film.mp4'),
    formatPhoneAddress('/media/weigh/foto.jpg'),
  ];
  await weighMedia([video, picture]);
  weight = 200;
  const weights = await weighMedia([video, picture]);
  expect([weights.get(video), weights.get(picture)]).toEqual([200, 900]);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('a GIF is weighed again until its lighter format exists', async () => {
  let answer = ['image/gif', '900'];
  const fetched = vi.fn(async (_address: string, _init?: RequestInit) => {
    const [type = '', length = ''] = answer;
    return new Response(null, { headers: { 'content-type': type, 'content-length': length } });
  });
  vi.stubGlobal('fetch', fetched);
  const gif = formatPhoneAddress('/media/weigh/beweging.gif');
  const again = () => refetchPause([gif]);
  const before = await weighMedia([gif]);
  expect(before.get(gif)).toBe(900);
  expect([again(), refetchPause([gif], 99)]).toEqual([5000, false]);
  answer = ['image/webp', '100'];
  expect((await weighMedia([gif])).get(gif)).toBe(100);
  // Results are immutable, so that components notice a change.
  expect(before.get(gif)).toBe(900);
  // The browser's cache has the gif.
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ cache: 'no-cache' });
  expect(again()).toBe(false);
  await weighMedia([gif]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

/** Returns the ms until the weights are fetched again, given the number of updates. */
function refetchPause(addresses: readonly string[], dataUpdateCount = 1) {
  const { refetchInterval } = createWeightsQuery(addresses);
  if (typeof refetchInterval !== 'function') throw new Error('They are asked for at set times.');
  return refetchInterval({ state: { dataUpdateCount } } as Parameters<typeof refetchInterval>[0]);
}

const file = { url: '/media/0123456789abcdef/foto.jpg', mimeType: 'image/jpeg' } as Media;

it('a replaced image is weighed at the URL of its new file', () => {
  const addressOf = createUrlLookup([{ ...file, address: '/media/0123456789abcdef/foto-89abcdef.gif' }]);
  const { tree } = buildSample(file.url);
  expect([...walkPhoneMedia(tree, addressOf)].flatMap(({ light }) => light)).toEqual([
    '/media/0123456789abcdef/foto-89abcdef.gif?f=webp',
  ]);
  expect([...walkPhoneMedia(tree, createUrlLookup([file]))].flatMap(({ light }) => light)).toEqual([
    formatPhoneAddress(file.url),
  ]);
});

it('an image with a dark theme variant weighs as much as the heavier one', () => {
  const dark = '/media/0123456789abcdef/avond.jpg';
  const { tree } = buildSample(file.url, { darkSrc: dark });
  const shown = [...walkPhoneMedia(tree, (src) => src)];
  const [day, night] = [formatPhoneAddress(file.url), formatPhoneAddress(dark)];
  expect(shown).toMatchObject([{ light: [day], dark: [night] }]);
  const weigh = (weights: readonly [string, number][]) => sumWeights(shown, new Map(weights));
  expect(
    weigh([
      [day, 300],
      [night, 200],
    ]),
  ).toBe(300);
  expect(
    weigh([
      [day, 300],
      [night, 400],
    ]),
  ).toBe(400);
});

it('an image with a mobile variant is weighed as that variant, in each theme', () => {
  const [dark, phone, phoneDark] = ['avond', 'telefoon', 'telefoon-avond'].map(
    (name) => `/media/0123456789abcdef/${name}.jpg`,
  );
  const weighed = (values: object) => {
    const { tree } = buildSample(file.url, values);
    const [first] = [...walkPhoneMedia(tree, (src) => src)];
    return [first?.light, first?.dark].map((all) => all?.map((address) => address.split('?')[0]));
  };
  expect(weighed({ phoneSrc: phone })).toEqual([[phone], [phone]]);
  expect(weighed({ darkSrc: dark, phoneSrc: phone })).toEqual([[phone], [phone]]);
  expect(weighed({ darkSrc: dark, phoneSrc: phone, phoneDarkSrc: phoneDark })).toEqual([
    [phone],
    [phoneDark],
  ]);
  // Images that only phones show have a rendition of their width.
  expect(formatPhoneAddress(String(phone), { onPhones: true })).toContain('w=768');
});

function buildSample(src: string, values = {}) {
  const overview = [block('a', 'image', { src, ...values })];
  return { tree: createPageTree(definitions, { title: 'Page', overview }) };
}

it('a change of the media library invalidates the weights', async () => {
  const options = createWeightsQuery([formatPhoneAddress('/media/weigh/later.jpg')]);
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'content-length': '1' } }));
  await queryClient.fetchQuery(options);
  await refreshMedia();
  expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  queryClient.clear();
});
