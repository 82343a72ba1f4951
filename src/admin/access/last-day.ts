import { listMoments, toMomentAfterGap, toWallTime } from '#content/time-zone.ts';

/** The last day on which a link works, as a date input writes it, by the clock of a zone. '' for one that stays. */
export function getLastDay(expiresAt: string | null, timeZone: string): string {
  return expiresAt === null ? '' : toWallTime(lastMoment(expiresAt), timeZone).date;
}

/** The moment at which a day is over in a zone; null for none, and for what is no day. */
export function getEndOfDay(day: string, timeZone: string): string | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(start)) return null;
  const next = { date: new Date(start + 24 * 60 * 60 * 1000).toISOString().slice(0, 10), time: '00:00' };
  const end = listMoments(next, timeZone)[0] ?? toMomentAfterGap(next, timeZone);
  return end?.toISOString() ?? null;
}

/** A day as people read it. */
export function formatExpiryDay(expiresAt: string, timeZone: string): string {
  return lastMoment(expiresAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
}

function lastMoment(expiresAt: string): Date {
  return new Date(Date.parse(expiresAt) - 1);
}
