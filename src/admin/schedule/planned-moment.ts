import { listMoments, toMomentAfterGap, toWallTime, type WallTime } from '#content/time-zone.ts';

/** What somebody has chosen, as the moment that it is. */
export type PlannedMoment =
  | { readonly state: 'unfinished' }
  | { readonly state: 'past' }
  /** `skippedTo`: clocks skip what was chosen, and stand at this time then. */
  | { readonly state: 'chosen'; readonly at: Date; readonly skippedTo?: string }
  /** It comes twice, and one of them is chosen. */
  | { readonly state: 'twice'; readonly at: Date; readonly both: readonly [Date, Date] };

interface Choice {
  readonly wall: WallTime;
  /** Which one, where clocks show it twice. */
  readonly which: 'first' | 'second';
  readonly timeZone: string;
  readonly now: Date;
}

/** Reads a date and a time on the clocks of a zone as one moment to come. */
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

/** What is proposed to who has planned nothing yet: tomorrow at nine. */
export function proposeTime(now: Date, timeZone: string): WallTime {
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  return { date: toWallTime(tomorrow, timeZone).date, time: '09:00' };
}
