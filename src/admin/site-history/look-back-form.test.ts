import { expect, it } from 'vitest';
import { formatInputTime, readChosenMoment } from './site-history.tsx';
import { siteHistoryWords } from './site-history-words.ts';

const known = {
  timeZone: 'Europe/Amsterdam',
  since: '2026-03-01T09:30:20.000Z',
  now: new Date('2026-11-22T13:05:30.000Z'),
};

it.each([
  [
    'a minute by the studio’s clock is looked at from its end',
    '2026-11-21T14:05',
    '2026-11-21T13:05:59.999Z',
  ],
  ['the minute of now ends now', '2026-11-22T14:05', '2026-11-22T13:05:30.000Z'],
  [
    'the hour that comes twice is the second one, with what the first one brought',
    '2026-10-25T02:30',
    '2026-10-25T01:30:59.999Z',
  ],
  ['the hour that is skipped goes on after it', '2026-03-29T02:30', '2026-03-29T01:30:59.999Z'],
  ['the minute in which the history begins is in it', '2026-03-01T10:30', '2026-03-01T09:30:59.999Z'],
  ['seconds are left out', '2026-11-21T14:05:10', '2026-11-21T13:05:59.999Z'],
])('%s', (_what, value, at) => {
  expect(readChosenMoment(value, known)).toEqual({ at: new Date(at) });
});

it.each([
  ['nothing chosen', '', 'Choose a date and a time.'],
  ['a day that is none', '2026-13-41T02:00', 'Choose a date and a time.'],
  ['the next minute', '2026-11-22T14:06', siteHistoryWords.notYet],
  ['a year before', '2025-11-22T14:06', siteHistoryWords.tooEarly('Sun 1 March 2026, 10:30')],
])('readChosenMoment returns a message instead of a moment: %s', (_what, value, issue) => {
  expect(readChosenMoment(value, known)).toEqual({ issue });
});

it('formatInputTime returns the time in the time zone of the studio', () => {
  expect(formatInputTime(known.now, known.timeZone)).toBe('2026-11-22T14:05');
});
