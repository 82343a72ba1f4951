import { expect, test } from 'vitest';
import { addressKey, createTryLimit } from './try-limit.ts';

test('after the allowed tries it says how long to wait, until the window ends', () => {
  let time = 0;
  const limit = createTryLimit({ tries: 2, windowMs: 60_000, now: () => time });
  expect(limit.take('a')).toBeUndefined();
  expect(limit.take('a')).toBeUndefined();
  time = 15_500;
  expect(limit.take('a')).toBe(45);
  expect(limit.take('b')).toBeUndefined();
  time = 60_000;
  expect(limit.take('a')).toBeUndefined();
});

test('a success forgets the tries before it', () => {
  const limit = createTryLimit({ tries: 1, windowMs: 60_000 });
  limit.take('a');
  limit.clear('a');
  expect(limit.take('a')).toBeUndefined();
});

test('it remembers no more keys than it may', () => {
  const limit = createTryLimit({ tries: 1, windowMs: 60_000, maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) limit.take(key);
  expect(limit.take('c')).toBeGreaterThan(0);
  expect(limit.take('b')).toBeGreaterThan(0);
  expect(limit.take('a')).toBeUndefined();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
