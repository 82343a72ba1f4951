import { expect, test } from 'vitest';
import { displayName, formatMediaUrl } from './media-address.ts';

test.each([
  ['Één idee & meer.JPG', 'een-idee-meer'],
  ['.jpg', 'picture'],
  ['日本.png', 'picture'],
  [`${'lang-'.repeat(30)}.png`, `${'lang-'.repeat(12)}`.slice(0, -1)],
  ['archive.tar.gz', 'archive-tar'],
])('formatMediaUrl turns the name %s into the slug %s', (name, slug) => {
  expect(formatMediaUrl('0123456789abcdef', name, 'jpg')).toBe(`/media/0123456789abcdef/${slug}.jpg`);
});

test('displayName removes folders and invisible characters', () => {
  expect(displayName('C:\\fotos\\a\u0000\u202Eb.jpg')).toBe('ab.jpg');
  expect(displayName('../../etc/passwd')).toBe('passwd');
  expect(displayName('')).toBe('picture');
});
