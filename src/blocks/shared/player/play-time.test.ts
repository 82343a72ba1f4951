import { expect, it } from 'vitest';
import { formatPlayTime } from './play-time.ts';

it.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3599, '59:59'],
  [3661, '1:01:01'],
])('formatPlayTime formats %s seconds as %s', (seconds, text) => {
  expect(formatPlayTime(seconds)).toBe(text);
});
