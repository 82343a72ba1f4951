import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditSubject } from '#api/audit-action.ts';
import { listAudit } from '#api/endpoints/audit.ts';
import { api } from '../session/api.ts';

/** Filter of the activity log; empty means everything. */
export interface AuditFilter {
  readonly subject?: AuditSubject | undefined;
  readonly actor?: string | undefined;
  readonly target?: string | undefined;
}

/** Loads the activity log in pages. */
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
    // Always stale: every action of a member adds an entry, on every screen.
    staleTime: 0,
  });
}
