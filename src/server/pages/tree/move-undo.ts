import type { PageRecord } from '#server/pages/store/page-record.ts';
import { findPage, listSiblings } from '#server/pages/store/pages.repository.ts';
import type { FollowedMoves } from '#server/pages/visibility/sync-redirects.ts';
import type { Db } from '#server/storage/schema.ts';
import type { KnownRow, KnownRule, KnownState, MoveUndo } from '#server/storage/undo-way.ts';

/**
 * Most neighbours remembered on each side of a page. With many moved pages it is fewer each, which limits the
 * size of a log entry.
 */
const neighboursKnown = { most: 40, least: 2, ofAll: 1000 };

/** Reads the neighbours of pages. Call it before moving them. */
export async function readSiblingRows(db: Db, pages: readonly PageRecord[]): Promise<KnownRow[]> {
  const { most, least, ofAll } = neighboursKnown;
  const reach = Math.min(most, Math.max(least, Math.floor(ofAll / pages.length)));
  const rows: KnownRow[] = [];
  for (const [parentId, moving] of Map.groupBy(pages, (page) => page.parentId)) {
    const ids = (await listSiblings(db, parentId)).map(({ id }) => id);
    const parent = parentId === null ? undefined : await findPage(db, parentId);
    const order = pickNear(ids, new Set(moving.map(({ id }) => id)), reach);
    rows.push({ parentId, parentIdentifier: parent?.identifier ?? null, order });
  }
  return rows;
}

/** Selects ids that are at most `reach` away from a wanted one, in their order. */
function pickNear(ids: readonly string[], wanted: ReadonlySet<string>, reach: number): string[] {
  const kept = new Set<number>();
  for (const [index, id] of ids.entries()) {
    if (!wanted.has(id)) continue;
    for (let near = Math.max(0, index - reach); near <= index + reach; near += 1) kept.add(near);
  }
  return ids.filter((_id, index) => kept.has(index));
}

interface CompletedMove {
  readonly before: readonly PageRecord[];
  readonly rows: readonly KnownRow[];
  readonly after: readonly PageRecord[];
  readonly followed: FollowedMoves;
}

/** Describes a move for the activity log, with all that undoing it needs. */
export function describeMove({ before, rows, after, followed }: CompletedMove): MoveUndo {
  return {
    way: 'move',
    was: before.map(toStand),
    rows: [...rows],
    is: after.map(toStand),
    seen: followed.moves.map(({ pageId, from, to }) => ({ pageId, from, to })),
    rules: {
      were: followed.before.map(toRule),
      set: followed.set.map(toRule),
      dropped: [...followed.drop],
    },
  };
}

function toStand({ id, identifier, parentId, lastMove }: PageRecord): KnownState {
  return { id, identifier, parentId, lastMove };
}

function toRule({ fromPath, toPath, reason, pageId }: KnownRule): KnownRule {
  return { fromPath, toPath, reason, pageId };
}
