import type { DryRun } from '#api/dry-run.ts';
import { movePages, undoMove } from '#api/endpoints/tree.ts';
import { pagesOf } from '#api/tree-of.ts';
import { hierarchyQuery } from '../../data/hierarchy-query.ts';
import { pagesChanged, queryClient } from '../../data/queries.ts';
import { api } from '../../session/api.ts';
import type { PageRow } from '../page-tree.ts';
import { type TreePlace, withLastMove, withMoved } from './move-places.ts';

/** What is sent of a move, with what the list says of the pages now: whoever has moved one of them since is not overruled. */
function bodyOf(moving: readonly PageRow[], { parentId, before }: TreePlace) {
  const pages = moving.map(({ page }) => page.id);
  const moves = new Set(pages);
  const listed = pagesOf(queryClient.getQueryData(hierarchyQuery.queryKey) ?? []);
  const known = listed.filter(({ id }) => moves.has(id)).map(({ id, lastMove }) => [id, lastMove ?? null]);
  return { pages, parentId, before, lastMoves: Object.fromEntries(known) };
}

/** True where visitors, or links, would find a page at another address. */
export function changesAddresses({ changes }: DryRun<object>): boolean {
  return (
    changes.addresses.some(({ from, to, wasSeen }) => wasSeen && from !== to) || changes.links.length > 0
  );
}

/** The moves are sent one after the other: each says where by pages that the one before may have moved. */
let sending: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** What a move would change for visitors, once the moves before it have been made: it goes on from where they lead. */
export async function dryRunMove(
  moving: readonly PageRow[],
  to: TreePlace,
  signal?: AbortSignal,
): Promise<DryRun<object>> {
  // How they end is told to those who sent them.
  while (waiting > 0) await sending.catch(() => undefined);
  return api.dryRun(movePages, { body: bodyOf(moving, to) }, { signal });
}

/** Moves pages, in the list at once; answers how it is taken back. */
export function sendMove(moving: readonly PageRow[], to: TreePlace): Promise<string> {
  const ids = moving.map(({ page }) => page.id);
  void queryClient.cancelQueries({ queryKey: hierarchyQuery.queryKey });
  queryClient.setQueryData(hierarchyQuery.queryKey, (nodes) => nodes && [...withMoved(nodes, ids, to)]);
  return inTurn(async () => {
    const { data } = await api.call(movePages, { body: bodyOf(moving, to) });
    // What the next one in turn goes on from; a list that was on its way may be from before.
    await queryClient.cancelQueries({ queryKey: hierarchyQuery.queryKey });
    queryClient.setQueryData(
      hierarchyQuery.queryKey,
      (nodes) => nodes && [...withLastMove(nodes, new Set(ids), data.lastMove)],
    );
    return data.undo;
  });
}

/** Takes moves back, the last one first. */
export function takeBackMoves(undos: readonly string[]): Promise<void> {
  return inTurn(async () => {
    for (const undo of undos.toReversed()) await api.call(undoMove, { body: { undo } });
  });
}

async function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  waiting += 1;
  const result = sending.then(call, call);
  sending = result;
  try {
    return await result;
  } finally {
    waiting -= 1;
    // While more are on their way, an answer would show the tree as it was in between.
    if (waiting === 0) await pagesChanged();
  }
}
