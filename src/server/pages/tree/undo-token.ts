import { z } from 'zod';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { findPage, siblingsBelow } from '#server/pages/store/pages.repository.ts';
import type { FollowedMoves } from '#server/pages/visibility/sync-redirects.ts';
import type { Signer } from '#server/security/signer.ts';
import type { Db } from '#server/storage/schema.ts';

const standSchema = z.object({
  id: z.string(),
  identifier: z.string(),
  parentId: z.string().nullable(),
  lastMove: z.string().nullable(),
});
/** A page as it was before a move, or is after it. */
export type KnownStand = z.infer<typeof standSchema>;

const rowSchema = z.object({
  parentId: z.string().nullable(),
  /** What the page above is called, for when it is gone; null at the top. */
  parentIdentifier: z.string().nullable(),
  /** Ids from top to bottom: pages that were moved, among those that stood around them. */
  order: z.array(z.string()),
});
/** Pages that stood beside each other. */
export type KnownRow = z.infer<typeof rowSchema>;

const ruleSchema = z.object({
  fromPath: z.string(),
  toPath: z.string(),
  reason: z.string(),
  pageId: z.string().nullable(),
});

/** How a move is taken back: what was there before it, and what it left, which has to be there still. */
const moveUndoSchema = z.object({
  was: z.array(standSchema),
  /** Where they stood; none of those that only have another address. */
  rows: z.array(rowSchema),
  is: z.array(standSchema),
  /** Where visitors had seen pages last, and where they see them since. */
  seen: z.array(z.object({ pageId: z.string(), from: z.string().nullable(), to: z.string() })),
  rules: z.object({ were: z.array(ruleSchema), set: z.array(ruleSchema), dropped: z.array(z.string()) }),
});
export type MoveUndo = z.infer<typeof moveUndoSchema>;

/** How many neighbours are remembered on each side of a page: fewer of each where many move, since the token travels. */
const neighboursKnown = { most: 40, least: 2, ofAll: 1000 };

/** Where pages stand among their neighbours, to be asked before they move. */
export async function rowsOf(db: Db, pages: readonly PageRecord[]): Promise<KnownRow[]> {
  const { most, least, ofAll } = neighboursKnown;
  const reach = Math.min(most, Math.max(least, Math.floor(ofAll / pages.length)));
  const rows: KnownRow[] = [];
  for (const [parentId, moving] of Map.groupBy(pages, (page) => page.parentId)) {
    const ids = (await siblingsBelow(db, parentId)).map(({ id }) => id);
    const parent = parentId === null ? undefined : await findPage(db, parentId);
    const order = within(ids, new Set(moving.map(({ id }) => id)), reach);
    rows.push({ parentId, parentIdentifier: parent?.identifier ?? null, order });
  }
  return rows;
}

/** The ids that stand at most `reach` away from one of the wanted, in their order. */
function within(ids: readonly string[], wanted: ReadonlySet<string>, reach: number): string[] {
  const kept = new Set<number>();
  for (const [index, id] of ids.entries()) {
    if (!wanted.has(id)) continue;
    for (let near = Math.max(0, index - reach); near <= index + reach; near += 1) kept.add(near);
  }
  return ids.filter((_id, index) => kept.has(index));
}

interface Done {
  readonly before: readonly PageRecord[];
  readonly rows: readonly KnownRow[];
  readonly after: readonly PageRecord[];
  readonly followed: FollowedMoves;
}

/** What is answered so that a move can be taken back: nothing is kept of it here but which move was a page's last. */
export function signUndo(signer: Signer, { before, rows, after, followed }: Done): string {
  const undo: MoveUndo = {
    was: before.map((page) => standSchema.parse(page)),
    rows: [...rows],
    is: after.map((page) => standSchema.parse(page)),
    seen: followed.moves.map(({ pageId, from, to }) => ({ pageId, from, to })),
    rules: {
      were: followed.before.map((rule) => ruleSchema.parse(rule)),
      set: followed.set.map((rule) => ruleSchema.parse(rule)),
      dropped: [...followed.drop],
    },
  };
  return signer.sign(JSON.stringify(undo));
}

/** Undefined for what was not signed here, or by a version that remembered other things. */
export function readUndo(signer: Signer, signed: string): MoveUndo | undefined {
  const text = signer.read(signed);
  return text === undefined ? undefined : moveUndoSchema.safeParse(JSON.parse(text)).data;
}
