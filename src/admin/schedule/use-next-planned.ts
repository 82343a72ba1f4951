import { useQuery } from '@tanstack/react-query';
import { CalendarClock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ScheduledChange } from '#api/endpoints/schedule.ts';
import { formatShortMoment } from './moment-words.ts';
import { scheduleQuery, timeZoneQuery } from './schedule-query.ts';
import { scheduleWords as say } from './schedule-words.ts';

interface ScheduleBadge {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isFailed: boolean;
}

/** Returns a page's scheduled changes, and the one that its badge shows: a failed one, or else the next. */
export function useNextPlanned(pageId: string): {
  readonly planned: readonly ScheduledChange[] | undefined;
  readonly next: ScheduleBadge | undefined;
} {
  const { data: schedule } = useQuery(scheduleQuery);
  const planned = schedule?.filter((entry) => entry.pageId === pageId);
  const next = planned?.find(({ state }) => state === 'failed') ?? planned?.[0];
  const { data: timeZone } = useQuery({ ...timeZoneQuery, enabled: next !== undefined });
  if (!next || !timeZone) return { planned, next: undefined };
  const isFailed = next.state === 'failed';
  const label = isFailed
    ? say.mark.failed[next.action]
    : say.mark[next.action](formatShortMoment(next.at, timeZone));
  return { planned, next: { label, isFailed, icon: isFailed ? TriangleAlert : CalendarClock } };
}
