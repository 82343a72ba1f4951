import { z } from 'zod';
import type { UndoKind } from '#api/audit-action.ts';
import { pageFieldShape } from '#content/page/page-fields.ts';

/** Visibility of a page without its protection: the log contains no passwords. */
const visibilitySchema = z.object({
  published: z.boolean(),
  isHidden: z.boolean(),
  // An entry from before a field existed didn't change it.
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
/** Position and URL of a page before or after a move. */
export type KnownState = z.infer<typeof standSchema>;

const rowSchema = z.object({
  parentId: z.string().nullable(),
  /** Identifier of the parent page, in case it is deleted; null at the top level. */
  parentIdentifier: z.string().nullable(),
  /** Ids from top to bottom: moved pages and their neighbours. */
  order: z.array(z.string()),
});
/** Sibling pages in order. */
export type KnownRow = z.infer<typeof rowSchema>;

const ruleSchema = z.object({
  fromPath: z.string(),
  toPath: z.string(),
  reason: z.string(),
  pageId: z.string().nullable(),
});
export type KnownRule = z.infer<typeof ruleSchema>;

/** Undo of a move: the state before, and the state after, which must be unchanged. */
const moveUndoSchema = z.object({
  way: z.literal('move'),
  was: z.array(standSchema),
  /** Previous siblings; empty for pages of which only the URL changed. */
  rows: z.array(rowSchema),
  is: z.array(standSchema),
  /** Paths at which visitors saw the pages before, and see them since. */
  seen: z.array(z.object({ pageId: z.string(), from: z.string().nullable(), to: z.string() })),
  rules: z.object({ were: z.array(ruleSchema), set: z.array(ruleSchema), dropped: z.array(z.string()) }),
});

/**
 * Undo of an action, as the activity log stores it: the state before and, if the action's own checks can't
 * detect later changes, the state after.
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
  z.object({
    way: z.literal('replace'),
    pages: z.array(
      z.object({
        pageId: z.string(),
        /** Snapshot of the draft before; null if the page had no draft. */
        kept: z.string().nullable(),
        /** Content revision after the replacement. */
        after: z.number(),
      }),
    ),
  }),
  z.object({ way: z.literal('page-from-trash'), pageId: z.string() }),
  z.object({ way: z.literal('file-from-trash'), mediaId: z.string() }),
]);
export type UndoWay = z.infer<typeof undoWaySchema>;
export type UndoByKind<Kind extends UndoKind> = Extract<UndoWay, { readonly way: Kind }>;
export type MoveUndo = UndoByKind<'move'>;
