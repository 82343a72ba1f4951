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
])('a text mentions the file in %s', (url) => {
  expect(findMediaIds(JSON.stringify([{ type: 'text', content: `Zie ${url}.` }]))).toEqual([id]);
});

test.each([
  'no file',
  `/media/${id}0/plan.png`,
  '/media/embed-vimeo-1/poster',
  '100 % of /media/short/x.png',
])('a text mentions no file in %s', (text) => {
  expect(findMediaIds(text)).toEqual([]);
});

test('a file that is mentioned twice is named once', () => {
  expect(findMediaIds(`/media/${id}/a.png /media/${id}/b.png`)).toEqual([id]);
});

test('the id is found in a URL of this site, however the rest is spelled', () => {
  expect(parseMediaId(`/media/${id}/x.jpg`)).toBe(id);
  expect(parseMediaId(`/media/${id.slice(1)}/x.jpg`)).toBeUndefined();
  expect(parseMediaId(`https://elsewhere.example/media/${id}/x.jpg`)).toBeUndefined();
});
