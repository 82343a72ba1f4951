import { describe, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import {
  filterMedia,
  getMediaGroup,
  isDescribed,
  readMediaFilter,
  writeMediaFilter,
} from './media-filter.ts';

const file = (name: string, more: Partial<Media> = {}): Media => ({
  id: name,
  url: `/media/0000000000000000/${name}`,
  name,
  mimeType: 'image/jpeg',
  size: 1000,
  width: 10,
  height: 10,
  animated: false,
  decorative: false,
  usedOn: 1,
  isLogo: false,
  isFavicon: false,
  createdAt: '2026-11-23T00:00:00Z',
  revision: 'file-1',
  ...more,
});
const files = [
  file('Kade 10.jpg', {
    alt: { nl: 'Water bij avond', en: 'Water at dusk' },
    size: 10,
    tags: ['Rivier', 'stad'],
  }),
  file('kade 9.jpg', { usedOn: 0, tags: ['rivier'], blur: '2f7d4f2f7d4f2f7d4fece5d8ece5d8ece5d8' }),
  file('Lus.gif', { mimeType: 'image/gif', animated: true, size: 5000, decorative: true }),
  file('Video.webm', { mimeType: 'video/webm', animated: true, size: 90_000, usedOn: 0, isLogo: false }),
  file('Logo.png', { usedOn: 0, isLogo: true }),
  file('Stuk.pdf', { mimeType: 'application/pdf', size: 1, pages: 2, words: 'offerte voor een website' }),
];
const shown = (address: string) =>
  filterMedia(files, readMediaFilter(new URLSearchParams(address))).map(({ name }) => name);

describe('the media library shows', () => {
  test.each([
    ['all, newest first', '', files.map(({ name }) => name)],
    ['what has all the words, in its name or its description', 'q=KADE avond', ['Kade 10.jpg']],
    ['words of another language', 'q=dusk', ['Kade 10.jpg']],
    ['words of a tag', 'q=RIVIER', ['Kade 10.jpg', 'kade 9.jpg']],
    ['what has a tag, in every case', 'tag=RIVIER', ['Kade 10.jpg', 'kade 9.jpg']],
    ['what has all of the tags', 'tag=rivier&tag=stad', ['Kade 10.jpg']],
    ['nothing for a tag that no file has', 'tag=riv', []],
    ['all for tags that are none', 'tag=&tag=%00&tag=a,b', files.map(({ name }) => name)],
    ['one kind', 'kind=moving', ['Lus.gif']],
    ['what has a colour', 'color=green', ['kade 9.jpg']],
    ['a colour that somebody writes', 'q=beige kade', ['kade 9.jpg']],
    ['words in a PDF', 'q=offerte', ['Stuk.pdf']],
    ['what nothing uses', 'unused', ['kade 9.jpg', 'Video.webm']],
    ['what nobody has described', 'undescribed', ['kade 9.jpg', 'Video.webm', 'Logo.png']],
    ['all of a kind that it does not know', 'kind=toast&sort=colour', files.map(({ name }) => name)],
    [
      'the largest first',
      'sort=largest&q=.',
      ['Video.webm', 'Lus.gif', 'kade 9.jpg', 'Logo.png', 'Kade 10.jpg', 'Stuk.pdf'],
    ],
    ['names as people count', 'sort=name&q=kade', ['kade 9.jpg', 'Kade 10.jpg']],
  ])('%s', (_what, address, names) => {
    expect(shown(address)).toEqual(names);
  });
});

test.each(['', 'q=kade&kind=video&unused=&undescribed=&tag=stad&tag=aan+zee&sort=name', 'q=a+b'])(
  'the URL parameters %j are read and written back unchanged',
  (address) => {
    expect(writeMediaFilter(readMediaFilter(new URLSearchParams(address))).toString()).toBe(address);
  },
);

test('a file is described if each language has alt text, or if it is decorative', () => {
  const said = (alt: Media['alt'], decorative = false) =>
    isDescribed({ mimeType: 'image/png', alt, decorative });
  expect(said({ nl: 'Water', en: 'Water' })).toBe(true);
  expect([said({ nl: 'Water' }), said({ nl: 'Water', en: '' }), said({})]).toEqual([false, false, false]);
  expect([said('Water'), said(''), said(undefined)]).toEqual([true, false, false]);
  expect([said(undefined, true), said({ nl: 'Water' }, true)]).toEqual([true, true]);
});

test('getMediaGroup returns video even for an animated video, and document or deck for other files', () => {
  expect(getMediaGroup({ mimeType: 'video/webm', animated: true })).toBe('video');
  expect(getMediaGroup({ mimeType: 'application/pdf', animated: false })).toBe('document');
  expect(getMediaGroup({ mimeType: 'application/zip', animated: false })).toBe('deck');
});
