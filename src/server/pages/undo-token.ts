import { z } from 'zod';
import type { Signer } from '#server/security/signer.ts';
import type { Db } from '#server/storage/schema.ts';
import type { PageRecord } from './page-record.ts';
import { siblingsBelow } from './pages.repository.ts';
import type { FollowedMoves } from './sync-redirects.ts';

const placeSchema = z.object({
  id: z.string(),
  identifier: z.string(),
  parentId: z.string().nullable(),
  /** The page that stood behind it; null where there was none. */
  before: z.string().nullable(),
});
export type KnownPlace = z.infer<typeof placeSchema>;

const ruleSchema = z.object({
  fromPath: z.string(),
  toPath: z.string(),
  reason: z.string(),
  pageId: z.string().nullable(),
});

/** How a move is taken back: what was there before it, and what it left, which has to be there still. */
const moveUndoSchema = z.object({
  was: z.array(placeSchema),
  is: z.array(placeSchema.pick({ id: true, identifier: true, parentId: true })),
  /** Where visitors had seen pages last, and where they see them since. */
  seen: z.array(z.object({ pageId: z.string(), from: z.string().nullable(), to: z.string() })),
  rules: z.object({ were: z.array(ruleSchema), set: z.array(ruleSchema), dropped: z.array(z.string()) }),
});
export type MoveUndo = z.infer<typeof moveUndoSchema>;

/** Where pages stand, to be asked before they move: those beside each other from top to bottom. */
export async function placesOf(db: Db, pages: readonly PageRecord[]): Promise<KnownPlace[]> {
  const places: KnownPlace[] = [];
  for (const [parentId, ofParent] of Map.groupBy(pages, (page) => page.parentId)) {
    const moving = new Set(ofParent.map(({ id }) => id));
    const siblings = await siblingsBelow(db, parentId);
    for (const [index, { id, identifier }] of siblings.entries())
      if (moving.has(id)) places.push({ id, identifier, parentId, before: siblings[index + 1]?.id ?? null });
  }
  return places;
}

interface Done {
  readonly was: readonly KnownPlace[];
  readonly moved: readonly PageRecord[];
  readonly followed: FollowedMoves;
}

/** What is answered so that a move can be taken back: nothing is kept of it here. */
export function signUndo(signer: Signer, { was, moved, followed }: Done): string {
  const undo: MoveUndo = {
    was: [...was],
    is: moved.map(({ id, identifier, parentId }) => ({ id, identifier, parentId })),
    seen: followed.moves.map(({ pageId, from, to }) => ({ pageId, from, to })),
    rules: {
      were: followed.before.map((rule) => ruleSchema.parse(rule)),
      set: followed.set.map((rule) => ruleSchema.parse(rule)),
      dropped: [...followed.drop],
    },
  };
  return signer.sign(JSON.stringify(undo));
}

/** Undefined for what was not signed here. */
export function readUndo(signer: Signer, signed: string): MoveUndo | undefined {
  const text = signer.read(signed);
  return text === undefined ? undefined : moveUndoSchema.parse(JSON.parse(text));
}
