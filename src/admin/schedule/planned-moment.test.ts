import { expect, test } from 'vitest';
import { formatDateTime, formatShortMoment, formatUtcOffset, getZoneCity } from './moment-words.ts';
import { proposeTime, resolvePlannedMoment } from './planned-moment.ts';

const timeZone = 'Europe/Amsterdam';
const now = new Date('2026-11-22T12:00:00Z');
const chosen = (date: string, time: string, which: 'first' | 'second' = 'first') =>
  resolvePlannedMoment({ wall: { date, time }, which, timeZone, now });

test('a time is in the time zone of the studio, whatever the clock of the browser', () => {
  expect(chosen('2026-11-23', '09:00')).toEqual({ state: 'chosen', at: new Date('2026-11-23T08:00:00Z') });
});

test('an incomplete or past time is not a moment', () => {
  expect(chosen('12026-11-23', '09:00').state).toBe('unfinished');
  expect([chosen('', '09:00'), chosen('2026-11-23', '')].map(({ state }) => state)).toEqual([
    'unfinished',
    'unfinished',
  ]);
  expect(chosen('2026-11-22', '13:00').state).toBe('past');
});

test('a skipped time shows its replacement, and a repeated time asks which one', () => {
  expect(chosen('2027-03-28', '02:30')).toEqual({
    state: 'chosen',
    at: new Date('2027-03-28T01:30:00Z'),
    skippedTo: '03:30',
  });
  expect(chosen('2027-10-31', '02:30', 'second')).toMatchObject({
    state: 'twice',
    at: new Date('2027-10-31T01:30:00Z'),
  });
});

test('publishing proposes tomorrow at nine in the studio, and unpublishing proposes no day', () => {
  const now = new Date('2026-11-22T23:30:00Z');
  expect(proposeTime('publish', now, timeZone)).toEqual({ date: '2026-11-24', time: '09:00' });
  expect(proposeTime('unpublish', now, timeZone)).toEqual({ date: '', time: '09:00' });
});

test('moments and time zones are formatted for reading', () => {
  const at = '2026-11-23T08:00:00Z';
  expect(formatDateTime(at, timeZone)).toBe('Mon 23 November 2026, 09:00');
  expect([
    formatShortMoment(at, 'America/New_York', now),
    formatShortMoment('2027-01-04T08:00:00Z', timeZone, now),
  ]).toEqual(['Mon 23 Nov, 03:00', 'Mon 4 Jan 2027, 09:00']);
  expect([getZoneCity('America/New_York'), formatUtcOffset(now, timeZone)]).toEqual(['New York', 'UTC+1']);
});
