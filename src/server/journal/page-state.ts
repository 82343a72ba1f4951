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
  /** Decides between pages of one place. */
  createdAt: z.string(),
};

/** A text of JSON as it is stored, for the page and for its live version. */
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
 * What the journal keeps of a page beside what it says: as much as its visibility lets visitors notice. A page that nobody
 * sees has a place all the same, in which those below it stand.
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

/** What is stored of a state; undefined where it no longer parses. */
export function parsePageState(text: string): PageState | undefined {
  try {
    return pageStateSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
