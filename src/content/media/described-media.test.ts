import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { listDescribedMedia } from './described-media.ts';

const of = (stored: object) => listDescribedMedia(blockDefinitions, { id: 'a', type: 'image', ...stored });
const words = { nl: 'Een boot', en: 'A boat' };

test('an image and its alternates share the alt text of their block', () => {
  const pictures = { src: 'day', darkSrc: 'night', phoneSrc: 'small', phoneDarkSrc: 'small-night' };
  expect(of({ ...pictures, alt: words })).toEqual(
    Object.values(pictures).map((address) => ({ address, words })),
  );
});

test('an image of one language has the alt text of all languages', () => {
  expect(of({ src: { nl: 'boot', en: 'boat' }, darkSrc: 'night', alt: words })).toEqual([
    { address: 'boot', words },
    { address: 'boat', words },
    { address: 'night', words },
  ]);
});

test('each slide has its own alt text', () => {
  const slides = [
    { id: 'one', src: 'boat', alt: words },
    { id: 'two', src: 'quay', alt: { nl: 'Een kade' } },
  ];
  expect(of({ type: 'carousel', slides })).toEqual([
    { address: 'boat', words },
    { address: 'quay', words: { nl: 'Een kade' } },
  ]);
});

test('a block without an image or without alt text lists no described media', () => {
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
