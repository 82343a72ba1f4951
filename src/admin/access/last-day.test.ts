import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { formatExpiryDay, getEndOfDay, getLastDay } from './last-day.ts';

const amsterdam = 'Europe/Amsterdam';

test('a link works until the end of its last day, in the time zone of the studio', () => {
  expect(getEndOfDay('2026-12-31', amsterdam)).toBe('2026-12-31T23:00:00.000Z');
  expect(getEndOfDay('2026-06-30', amsterdam)).toBe('2026-06-30T22:00:00.000Z');
  expect(formatExpiryDay('2026-12-31T23:00:00.000Z', amsterdam)).toBe('31 Dec 2026');
});

test('the end of a day converts back to the same day, even where daylight saving skips midnight', () => {
  const days = fc.date({ min: new Date('2000-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(amsterdam, 'UTC', 'America/Santiago', 'Asia/Tokyo');
  fc.assert(
    fc.property(days, zones, (date, zone) => {
      const day = date.toISOString().slice(0, 10);
      expect(getLastDay(getEndOfDay(day, zone), zone)).toBe(day);
    }),
  );
});

test.each(['', 'x', '2026', '2026-12', '2026-xx-01', '2026-13-01'])(
  'getEndOfDay returns null for %j',
  (day) => {
    expect(getEndOfDay(day, amsterdam)).toBeNull();
  },
);

test('a link without an expiry date has no last day', () => {
  expect(getLastDay(null, amsterdam)).toBe('');
});
