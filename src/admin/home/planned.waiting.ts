import { queryOptions } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { queryClient } from '../data/queries.ts';
import { formatShortMoment } from '../schedule/moment-words.ts';
import { scheduleQuery, timeZoneQuery } from '../schedule/schedule-query.ts';
import { homeWords } from './home-words.ts';
import { defineWaiting } from './waiting.ts';

/**
 * The schedule with the time zone. Its key starts with the schedule's, so that both are invalidated together.
 */
const plannedQuery = queryOptions({
  queryKey: [...scheduleQuery.queryKey, 'on-its-clock'],
  queryFn: async () => {
    const [schedule, timeZone] = await Promise.all([
      queryClient.fetchQuery(scheduleQuery),
      queryClient.fetchQuery(timeZoneQuery),
    ]);
    return { schedule, timeZone };
  },
});

/** Scheduled changes to pages, which can still be cancelled. */
export const planned = defineWaiting({
  id: 'planned',
  position: 9,
  query: plannedQuery,
  line: ({ schedule, timeZone }) => {
    const waiting = schedule.filter(({ state }) => state === 'waiting');
    const [next] = waiting.toSorted((one, other) => one.at.localeCompare(other.at));
    if (!next) return undefined;
    const name = resolveText(next.title, defaultLanguage) || next.identifier;
    return {
      text: homeWords.planned(waiting.length),
      detail: homeWords.nextPlanned(name, next.action, formatShortMoment(next.at, timeZone)),
      to: `/admin/pages/edit/${next.pageId}`,
      icon: CalendarClock,
    };
  },
});
