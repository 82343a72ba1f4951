import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import {
  deduplicateTags,
  getTagKey,
  isReadableTag,
  longestTag,
  mostTags,
  readTags,
  tidyTag,
} from './media-tags.ts';

test('a tag is normalised to single spaces and composed accents', () => {
  expect(tidyTag('  Cafe\u0301 \n aan  zee\t')).toBe('Café aan zee');
});

test('tags that differ only in case or accent encoding are deduplicated to the first one', () => {
  expect(deduplicateTags(['Kade', 'avond', 'KADE', 'Café', 'cafe\u0301'])).toEqual(['Kade', 'avond', 'Café']);
});

test.each(['kade', '2026', 'R&D', '🚲', 'क्षेत्र', 'می‌خواهم', '#1'])('%j is a valid tag', (tag) => {
  expect(isReadableTag(tag)).toBe(true);
});

test.each(['', ' ', '\u200b', 'a,b', 'a\u0000', 'a\u001b[31m', 'a\u0085b', '\u202egpj.kade', '\ud800'])(
  '%j is not a valid tag',
  (tag) => {
    expect(isReadableTag(tag)).toBe(false);
  },
);

test.each([undefined, null, 'kade', 3, {}, { length: 2, 0: 'kade' }])('%j contains no tags', (value) => {
  expect(readTags(value)).toEqual([]);
});

test('invalid, duplicate and surplus tags are left out', () => {
  const long = 'x'.repeat(longestTag);
  expect(readTags([' kade ', 3, null, ['a'], 'KADE', '', `${long}x`, long, 'a,b'])).toEqual(['kade', long]);
  const many = Array.from({ length: 1000 }, (_value, index) => `tag ${index}`);
  expect(readTags(many)).toEqual(many.slice(0, mostTags));
});

test('tags that were read are valid, and stay the same when read again', () => {
  const texts = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Kade', 'kade ', 'é', 'e\u0301')),
  );
  fc.assert(
    fc.property(texts, (values) => {
      const tags = readTags(values);
      expect(readTags(JSON.parse(JSON.stringify(tags)))).toEqual(tags);
      expect(new Set(tags.map(getTagKey)).size).toBe(tags.length);
      expect(tags.every((tag) => tag.length <= longestTag && isReadableTag(tag))).toBe(true);
    }),
  );
});
