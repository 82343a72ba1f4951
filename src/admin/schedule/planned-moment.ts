import type { ScheduledAction } from '#api/endpoints/schedule.ts';
import { listMoments, toMomentAfterGap, toWallTime, type WallTime } from '#content/time-zone.ts';

/** A chosen date and time as a moment. */
export type PlannedMoment =
  | { readonly state: 'unfinished' }
  | { readonly state: 'past' }
  /** `skippedTo`: the chosen time is skipped when clocks change; this is the time that they show then. */
  | { readonly state: 'chosen'; readonly at: Date; readonly skippedTo?: string }
  /** The time occurs twice when clocks change; `at` is the chosen one of both. */
  | { readonly state: 'twice'; readonly at: Date; readonly both: readonly [Date, Date] };

interface Choice {
  readonly wall: WallTime;
  /** The one to choose if the time occurs twice. */
  readonly which: 'first' | 'second';
  readonly timeZone: string;
  readonly now: Date;
}

/** Resolves a date and time in a time zone to a moment in the future. */
export function resolvePlannedMoment({ wall, which, timeZone, now }: Choice): PlannedMoment {
  if (wall.date === '' || wall.time === '') return { state: 'unfinished' };
  const [first, second] = listMoments(wall, timeZone);
  const gap = first ? undefined : toMomentAfterGap(wall, timeZone);
  const at = (which === 'second' ? second : undefined) ?? first ?? gap;
  if (!at) return { state: 'unfinished' };
  if (at <= now) return { state: 'past' };
  if (first && second) return { state: 'twice', at, both: [first, second] };
  return gap ? { state: 'chosen', at, skippedTo: toWallTime(at, timeZone).time } : { state: 'chosen', at };
}

/** Proposes tomorrow at nine for publishing. The day of unpublishing is left empty: no day is likely. */
export function proposeTime(action: ScheduledAction, now: Date, timeZone: string): WallTime {
  if (action === 'unpublish') return { date: '', time: '09:00' };
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  return { date: toWallTime(tomorrow, timeZone).date, time: '09:00' };
}
