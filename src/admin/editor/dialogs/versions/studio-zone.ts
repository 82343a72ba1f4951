import { useQuery } from '@tanstack/react-query';
import { timeZoneQuery } from '../../../schedule/schedule-query.ts';

/** The studio's time zone; undefined while loading, or if it cannot be loaded. */
export function useStudioZone(): string | undefined {
  return useQuery(timeZoneQuery).data;
}

/** True while the time zone is loading, so that times might change. */
export function useZonePending(): boolean {
  return useQuery(timeZoneQuery).isPending;
}
