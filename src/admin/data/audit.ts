import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditSubject } from '#api/audit-action.ts';
import { listAudit } from '#api/endpoints/audit.ts';
import { api } from '../session/api.ts';

/** What of the log is asked for; all of it where nothing is said. */
export interface AuditFilter {
  readonly subject?: AuditSubject | undefined;
  readonly actor?: string | undefined;
  readonly target?: string | undefined;
}

/** The log of who did what, a part at a time. */
export function auditQuery({ subject, actor, target }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', subject ?? '', actor ?? '', target ?? ''],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        ...(subject && { subject }),
        ...(actor && { actor }),
        ...(target && { target }),
        ...(pageParam !== null && { before: pageParam }),
      };
      return (await api.call(listAudit, { query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Everything that anybody does adds to it, on every screen.
    staleTime: 0,
  });
}
