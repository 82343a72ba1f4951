import { skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { ApiError } from '#api/client.ts';
import type { ForeseenMove } from '../../pages/move-consequences.tsx';
import { usePaused } from '../../shared/use-paused.ts';
import { RouteIdContext, useFactsRevision, usePageFacts } from '../services/page-facts.ts';
import { type MoveTo, tryMove } from '../work/page-api.ts';

/** Long enough not to ask for every letter of an address. */
const pauseMs = 250;

/** What a move would change, asked for in a pause of the typing; nothing while there is no move to ask about. */
export function useForeseenMove(to: MoveTo | undefined) {
  const routeId = use(RouteIdContext);
  const facts = usePageFacts();
  const ifMatch = useFactsRevision();
  const asked = to && JSON.stringify(to);
  const { value: paused, isBehind } = usePaused(asked, pauseMs);
  const { data, error } = useQuery({
    // Asked again where the page has been read anew.
    queryKey: ['pages', 'move', facts.id, paused, ifMatch],
    queryFn: to && !isBehind ? ({ signal }) => tryMove(routeId, facts, to, { ifMatch, signal }) : skipToken,
    // What others do to the tree meanwhile changes what this one does.
    staleTime: 0,
    gcTime: 0,
  });
  const refusal = !isBehind && error instanceof ApiError && error.status < 500 ? error : undefined;
  const state: ForeseenMove | undefined =
    to && !refusal ? (isBehind ? {} : { foreseen: data, isUnknown: error !== null && !data }) : undefined;
  return {
    state,
    /** The server would not do it. */
    isRefused: to !== undefined && refusal !== undefined,
    issueOf: (field: 'identifier' | 'parentId') => to && refusal && issueOf(refusal, field),
  };
}

/** What is said of no field in particular is about the address. */
function issueOf({ issues = [], message }: ApiError, field: string): string | undefined {
  const issue = issues.find(({ path }) => path === field)?.message;
  return issue ?? (field === 'identifier' && issues.length === 0 ? message : undefined);
}
