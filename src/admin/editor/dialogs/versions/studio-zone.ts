import { useQuery } from '@tanstack/react-query';
import { timeZoneQuery } from '../../../schedule/schedule-query.ts';

/** The zone by whose clock the studio tells when something was; undefined until it is known, or where it cannot be read. */
export function useStudioZone(): string | undefined {
  return useQuery(timeZoneQuery).data;
}

/** True while times would be told by another clock in a moment. */
export function useZonePending(): boolean {
  return useQuery(timeZoneQuery).isPending;
}
