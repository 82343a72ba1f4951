import { expect, test } from 'vitest';
import { createKeys } from './keys.ts';
import { seal, unseal } from './sealed-value.ts';
import { isSameText } from './secret-hash.ts';

const keys = createKeys('a secret that is long enough to be one');

test('what was sealed comes back', () => {
  expect(unseal(seal('session-1', keys('media-cookie')), keys('media-cookie'))).toBe('session-1');
});

test('another purpose, a changed value and rubbish do not', () => {
  const sealed = seal('session-1', keys('media-cookie'));
  expect(unseal(sealed, keys('session-cookie'))).toBeUndefined();
  expect(unseal(sealed.replace('session-1', 'session-2'), keys('media-cookie'))).toBeUndefined();
  for (const rubbish of ['', '.', 'session-1', 'session-1.', '.abc']) {
    expect(unseal(rubbish, keys('media-cookie'))).toBeUndefined();
  }
});

test('texts are the same only when they are', () => {
  expect(isSameText('geheim', 'geheim')).toBe(true);
  expect(isSameText('geheim', 'geheim ')).toBe(false);
  expect(isSameText('', '')).toBe(true);
});
