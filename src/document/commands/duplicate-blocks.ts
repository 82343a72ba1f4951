import { getBlockRecords } from '#content/translation/translations.ts';
import { copyBlock, createNewIds } from '../copy-block.ts';
import { copyTextRecords } from '../copy-text-records.ts';
import { combineEdits, type Edit, isSamePath, type Place } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/**
 * Duplicates the selected blocks. The copies of adjacent blocks are inserted together, after the last of
 * them.
 */
export const duplicateBlocks: BlockCommand = (tree, selection, newId) => {
  const ids = listOutermost(tree, selection);
  if (ids.length === 0 || !ids.every((id) => acceptsCopy(tree, id))) return undefined;
  const [only, ...others] = ids;
  const block = only === undefined ? undefined : tree.find(only)?.block;
  if (block && others.length === 0) {
    return { type: 'block/duplicate', blockId: block.id, ids: createNewIds(tree.definitions, block, newId) };
  }
  // From the end, so that insertions don't shift the positions of the remaining runs.
  const runs = groupRuns(tree, ids).toReversed();
  return combineEdits(runs.flatMap((run) => createCopies(tree, run, newId)));
};

function acceptsCopy(tree: PageTree, id: string): boolean {
  const [place, visit] = [tree.getPlace(id), tree.find(id)];
  return place !== undefined && visit !== undefined && tree.accepts(place, visit.block.type);
}

function createCopies(tree: PageTree, run: readonly string[], newId: () => string): Edit[] {
  const last = tree.getPlace(run.at(-1) ?? '');
  if (!last) return [];
  return run.flatMap((id, offset): Edit[] => {
    const block = tree.find(id)?.block;
    if (!block) return [];
    const copy = copyBlock(tree.definitions, block, createNewIds(tree.definitions, block, newId));
    const getKnownRecords = (of: string) => getBlockRecords(tree.content.translations, of);
    return [
      { type: 'block/insert', block: copy, at: { ...last, index: last.index + 1 + offset } },
      ...copyTextRecords(tree.definitions, { of: block, copy }, getKnownRecords),
    ];
  });
}

/** Groups blocks in reading order into runs of adjacent ones. */
function groupRuns(tree: PageTree, ids: readonly string[]): string[][] {
  const runs: string[][] = [];
  let end: Place | undefined;
  for (const id of ids) {
    const place = tree.getPlace(id);
    if (!place) continue;
    const goesOn =
      end && end.parent === place.parent && isSamePath(end.slot, place.slot) && end.index + 1 === place.index;
    if (goesOn) runs.at(-1)?.push(id);
    else runs.push([id]);
    end = place;
  }
  return runs;
}
