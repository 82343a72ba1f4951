import { expect, test } from 'vitest';
import { findMediaIds, parseMediaId } from './media-url.ts';

const id = '0123456789abcdef';

test.each([
  `/media/${id}/plan.png`,
  `/media/${id}/another-name.png?w=640`,
  `/media/${id}`,
  `https://studio.example/media/${id}/plan.png`,
  `//studio.example/media/${id}/plan.png`,
  `media/${id}/plan.png`,
  `../media//${id}/plan.png`,
  `\\media\\${id}\\plan.png`,
  `/MEDIA/${id.toUpperCase()}/plan.png`,
  `/%6dedia%2f${id}/plan.png`,
  `/media/%30${id.slice(1)}/plan.png`,
  `/media/./${id}/plan.png`,
  `/me\tdia/${id}/plan.png`,
  `/media&#47;${id}&#47;plan.png`,
  `'/media/' + '${id}'`,
])('findMediaIds finds the file in %s', (url) => {
  expect(findMediaIds(JSON.stringify([{ type: 'text', content: `Zie ${url}.` }]))).toEqual([id]);
});

test.each([
  'no file',
  `/media/${id}0/plan.png`,
  '/media/embed-vimeo-1/poster',
  '100 % of /media/short/x.png',
])('findMediaIds finds no file in %s', (text) => {
  expect(findMediaIds(text)).toEqual([]);
});

test('findMediaIds lists a file once if a text contains it twice', () => {
  expect(findMediaIds(`/media/${id}/a.png /media/${id}/b.png`)).toEqual([id]);
});

test('parseMediaId finds a valid id only in a URL of this site', () => {
  expect(parseMediaId(`/media/${id}/x.jpg`)).toBe(id);
  expect(parseMediaId(`/media/${id.slice(1)}/x.jpg`)).toBeUndefined();
  expect(parseMediaId(`https://elsewhere.example/media/${id}/x.jpg`)).toBeUndefined();
});
