import { toolLanguage } from './language/known-languages.ts';

/** A local date and time: `2026-11-23` and `09:00`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * True for a time zone known to the platform, such as `Europe/Amsterdam`. Bare offsets are refused: they have
 * no daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat(toolLanguage, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the local time in a zone at a moment. */
export function toWallTime(moment: Date, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat(toolLanguage, {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const getPart = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${getPart('year').padStart(4, '0')}-${getPart('month')}-${getPart('day')}`,
    time: `${getPart('hour')}:${getPart('minute')}`,
  };
}

/**
 * Lists the moments of a local time in a zone, the earlier one first: one, none in the hour skipped in
 * spring, or two in the hour repeated in autumn. Empty for an invalid time.
 */
export function listMoments({ date, time }: WallTime, timeZone: string): readonly Date[] {
  const naive = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(naive)) return [];
  const offsets = new Set([naive - dayMs, naive + dayMs].map((at) => computeOffset(at, timeZone)));
  return [...offsets]
    .map((offset) => naive - offset)
    .filter((at) => computeOffset(at, timeZone) === naive - at)
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}

/**
 * Converts a local time to a moment by the offset of the day before, for times in the hour skipped in spring:
 * `02:30` becomes `03:30`. Undefined for an invalid time.
 */
export function toMomentAfterGap({ date, time }: WallTime, timeZone: string): Date | undefined {
  const naive = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(naive)) return undefined;
  return new Date(naive - computeOffset(naive - dayMs, timeZone));
}

/** Returns the offset of a zone from UTC in ms. */
function computeOffset(at: number, timeZone: string): number {
  const { date, time } = toWallTime(new Date(at), timeZone);
  return Date.parse(`${date}T${time}:00.000Z`) - Math.floor(at / 60_000) * 60_000;
}
