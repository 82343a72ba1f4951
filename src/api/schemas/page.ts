import { z } from 'zod';
import { pageKinds, pageStatuses, versionStatuses } from '#content/page.ts';
import {
  languageSchema,
  overviewSchema,
  sentOverviewSchema,
  timestampSchema,
  translatedSchema,
  warningsSchema,
} from './common.ts';

/** A page as lists show it: everything but its blocks. */
const pageSummarySchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    status: z.enum(pageStatuses),
    published: z.boolean(),
    isHidden: z.boolean(),
    redirectUrl: z.string().nullable(),
    hideFromSearchEngines: z.boolean(),
    requiresLogin: z.boolean(),
    showInMenu: z.boolean(),
    parentId: z.string().nullable(),
    parentIdentifier: z.string().nullable(),
    sortOrder: z.number(),
    /** True when edits go to a draft and reach visitors on publishing. */
    versioning: z.boolean(),
    /** The live version, which visitors see. */
    currentVersionId: z.string().nullable(),
    /** The rolling draft, when it differs from the live version. */
    draftVersionId: z.string().nullable(),
    updatedAt: timestampSchema,
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'PageSummary' });
export type PageSummary = z.infer<typeof pageSummarySchema>;

/** A page in a list. */
export const pageInListSchema = pageSummarySchema
  .extend({
    /** For people of the studio: what a write of this page can name in `If-Match`, without the quotes. */
    revision: z.string().optional(),
  })
  .meta({ id: 'PageInList' });
export type PageInList = z.infer<typeof pageInListSchema>;

export const pageSchema = pageSummarySchema
  .extend({
    overview: overviewSchema,
    /** Null for a protected page without a grant. */
    updatedAt: timestampSchema.nullable(),
    /** The language the texts were resolved to; absent when they come whole. */
    language: languageSchema.optional(),
    /** The version that title and overview are of. */
    versionId: z.string().nullable(),
    versionStatus: z.enum(versionStatuses).nullable(),
    /** Only for owners. */
    loginPassword: z.string().nullable().optional(),
    passwordId: z.string().nullable().optional(),
    /** A protected page without a grant: no blocks, a neutral title. */
    locked: z.boolean().optional(),
  })
  .meta({ id: 'Page' });
export type ApiPage = z.infer<typeof pageSchema>;

const redirectStepSchema = z.object({ from: z.string(), to: z.string() });

/** A page after its address has changed, with what that did to the redirects. Paths without a language's prefix cover all. */
export const movedPageSchema = pageSummarySchema
  .extend({
    /** Rules that were made, and those that led to an old address and now follow the page. */
    redirects: z.array(redirectStepSchema),
    /** Paths whose rules went, since a page lives there now. */
    droppedRedirects: z.array(z.string()),
    /** Rules that a person made for an old address: they stay, and visitors go where they say. */
    keptRedirects: z.array(redirectStepSchema),
  })
  .meta({ id: 'MovedPage' });
export type MovedPage = z.infer<typeof movedPageSchema>;

const visibilityFields = {
  status: z.enum(pageStatuses),
  published: z.boolean(),
  isHidden: z.boolean(),
  redirectUrl: z.string().max(2000).nullable(),
  hideFromSearchEngines: z.boolean(),
  requiresLogin: z.boolean(),
  loginPassword: z.string().max(200).nullable(),
  passwordId: z.string().nullable(),
  showInMenu: z.boolean(),
};

/** Body of both saves; which one it is follows from its fields. `overview` is checked by the server itself. */
export const savePageSchema = z
  .object({
    ...visibilityFields,
    /** Null keeps the title that is stored, in a save of one language. */
    title: translatedSchema.nullable(),
    language: languageSchema,
    versionId: z.string(),
    overview: sentOverviewSchema,
  })
  .partial()
  .meta({ id: 'SavePage' });
export type SavePage = z.infer<typeof savePageSchema>;

export const createPageSchema = z
  .object({ identifier: z.string(), title: translatedSchema, overview: sentOverviewSchema })
  .extend(
    z
      .object({
        ...visibilityFields,
        kind: z.enum(pageKinds),
        language: languageSchema,
        parentId: z.string().nullable(),
        parentIdentifier: z.string().nullable(),
        /** False makes content saves live at once. */
        versioning: z.boolean(),
      })
      .partial().shape,
  )
  .meta({ id: 'CreatePage' });
export type CreatePage = z.infer<typeof createPageSchema>;

export const savedPageSchema = pageSchema
  .extend({
    /** What is missing before this can be published, and what a save cannot take back. */
    warnings: warningsSchema,
    /** The paths of the texts that the save wrote, changed or took away, per language. */
    changes: z.record(languageSchema, z.array(z.string())),
  })
  .meta({ id: 'SavedPage' });

export const versionSchema = z
  .object({
    id: z.string(),
    status: z.enum(versionStatuses),
    title: translatedSchema,
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    author: z.string().nullable(),
    /** Why it was kept: a save asked for it, it was published, or it is an automatic snapshot. */
    reason: z.enum(['draft', 'save', 'publish', 'automatic']),
  })
  .meta({ id: 'Version' });

export interface PageNode extends PageInList {
  readonly children: readonly PageNode[];
}
export const pageNodeSchema: z.ZodType<PageNode> = pageInListSchema
  .extend({
    get children() {
      return z.array(pageNodeSchema);
    },
  })
  .meta({ id: 'PageNode' });
