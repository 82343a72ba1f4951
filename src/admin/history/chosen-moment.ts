import { afterGap, momentsOf, type WallTime, wallTimeAt } from '#content/time-zone.ts';
import { momentInWords } from '../schedule/moment-words.ts';
import { historyWords } from './history-words.ts';

const say = historyWords;

/** What is known of the history, and of now. */
export interface Known {
  /** The studio's. */
  readonly timeZone: string;
  /** ISO 8601: from when on the history knows; undefined before there is one. */
  readonly since: string | undefined;
  readonly now: Date;
}

type ChosenMoment = { readonly at: Date } | { readonly issue: string };

/** ms: the input knows minutes, and what was done within one belongs to it. */
const minute = 60_000;

/** The moment that an input of a date and a time names by the studio's clock, or why there is nothing to see of it. */
export function chosenMoment(value: string, { timeZone, since, now }: Known): ChosenMoment {
  const wall = wallTimeIn(value);
  const begin = wall && (momentsOf(wall, timeZone).at(-1) ?? afterGap(wall, timeZone));
  if (!begin) return { issue: say.noMoment };
  if (begin > now) return { issue: say.notYet };
  const at = new Date(Math.min(begin.getTime() + minute - 1, now.getTime()));
  if (since !== undefined && at.toISOString() < since) {
    return { issue: say.tooEarly(momentInWords(since, timeZone)) };
  }
  return { at };
}

/** A moment as the input writes it: `2026-11-22T14:05`. */
export function inputValue(at: Date, timeZone: string): string {
  const { date, time } = wallTimeAt(at, timeZone);
  return `${date}T${time}`;
}

function wallTimeIn(value: string): WallTime | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value) ?? [];
  return date === undefined || time === undefined ? undefined : { date, time };
}
