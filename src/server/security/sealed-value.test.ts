import { expect, test } from 'vitest';
import { createKeys } from './keys.ts';
import { seal, unseal } from './sealed-value.ts';
import { isSameText } from './secret-hash.ts';

const keys = createKeys('a secret that is long enough to be one');

test('unseal returns the sealed value', () => {
  expect(unseal(seal('session-1', keys('media-cookie')), keys('media-cookie'))).toBe('session-1');
});

test('unseal rejects another purpose, a changed value and malformed input', () => {
  const sealed = seal('session-1', keys('media-cookie'));
  expect(unseal(sealed, keys('session-cookie'))).toBeUndefined();
  expect(unseal(sealed.replace('session-1', 'session-2'), keys('media-cookie'))).toBeUndefined();
  for (const rubbish of ['', '.', 'session-1', 'session-1.', '.abc']) {
    expect(unseal(rubbish, keys('media-cookie'))).toBeUndefined();
  }
});

test('isSameText is true only for equal texts', () => {
  expect(isSameText('geheim', 'geheim')).toBe(true);
  expect(isSameText('geheim', 'geheim ')).toBe(false);
  expect(isSameText('', '')).toBe(true);
});
