import type { ReactNode } from 'react';
import { toWallTime } from '#content/time-zone.ts';
import { formatHistoryDay } from './site-history-words.ts';
import './day-by-day.css';

interface DayByDayProps<Line> {
  readonly lines: readonly Line[];
  readonly timeZone: string;
  /** Renders a `LineOfDay`. */
  readonly children: (line: Line) => ReactNode;
}

/** A list grouped by day. */
export function DayByDay<Line extends { readonly at: string }>({
  lines,
  timeZone,
  children,
}: DayByDayProps<Line>) {
  return byDay(lines, timeZone).map(({ day, lines: ofDay }) => (
    <section key={day} aria-label={formatHistoryDay(day, timeZone)}>
      <h2 className="day__date">{formatHistoryDay(day, timeZone)}</h2>
      <ul className="day__lines">{ofDay.map(children)}</ul>
    </section>
  ));
}

interface LineOfDayProps {
  readonly className: string;
  readonly at: string;
  readonly timeZone: string;
  /** The change and its subject (`<strong>`). */
  readonly what: ReactNode;
  readonly by: string;
  /** Actions. */
  readonly children: ReactNode;
}

/** A line: the time, the change, the person, and actions at its end. */
export function LineOfDay({ className, at, timeZone, what, by, children }: LineOfDayProps) {
  return (
    <li className={`day__line ${className}`}>
      <time className="day__time" dateTime={at}>
        {toWallTime(new Date(at), timeZone).time}
      </time>
      <span className="day__what">
        {what}
        {by !== '' && <span className="day__by"> {by}</span>}
      </span>
      {children}
    </li>
  );
}

interface Day<Line> {
  /** By the studio's clock: `2026-11-22`. */
  readonly day: string;
  readonly lines: readonly Line[];
}

/** Groups lines by day, in their order. */
function byDay<Line extends { readonly at: string }>(lines: readonly Line[], timeZone: string): Day<Line>[] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const day = toWallTime(new Date(line.at), timeZone).date;
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, ofDay]) => ({ day, lines: ofDay }));
}
