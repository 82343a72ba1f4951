import { wallTimeAt } from '#content/time-zone.ts';

interface Day<Line> {
  /** `2026-11-22`, by the studio's clock. */
  readonly day: string;
  readonly lines: readonly Line[];
}

/** The lines of each day, in the order in which they come. */
export function byDay<Line extends { readonly at: string }>(
  lines: readonly Line[],
  timeZone: string,
): Day<Line>[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const day = wallTimeAt(new Date(line.at), timeZone).date;
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, ofDay]) => ({ day, lines: ofDay }));
}
