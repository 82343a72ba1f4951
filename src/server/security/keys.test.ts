import { expect, test } from 'vitest';
import { createKeys } from './keys.ts';

const secret = 'a secret that is long enough to be one';

test('a purpose always gives the same key', () => {
  expect(createKeys(secret)('identity')).toEqual(createKeys(secret)('identity'));
});

test('different purposes and secrets give different keys', () => {
  const keys = createKeys(secret);
  expect(keys('session-cookie')).not.toEqual(keys('media-cookie'));
  expect(keys('identity')).not.toEqual(createKeys(`${secret}!`)('identity'));
});

test('a short secret is refused', () => {
  expect(() => createKeys('short')).toThrow('SECRET');
});
