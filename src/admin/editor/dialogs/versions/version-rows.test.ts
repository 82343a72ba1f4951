import { expect, test } from 'vitest';
import type { Version } from '../version/version-query.ts';
import {
  findDefaultComparison,
  formatLocalMoment,
  formatRowName,
  groupByDay,
  listVersionRows,
  sortPairByTime,
} from './version-rows.ts';

const version = (id: string, updatedAt: string, more: Partial<Version> = {}): Version => ({
  id,
  status: 'ARCHIVED',
  title: 'Proef',
  createdAt: updatedAt,
  updatedAt,
  author: null,
  reason: 'save',
  name: null,
  ...more,
});
const facts = { currentVersionId: 'live', draftVersionId: 'draft' };
const versions = [
  version('draft', '2026-11-22T12:00:00'),
  version('later', '2026-11-22T11:00:00'),
  version('live', '2026-11-21T10:00:00'),
  version('old', '2025-03-01T10:00:00', { name: 'Eerste opzet' }),
];
const rows = listVersionRows(versions, facts);

test('the draft comes first, even if the server has none', () => {
  expect(rows.map(({ name, role }) => [name, role])).toEqual([
    ['draft', 'draft'],
    ['later', 'kept'],
    ['live', 'live'],
    ['old', 'kept'],
  ]);
  expect(listVersionRows([], { ...facts, draftVersionId: null })).toEqual([
    { name: 'draft', role: 'draft', version: undefined },
  ]);
});

test('versions are grouped by day, with the year if it is another year', () => {
  const days = groupByDay(rows, undefined, new Date('2026-11-22T13:00:00'));
  expect(days.map(({ label, rows: ofDay }) => [label, ofDay.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Saturday, 1 March 2025', 1],
  ]);
});

test('days and times use the time zone of the studio, with local time if it differs', () => {
  const late = version('late', '2026-11-22T23:30:00Z');
  const [row] = listVersionRows([late], { currentVersionId: null, draftVersionId: null }).slice(1);
  if (!row) throw new Error('There is a version');
  const now = new Date('2026-11-23T12:00:00Z');
  const dayIn = (timeZone: string) => groupByDay([row], timeZone, now)[0]?.label;
  expect([dayIn('Europe/Amsterdam'), dayIn('America/New_York')]).toEqual(['Today', 'Yesterday']);
  expect([formatRowName(row, 'Europe/Amsterdam'), formatRowName(row, 'America/New_York')]).toEqual([
    '23 Nov, 00:30',
    '22 Nov, 18:30',
  ]);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatLocalMoment(late, own)).toBeUndefined();
  expect(formatLocalMoment(late, 'Pacific/Kiritimati')).toMatch(
    /^(?:Sun 22|Mon 23) Nov(?: 2026)?, \d\d:\d\d$/,
  );
});

test('a version is labelled by its name, its role or its time', () => {
  expect(rows.map((row) => formatRowName(row))).toEqual([
    'Your draft',
    '22 Nov, 11:00',
    'Live · 21 Nov, 10:00',
    'Eerste opzet',
  ]);
});

test('the draft is compared with the live version, others with their predecessor, the older one first', () => {
  const [draft, later, live, old] = rows;
  if (!draft || !later || !live || !old) throw new Error('There are four rows');
  expect([draft, later, live, old].map((row) => findDefaultComparison(rows, row)?.name)).toEqual([
    'live',
    'live',
    'old',
    'draft',
  ]);
  expect(sortPairByTime(draft, old)).toEqual([old, draft]);
  expect(sortPairByTime(old, draft)).toEqual([old, draft]);
  expect(sortPairByTime(later, live)).toEqual([live, later]);
});
