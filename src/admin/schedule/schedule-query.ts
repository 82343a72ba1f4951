import { queryOptions } from '@tanstack/react-query';
import { listSchedule, type ScheduledChange } from '#api/endpoints/schedule.ts';
import { getSettings } from '#api/endpoints/settings.ts';
import { api } from '../session/api.ts';

/** ms between refetches, since scheduled changes run in the background. */
const lookAgain = 20_000;

/** All scheduled changes to pages. */
export const scheduleQuery = queryOptions({
  queryKey: ['schedule'],
  queryFn: async ({ signal }) => (await api.call(listSchedule, {}, { signal })).data,
  refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? lookAgain : false),
});

const isWaiting = ({ state }: ScheduledChange) => state === 'waiting';

/** The studio's time zone, used for scheduling. */
export const timeZoneQuery = queryOptions({
  queryKey: ['settings', 'time-zone'],
  queryFn: async ({ signal }) => (await api.call(getSettings, {}, { signal })).data.timeZone,
});
