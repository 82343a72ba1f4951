import { toolLanguage } from './language/known-languages.ts';

/** A date and a time as clocks on a wall show them: `2026-11-23` and `09:00`. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** True for the name of a time zone that is known here, such as `Europe/Amsterdam`. Bare offsets are none: they know no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat(toolLanguage, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What clocks in a zone show at a moment. */
export function wallTimeAt(moment: Date, timeZone: string): WallTime {
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
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * The moments at which clocks in a zone show a time, the earlier one first: one, none in the hour that is skipped in spring,
 * or two in the hour that comes twice in autumn. None either for what is no time at all.
 */
export function momentsOf({ date, time }: WallTime, timeZone: string): readonly Date[] {
  const naive = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(naive)) return [];
  const offsets = new Set([naive - dayMs, naive + dayMs].map((at) => offsetAt(at, timeZone)));
  return [...offsets]
    .map((offset) => naive - offset)
    .filter((at) => offsetAt(at, timeZone) === naive - at)
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}

/**
 * Where clocks stand that were not put forward at a time that is skipped: `02:30` becomes `03:30`. Undefined for what is no
 * time at all.
 */
export function afterGap({ date, time }: WallTime, timeZone: string): Date | undefined {
  const naive = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(naive)) return undefined;
  return new Date(naive - offsetAt(naive - dayMs, timeZone));
}

/** ms by which clocks in a zone are ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const { date, time } = wallTimeAt(new Date(at), timeZone);
  return Date.parse(`${date}T${time}:00.000Z`) - Math.floor(at / 60_000) * 60_000;
}
