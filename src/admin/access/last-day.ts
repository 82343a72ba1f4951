import { listMoments, toMomentAfterGap, toWallTime } from '#content/time-zone.ts';

/**
 * Gets the last day on which a link works in a time zone, as the value of a date field; '' if it does not
 * expire.
 */
export function getLastDay(expiresAt: string | null, timeZone: string): string {
  return expiresAt === null ? '' : toWallTime(getLastMoment(expiresAt), timeZone).date;
}

/** Gets the end of a day in a time zone; null if it is empty or invalid. */
export function getEndOfDay(day: string, timeZone: string): string | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(start)) return null;
  const next = { date: new Date(start + 24 * 60 * 60 * 1000).toISOString().slice(0, 10), time: '00:00' };
  const end = listMoments(next, timeZone)[0] ?? toMomentAfterGap(next, timeZone);
  return end?.toISOString() ?? null;
}

/** Formats the last day. */
export function formatExpiryDay(expiresAt: string, timeZone: string): string {
  return getLastMoment(expiresAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
}

function getLastMoment(expiresAt: string): Date {
  return new Date(Date.parse(expiresAt) - 1);
}
