import { expect, test } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { isTimeZone, listMoments, toMomentAfterGap, toWallTime } from './time-zone.ts';

const amsterdam = 'Europe/Amsterdam';
const moments = (date: string, time: string, zone = amsterdam) =>
  listMoments({ date, time }, zone).map((moment) => moment.toISOString());

test('Amsterdam is one hour ahead of UTC in winter, and two in summer', () => {
  expect(moments('2026-11-23', '09:00')).toEqual(['2026-11-23T08:00:00.000Z']);
  expect(moments('2026-07-01', '09:00')).toEqual(['2026-07-01T07:00:00.000Z']);
});

test('a time in the skipped hour in spring has no moment, and toMomentAfterGap moves it forward', () => {
  expect(moments('2027-03-28', '02:30')).toEqual([]);
  expect(toMomentAfterGap({ date: '2027-03-28', time: '02:30' }, amsterdam)?.toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  );
  expect(toWallTime(new Date('2027-03-28T01:30:00Z'), amsterdam).time).toBe('03:30');
});

test('a time in the repeated hour in autumn has two moments, summer time first', () => {
  expect(moments('2027-10-31', '02:30')).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
});

test('an invalid date or time has no moment', () => {
  expect([moments('', '09:00'), moments('2026-13-01', '09:00'), moments('2026-11-23', '')]).toEqual([
    [],
    [],
    [],
  ]);
  // A fifth digit of the year is an easy typing error.
  expect(toMomentAfterGap({ date: '12026-11-23', time: '09:00' }, amsterdam)).toBeUndefined();
});

test('isTimeZone accepts zone names, but no offsets, blanks or unknown names', () => {
  expect(['Europe/Amsterdam', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['', '+01:00', 'Amsterdam', 'Europe/Nergens', 'Europe/', 'CET'].some(isTimeZone)).toBe(false);
});

test('every moment can be found from its wall time, in every zone', () => {
  const zones = [
    amsterdam,
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  ];
  const minutes = fc.integer({ min: 27_000_000, max: 36_000_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const moment = new Date(minute * 60_000);
      const found = listMoments(toWallTime(moment, zone), zone).map((at) => at.getTime());
      expect(found).toContain(moment.getTime());
    }),
  );
});
