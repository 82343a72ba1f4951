import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import {
  hiddenPageFields,
  pickFields,
  recordedPageFieldShape,
  seenPageFields,
} from '#content/page/page-fields.ts';

const place = {
  identifier: z.string(),
  kind: z.enum(pageKinds),
  parentId: z.string().nullable(),
  sortOrder: z.number(),
  /** Breaks ties in the order of pages. */
  createdAt: z.string(),
};

/** Stored JSON texts of the page and its live version. */
const stored = z.object({ page: z.string().nullable(), version: z.string().nullable() });

const seen = z.object({
  visibility: z.literal('seen'),
  ...place,
  requiresLogin: z.boolean(),
  ...pickFields(recordedPageFieldShape, seenPageFields),
  layout: stored,
  background: stored,
  dynamicBackground: stored,
});

/**
 * Schema of a page's journaled state beside its content: only what visitors can notice, given its visibility.
 * An invisible page has a position all the same, for its child pages.
 */
const pageStateSchema = z.discriminatedUnion('visibility', [
  seen,
  z.object({
    visibility: z.literal('hidden'),
    ...place,
    ...pickFields(recordedPageFieldShape, hiddenPageFields),
  }),
  z.object({ visibility: z.literal('unseen'), ...place }),
]);
export type PageState = z.infer<typeof pageStateSchema>;
export type SeenState = z.infer<typeof seen>;

/** Parses a stored state; undefined if it is invalid. */
export function parsePageState(text: string): PageState | undefined {
  try {
    return pageStateSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
