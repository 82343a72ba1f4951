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

/**
 * How something that was done is taken back, as the log keeps it: what was there before, and where the way itself does not find
 * out whether somebody has built on it since, what it left.
 */
export const undoWaySchema = z.discriminatedUnion('way', [
  z.object({ way: z.literal('move'), token: z.string() }),
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
