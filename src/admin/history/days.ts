import type { HistoryLine } from '#api/endpoints/history.ts';
import { wallTimeAt } from '#content/time-zone.ts';

interface Day {
  /** `2026-11-22`, by the studio's clock. */
  readonly day: string;
  readonly lines: readonly HistoryLine[];
}

/** The lines of each day, in the order in which they come. */
export function byDay(lines: readonly HistoryLine[], timeZone: string): Day[] {
  const days = new Map<string, HistoryLine[]>();
  for (const line of lines) {
    const day = wallTimeAt(new Date(line.at), timeZone).date;
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, ofDay]) => ({ day, lines: ofDay }));
}
