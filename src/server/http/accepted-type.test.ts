import { expect, it } from 'vitest';
import { isTypeAccepted } from './accepted-encoding.ts';

it.each([
  [undefined, true],
  ['*/*', true],
  ['image/avif,image/webp,image/*;q=0.8,*/*;q=0.5', true],
  ['text/html, IMAGE/WEBP', true],
  ['image/*', true],
  ['image/avif', false],
  ['image/webp;q=0, image/*', false],
  ['', false],
])('isTypeAccepted for Accept: %s and WebP returns %s', (accept, takes) => {
  expect(isTypeAccepted(accept, 'image/webp')).toBe(takes);
});
