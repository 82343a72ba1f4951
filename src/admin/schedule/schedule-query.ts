import { queryOptions } from '@tanstack/react-query';
import { listSchedule, type Scheduled } from '#api/endpoints/schedule.ts';
import { getSettings } from '#api/endpoints/settings.ts';
import { api } from '../session/api.ts';

/** ms: what waits happens by itself, so it is looked at again. */
const lookAgain = 20_000;

/** All that is to happen to pages by itself. */
export const scheduleQuery = queryOptions({
  queryKey: ['schedule'],
  queryFn: async ({ signal }) => (await api.call(listSchedule, {}, { signal })).data,
  refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? lookAgain : false),
});

const isWaiting = ({ state }: Scheduled) => state === 'waiting';

/** The time zone in which the studio plans. */
export const timeZoneQuery = queryOptions({
  queryKey: ['settings', 'time-zone'],
  queryFn: async ({ signal }) => (await api.call(getSettings, {}, { signal })).data.timeZone,
});
