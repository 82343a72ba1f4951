import type { Block } from '#content/block/block.ts';
import type { Place } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { outermost, type Selection } from '../selection.ts';

interface PastePlace {
  readonly at: Place;
  /** The block that they would have stood in and that does not take them all; undefined where nothing was in the way. */
  readonly refusedBy: Block | undefined;
}

/**
 * Behind the selected blocks; where they may not all stand there, behind what takes them in. Without a selection at the
 * end of the page, which takes everything.
 */
export function pastePlace(tree: PageTree, selection: Selection, types: ReadonlySet<string>): PastePlace {
  const place = tree.placeOf(outermost(tree, selection).at(-1) ?? '');
  const end = { parent: null, slot: [], index: tree.content.overview.length };
  if (!place) return { at: end, refusedBy: undefined };
  let at: Place = behind(place);
  let refusedBy: Block | undefined;
  while (at.parent !== null && ![...types].every((type) => tree.accepts(at, type))) {
    refusedBy ??= tree.find(at.parent)?.block;
    at = behind(tree.placeOf(at.parent) ?? end);
  }
  return { at, refusedBy };
}

function behind(place: Place): Place {
  return { ...place, index: place.index + 1 };
}
