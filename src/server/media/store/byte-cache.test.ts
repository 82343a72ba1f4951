import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const bytes = (length: number) => Buffer.alloc(length);

test('the byte cache keeps the files requested last, up to its size', () => {
  const cache = createByteCache(160);
  for (let index = 0; index < 16; index += 1) cache.set(`file-${index}`, bytes(10));
  expect(cache.get('file-0')).toHaveLength(10);
  cache.set('one-more', bytes(10));
  expect(cache.get('file-0')).toBeDefined();
  expect(cache.get('file-1')).toBeUndefined();
  expect(cache.get('one-more')).toBeDefined();
});

test('a replaced file counts once, and a large file is not cached', () => {
  const cache = createByteCache(160);
  for (let count = 0; count < 100; count += 1) cache.set('same', bytes(10));
  cache.set('other', bytes(10));
  expect(cache.get('same')).toBeDefined();
  cache.set('large', bytes(11));
  expect(cache.get('large')).toBeUndefined();
});
