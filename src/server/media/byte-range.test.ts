import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { parseRange, sliceStream } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-1', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
])('%s of 1000 bytes', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});

test.each([1, 3, 7, 100])('a part is the same in pieces of %i bytes', async (size) => {
  const whole = Buffer.from(Array.from({ length: 50 }, (_, index) => index));
  const pieces = Array.from({ length: Math.ceil(50 / size) }, (_, index) =>
    whole.subarray(index * size, (index + 1) * size),
  );
  const part = await Readable.from(pieces)
    .pipe(sliceStream({ start: 10, end: 24 }))
    .toArray();
  expect(Buffer.concat(part)).toEqual(whole.subarray(10, 25));
});
