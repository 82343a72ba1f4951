import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { listChosenMediaValues, type MediaPlace, withoutFile } from './chosen-media.ts';

const url = '/media/0123456789abcdef/kade.jpg';
const alt = { nl: 'Een kade', en: 'A quay' };
const image: Block = { id: 'a', type: 'image' };
const choose = (
  block: Block,
  path: (string | number)[],
  file: object = {},
  chosenFor: Omit<MediaPlace, 'path'> = { language: 'nl' },
) =>
  listChosenMediaValues(blockDefinitions, block, { path, ...chosenFor }, { url, decorative: false, ...file });

test('a file brings its alt text from the media library', () => {
  expect(choose(image, ['src'], { alt })).toEqual([
    { path: ['src'], value: url },
    { path: ['alt'], value: alt },
  ]);
  const carousel = { id: 'c', type: 'carousel', slides: [{}, { alt: { nl: '' } }] };
  expect(choose(carousel, ['slides', 1, 'src'], { alt: 'Een kade' })).toEqual([
    { path: ['slides', 1, 'src'], value: url },
    { path: ['slides', 1, 'alt'], value: { nl: 'Een kade' } },
  ]);
});

test('a decorative file marks the image as decorative, without alt text', () => {
  expect(choose(image, ['src'], { alt, decorative: true })).toEqual([
    { path: ['src'], value: url },
    { path: ['decorative'], value: true },
  ]);
});

test.each([
  ['words', { ...image, alt: { nl: 'Van hier' } }],
  ['words for all languages', { ...image, alt: 'Van hier' }],
  ['that it needs none', { ...image, decorative: true }],
])('a description set in the block itself is kept: %s', (_what, block) => {
  expect(choose(block, ['src'], { alt })).toEqual([{ path: ['src'], value: url }]);
});

test('a file without alt text sets no alt text, nor does a block of an unknown type', () => {
  expect(choose(image, ['src'])).toHaveLength(1);
  expect(choose(image, ['src'], { alt: { nl: '' } })).toHaveLength(1);
  expect(choose({ id: 'x', type: 'unheardOf' }, ['src'], { alt })).toHaveLength(1);
});

test('choosing another image resets its focal point, and choosing the same image keeps it', () => {
  const placed = { ...image, src: '/media/other.jpg', focalX: 20, focalY: 30 };
  expect(choose(placed, ['src'])).toEqual([
    { path: ['src'], value: url },
    { path: ['focalX'], value: undefined },
    { path: ['focalY'], value: undefined },
  ]);
  expect(choose({ ...placed, src: url }, ['src'])).toEqual([{ path: ['src'], value: url }]);
  const slider = { id: 's', type: 'beforeAfterSlider', beforeFocalX: 1, afterFocalX: 2, afterFocalY: 3 };
  expect(choose(slider, ['beforeSrc']).map(({ path }) => path[0])).toEqual(['beforeSrc', 'beforeFocalX']);
  const carousel = { id: 'c', type: 'carousel', slides: [{ src: '/media/x.jpg', focalX: 4 }] };
  expect(choose(carousel, ['slides', 0, 'src'])[1]).toEqual({
    path: ['slides', 0, 'focalX'],
    value: undefined,
  });
});

test('a file for one language keeps the other files, and brings only the alt text in that language', () => {
  const forEnglish = { language: 'en', isForLanguage: true } as const;
  const kade = { ...image, src: '/kade', focalX: 20 };
  expect(choose(kade, ['src'], { alt }, forEnglish)).toEqual([
    { path: ['src'], value: { nl: '/kade', en: url } },
    { path: ['alt'], value: { en: 'A quay' } },
  ]);
  expect(choose({ ...kade, alt: { nl: 'Van hier' } }, ['src'], { alt }, forEnglish)).toContainEqual({
    path: ['alt'],
    value: { nl: 'Van hier', en: 'A quay' },
  });
  expect(choose({ ...kade, alt: { en: 'From here' } }, ['src'], { alt }, forEnglish)).toHaveLength(1);
  // The library has no English alt text for it.
  expect(choose(kade, ['src'], { alt: 'Een kade' }, forEnglish)).toHaveLength(1);
  expect(choose({ ...kade, isMultiLanguage: false }, ['src'], {}, forEnglish)).toContainEqual({
    path: ['isMultiLanguage'],
    value: true,
  });
});

test('if each language has its own file, only the file of the current language is replaced', () => {
  const each = { ...image, src: { nl: '/kade', en: '/quay' }, focalX: 20 };
  const inEnglish = { language: 'en' } as const;
  expect(choose(each, ['src'], {}, inEnglish)).toEqual([{ path: ['src'], value: { nl: '/kade', en: url } }]);
  // Switched to one file for all languages, it keeps the other file for later.
  const one = { ...each, isMultiLanguage: false };
  expect(choose(one, ['src'], {}, inEnglish)[0]?.value).toEqual({ nl: url, en: '/quay' });
});

test('removing the file of one language falls back to the other', () => {
  expect(withoutFile({ nl: '/kade', en: '/quay' }, 'en')).toBe('/kade');
  expect(withoutFile({ nl: '/kade', en: '/quay' }, 'nl')).toBe('/quay');
  expect(withoutFile({ en: '/quay' }, 'en')).toBeUndefined();
});
