import { expect, test } from 'vitest';
import { defineBlock, defineBlocks } from '../block/block.ts';
import { resolveBlock } from '../block/resolve-block.ts';
import { validateContent } from '../block/validate.ts';
import { media, translatedText } from './kinds.ts';
import { findMediaAddress, isDifferentByLanguage, listMediaAddresses } from './media-address.ts';

test('a media value is one file for all languages, or one per language', () => {
  expect(listMediaAddresses('/media/a')).toEqual(['/media/a']);
  expect(listMediaAddresses({ nl: '/media/a', en: '/media/b', de: '/media/a', fr: null })).toEqual([
    '/media/a',
    '/media/b',
  ]);
  for (const value of [undefined, null, '', {}, { nl: '' }, ['/media/a'], 7, { nl: 7 }])
    expect(listMediaAddresses(value)).toEqual([]);
});

test('a language without its own file uses the default language, or else the first file', () => {
  expect([findMediaAddress('/a', 'nl'), findMediaAddress('/a', 'en')]).toEqual(['/a', '/a']);
  expect(findMediaAddress({ nl: '/a', en: '/b' }, 'en')).toBe('/b');
  expect(findMediaAddress({ nl: '/a', en: '' }, 'en')).toBe('/a');
  expect(findMediaAddress({ en: '/b' }, 'nl')).toBe('/b');
  expect(findMediaAddress({ nl: '/a', en: null }, 'en')).toBe('');
});

test('isDifferentByLanguage is true only if the files differ', () => {
  expect(isDifferentByLanguage({ nl: '/a', en: '/b' })).toBe(true);
  expect(isDifferentByLanguage({ nl: '/a', en: null })).toBe(true);
  for (const value of ['/a', { nl: '/a' }, { nl: '/a', en: '/a' }, undefined, 7])
    expect(isDifferentByLanguage(value)).toBe(false);
});

const picture = defineBlock({
  type: 'picture',
  label: 'Picture',
  category: 'media',
  icon: 'image',
  fields: { src: media('Image'), alt: translatedText('Alt text') },
});
const definitions = defineBlocks([picture]);
const stored = {
  id: 'a',
  type: 'picture',
  src: { nl: '/kade', en: '/quay' },
  alt: { nl: 'Kade', en: 'Quay' },
};

test('a block shows the file and the alt text of the same language', () => {
  const shown = (block: object, language: 'nl' | 'en') => {
    const { src, alt } = resolveBlock(picture, { ...stored, ...block }, language, () => undefined);
    return [src, alt];
  };
  expect([shown({}, 'nl'), shown({}, 'en')]).toEqual([
    ['/kade', 'Kade'],
    ['/quay', 'Quay'],
  ]);
  // After switching to one file for all languages, the other files stay stored.
  expect(shown({ isMultiLanguage: false }, 'en')).toEqual(['/kade', 'Kade']);
  expect(shown({ src: { nl: '/kade', en: 'javascript:alert(1)' } }, 'en')[0]).toBe('');
});

test('a script URL is rejected in every language', () => {
  const issues = (src: unknown) =>
    validateContent(definitions, { overview: [{ ...stored, src }] }).issues.map(({ message }) => message);
  expect(issues(stored.src)).toEqual([]);
  expect(issues({ nl: '/kade', en: null })).toEqual([]);
  const refused = 'must not be a script or data URL';
  expect(issues('javascript:alert(1)')).toEqual([`${refused}, this is "javascript:alert(1)"`]);
  expect(issues({ nl: '/kade', en: 'javascript:alert(1)' })).toEqual([refused]);
  expect(issues(7)).toEqual(['must be a URL, or an object with a URL per language, this is 7']);
});
