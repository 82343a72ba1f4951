import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { listDescribedMedia } from './described-media.ts';

const of = (stored: object) => listDescribedMedia(blockDefinitions, { id: 'a', type: 'image', ...stored });
const words = { nl: 'Een boot', en: 'A boat' };

test('a picture has the words of its block, and so have those that take its place', () => {
  const pictures = { src: 'day', darkSrc: 'night', phoneSrc: 'small', phoneDarkSrc: 'small-night' };
  expect(of({ ...pictures, alt: words })).toEqual(
    Object.values(pictures).map((address) => ({ address, words })),
  );
});

test('a picture of one language has the words of all', () => {
  expect(of({ src: { nl: 'boot', en: 'boat' }, darkSrc: 'night', alt: words })).toEqual([
    { address: 'boot', words },
    { address: 'boat', words },
    { address: 'night', words },
  ]);
});

test('so has each slide its own', () => {
  const slides = [
    { id: 'one', src: 'boat', alt: words },
    { id: 'two', src: 'quay', alt: { nl: 'Een kade' } },
  ];
  expect(of({ type: 'carousel', slides })).toEqual([
    { address: 'boat', words },
    { address: 'quay', words: { nl: 'Een kade' } },
  ]);
});

test('where nothing is shown or nothing said there is none', () => {
  for (const stored of [
    { src: 'day' },
    { alt: words },
    { src: 'day', alt: { nl: '', en: null } },
    { src: 'day', alt: 7 },
    { type: 'van-later', src: 'day', alt: words },
  ]) {
    expect(of(stored)).toEqual([]);
  }
});
