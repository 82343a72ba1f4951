import { isEqual } from '#content/is-equal.ts';
import type { Decide } from './conflict.ts';
import type { MergeSides } from './merge-sides.ts';
import { isSamePlace, type PageOutline } from './page-outline.ts';

/**
 * Lists the ids of the merged page: blocks that both sides have, that one added, and that one deleted while
 * the other changed them. Calls `decide` for the last, once per deleted root.
 */
export function listStayingBlocks(
  { base, mine, theirs }: MergeSides<PageOutline>,
  decide: Decide,
): Set<string> {
  return new Set([
    ...[...mine.blocks.keys()].filter((id) => theirs.blocks.has(id)),
    ...listOneSided({ base, left: mine, other: theirs, by: 'theirs' }, decide),
    ...listOneSided({ base, left: theirs, other: mine, by: 'mine' }, decide),
  ]);
}

/** The side that still has some blocks, and the side that does not. */
interface Sides {
  readonly base: PageOutline;
  readonly left: PageOutline;
  readonly other: PageOutline;
  readonly by: 'mine' | 'theirs';
}

function listOneSided(sides: Sides, decide: Decide): string[] {
  const { left, other, by } = sides;
  const only = [...left.blocks.keys()].filter((id) => !other.blocks.has(id));
  const deleted = new Map<string | undefined, string[]>();
  for (const id of only) {
    const root = findDeletedRoot(id, sides);
    deleted.set(root, [...(deleted.get(root) ?? []), id]);
  }
  return [...deleted].flatMap(([root, ids]) => {
    if (root === undefined) return ids;
    const stays = isChanged(ids, sides) && decide({ about: 'removed', blockId: root, by }) !== by;
    return stays ? ids : [];
  });
}

/** Finds the outermost block that was deleted together with this one; undefined for an added block. */
function findDeletedRoot(id: string, { base, left, other }: Sides): string | undefined {
  let root: string | undefined;
  let at: string | null = id;
  while (at !== null && !other.blocks.has(at)) {
    if (base.blocks.has(at)) root = at;
    at = left.blocks.get(at)?.parent ?? null;
  }
  return root;
}

/** True if the side that still has these blocks changed one of them or added blocks inside. */
function isChanged(ids: readonly string[], { base, left, other }: Sides): boolean {
  const group = new Set(ids);
  return [...left.blocks].some(([id, entry]) => {
    const before = base.blocks.get(id);
    const isSame = before !== undefined && isSamePlace(entry, before);
    if (group.has(id)) return !(isSame && isEqual(entry.own, before.own));
    return other.blocks.has(id) && entry.parent !== null && group.has(entry.parent) && !isSame;
  });
}
