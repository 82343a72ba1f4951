import { skipToken, useQuery } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import type { ForeseenMove } from '../move-consequences.tsx';
import type { PageRow } from '../page-tree.ts';
import { dryRunMove } from './move-pages.ts';
import type { TreePlace } from './move-places.ts';

/** Dry runs a move: its consequences, or the server's reason for refusing it. Idle without a position. */
export function useMoveDryRun(
  moving: readonly PageRow[],
  to: TreePlace | undefined,
): { readonly state: ForeseenMove; readonly refusal: string | undefined } {
  const ids = moving.map(({ page }) => page.id);
  const { data, error } = useQuery({
    queryKey: ['pages', 'move', ids, to],
    queryFn: to ? ({ signal }) => dryRunMove(moving, to, signal) : skipToken,
    // Always stale: changes of the tree by other members can change the consequences.
    staleTime: 0,
    gcTime: 0,
  });
  const refused = error instanceof ApiError && error.status < 500;
  return {
    state: { foreseen: data, isUnknown: error !== null && !data },
    refusal: refused ? formatErrorMessage(error) : undefined,
  };
}
