import { recordsOf } from '#content/translation/translations.ts';
import { copyBlock, newIdsFor } from '../copy-block.ts';
import { batch, type Edit, type Place, samePath } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { recordsOfCopy } from '../records-of-copy.ts';
import { outermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/**
 * Duplicates the selected blocks. The copies of adjacent blocks are inserted together, after the last of
 * them.
 */
export const duplicateBlocks: BlockCommand = (tree, selection, newId) => {
  const ids = outermost(tree, selection);
  if (ids.length === 0 || !ids.every((id) => acceptsCopy(tree, id))) return undefined;
  const [only, ...others] = ids;
  const block = only === undefined ? undefined : tree.find(only)?.block;
  if (block && others.length === 0) {
    return { type: 'block/duplicate', blockId: block.id, ids: newIdsFor(tree.definitions, block, newId) };
  }
  // From the end: what is put in further up moves nothing that is still to come.
  const runs = runsOf(tree, ids).toReversed();
  return batch(runs.flatMap((run) => copiesOf(tree, run, newId)));
};

function acceptsCopy(tree: PageTree, id: string): boolean {
  const [place, visit] = [tree.placeOf(id), tree.find(id)];
  return place !== undefined && visit !== undefined && tree.accepts(place, visit.block.type);
}

function copiesOf(tree: PageTree, run: readonly string[], newId: () => string): Edit[] {
  const last = tree.placeOf(run.at(-1) ?? '');
  if (!last) return [];
  return run.flatMap((id, offset): Edit[] => {
    const block = tree.find(id)?.block;
    if (!block) return [];
    const copy = copyBlock(tree.definitions, block, newIdsFor(tree.definitions, block, newId));
    const known = (of: string) => recordsOf(tree.content.translations, of);
    return [
      { type: 'block/insert', block: copy, at: { ...last, index: last.index + 1 + offset } },
      ...recordsOfCopy(tree.definitions, { of: block, copy }, known),
    ];
  });
}

/** Groups blocks in reading order into runs of adjacent ones. */
function runsOf(tree: PageTree, ids: readonly string[]): string[][] {
  const runs: string[][] = [];
  let end: Place | undefined;
  for (const id of ids) {
    const place = tree.placeOf(id);
    if (!place) continue;
    const goesOn =
      end && end.parent === place.parent && samePath(end.slot, place.slot) && end.index + 1 === place.index;
    if (goesOn) runs.at(-1)?.push(id);
    else runs.push([id]);
    end = place;
  }
  return runs;
}
