import { flattenPageTree } from '#api/build-page-tree.ts';
import type { DryRun } from '#api/dry-run.ts';
import { movePages, undoMove } from '#api/endpoints/tree.ts';
import { hierarchyQuery } from '../../data/hierarchy-query.ts';
import { queryClient, refreshPages } from '../../data/queries.ts';
import { api } from '../../session/api.ts';
import type { PageRow } from '../page-tree.ts';
import { type TreePlace, withLastMove, withMoved } from './move-places.ts';

/**
 * Builds the request, with the positions that the list shows: refused if another member has moved a page
 * since.
 */
function buildMoveBody(moving: readonly PageRow[], { parentId, before }: TreePlace) {
  const pages = moving.map(({ page }) => page.id);
  const moves = new Set(pages);
  const listed = flattenPageTree(queryClient.getQueryData(hierarchyQuery.queryKey) ?? []);
  const known = listed.filter(({ id }) => moves.has(id)).map(({ id, lastMove }) => [id, lastMove ?? null]);
  return { pages, parentId, before, lastMoves: Object.fromEntries(known) };
}

/** True if the move changes URLs of pages. */
export function hasAddressChanges({ changes }: DryRun<object>): boolean {
  return (
    changes.addresses.some(({ from, to, wasSeen }) => wasSeen && from !== to) || changes.links.length > 0
  );
}

/** Moves are sent one after another: the position of each may refer to pages that an earlier one moved. */
let sending: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Dry run of a move. Waits for the moves before it. */
export async function dryRunMove(
  moving: readonly PageRow[],
  to: TreePlace,
  signal?: AbortSignal,
): Promise<DryRun<object>> {
  // Errors of earlier moves are reported to their own callers.
  while (waiting > 0) await sending.catch(() => undefined);
  return api.dryRun(movePages, { body: buildMoveBody(moving, to) }, { signal });
}

/** Moves pages, optimistically in the list; returns the id for undo. */
export function sendMove(moving: readonly PageRow[], to: TreePlace): Promise<string> {
  const ids = moving.map(({ page }) => page.id);
  void queryClient.cancelQueries({ queryKey: hierarchyQuery.queryKey });
  queryClient.setQueryData(hierarchyQuery.queryKey, (nodes) => nodes && [...withMoved(nodes, ids, to)]);
  return runInTurn(async () => {
    const { data } = await api.call(movePages, { body: buildMoveBody(moving, to) });
    // The next move builds on this state. Cancels refetches first, since their response may be older.
    await queryClient.cancelQueries({ queryKey: hierarchyQuery.queryKey });
    queryClient.setQueryData(
      hierarchyQuery.queryKey,
      (nodes) => nodes && [...withLastMove(nodes, new Set(ids), data.lastMove)],
    );
    return data.undo;
  });
}

/** Undoes moves, the last one first. */
export function undoMoves(undos: readonly string[]): Promise<void> {
  return runInTurn(async () => {
    for (const undo of undos.toReversed()) await api.call(undoMove, { body: { undo } });
  });
}

async function runInTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  waiting += 1;
  const result = sending.then(call, call);
  sending = result;
  try {
    return await result;
  } finally {
    waiting -= 1;
    // While moves are queued, a refetch would show an intermediate state of the tree.
    if (waiting === 0) await refreshPages();
  }
}
