import { z } from 'zod';
import type { UndoKind } from '#api/audit-action.ts';
import { pageFieldShape } from '#content/page/page-fields.ts';

/** What of a page decides who sees it, but for its protection: passwords are no part of the log. */
const visibilitySchema = z.object({
  published: z.boolean(),
  isHidden: z.boolean(),
  // An entry from before a field existed has not changed it.
  ...z.object(pageFieldShape).partial().shape,
});
export type KnownVisibility = z.infer<typeof visibilitySchema>;

const ruleChangeSchema = z.object({
  fromPath: z.string(),
  toPath: z.string().nullable(),
  reason: z.string(),
  pageId: z.string().nullable(),
  was: z.string().nullable(),
});

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
export type KnownRule = z.infer<typeof ruleSchema>;

/** How a move is taken back: what was there before it, and what it left, which has to be there still. */
const moveUndoSchema = z.object({
  way: z.literal('move'),
  was: z.array(standSchema),
  /** Where they stood; none of those that only have another address. */
  rows: z.array(rowSchema),
  is: z.array(standSchema),
  /** Where visitors had seen pages last, and where they see them since. */
  seen: z.array(z.object({ pageId: z.string(), from: z.string().nullable(), to: z.string() })),
  rules: z.object({ were: z.array(ruleSchema), set: z.array(ruleSchema), dropped: z.array(z.string()) }),
});

/**
 * How something that was done is taken back, as the log keeps it: what was there before, and where the way itself does not find
 * out whether somebody has built on it since, what it left.
 */
export const undoWaySchema = z.discriminatedUnion('way', [
  moveUndoSchema,
  z.object({
    way: z.literal('order'),
    parentId: z.string().nullable(),
    before: z.array(z.string()),
    after: z.array(z.string()),
  }),
  z.object({
    way: z.literal('visibility'),
    pageId: z.string(),
    before: visibilitySchema,
    after: visibilitySchema,
  }),
  z.object({
    way: z.literal('settings'),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  }),
  z.object({ way: z.literal('redirects'), changes: z.array(ruleChangeSchema) }),
  z.object({ way: z.literal('page-from-trash'), pageId: z.string() }),
  z.object({ way: z.literal('file-from-trash'), mediaId: z.string() }),
]);
export type UndoWay = z.infer<typeof undoWaySchema>;
export type UndoWayOf<Kind extends UndoKind> = Extract<UndoWay, { readonly way: Kind }>;
export type MoveUndo = UndoWayOf<'move'>;
