import { z } from 'zod';
import { backgroundSettingsSchema, dynamicBackgroundSettingsSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { pageKinds, pageStatuses, versionStatuses } from '#content/page/page.ts';
import { pageFieldShape } from '#content/page/page-fields.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import { translationsSchema } from '#content/translation/translations-schema.ts';
import {
  createLanguageRecord,
  fieldMessages,
  languageSchema,
  overviewSchema,
  sentOverviewSchema,
  timestampSchema,
  translatedSchema,
  warningsSchema,
} from './common.ts';

/** A page in lists: everything except its blocks. */
const pageSummarySchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    status: z.enum(pageStatuses),
    published: z.boolean(),
    isHidden: z.boolean(),
    requiresLogin: z.boolean(),
    ...pageFieldShape,
    parentId: z.string().nullable(),
    parentIdentifier: z.string().nullable(),
    sortOrder: z.number(),
    /** True if edits go to a draft that visitors see after publishing. */
    versioning: z.boolean(),
    /** The live version. */
    currentVersionId: z.string().nullable(),
    /** The draft version, if it differs from the live one. */
    draftVersionId: z.string().nullable(),
    updatedAt: timestampSchema,
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'PageSummary' });
export type PageSummary = z.infer<typeof pageSummarySchema>;

const toDoSchema = z
  .object({
    /** Number of missing texts, including placeholders. */
    missing: z.number(),
    /** Number of texts whose source has changed since. */
    outdated: z.number(),
  })
  .meta({ id: 'ToDo' });

/** A page in a list. */
export const pageInListSchema = pageSummarySchema
  .extend({
    /** For members: revision for `If-Match`, without quotes. */
    revision: z.string().optional(),
    /** For members: number of texts to translate, per language; absent until it is counted. */
    toTranslate: z.object(createLanguageRecord(toDoSchema)).optional(),
    /** For members: id of its last move; absent if it was never moved. */
    lastMove: z.string().optional(),
  })
  .meta({ id: 'PageInList' });
export type PageInList = z.infer<typeof pageInListSchema>;

export const pageSchema = pageSummarySchema
  .extend({
    overview: overviewSchema,
    /** For members who load the whole page: its translation records; absent if there are none. */
    translations: translationsSchema.optional(),
    /**
     * For members who load the whole page: its texts for search engines and networks; absent if there are
     * none.
     */
    metadata: pageMetadataSchema.optional(),
    /** Null for a protected page that is not unlocked. */
    updatedAt: timestampSchema.nullable(),
    /** The language to which texts were resolved; absent if all languages are returned. */
    language: languageSchema.optional(),
    /** The version of title and overview. */
    versionId: z.string().nullable(),
    versionStatus: z.enum(versionStatuses).nullable(),
    /** For owners only. */
    loginPassword: z.string().nullable().optional(),
    passwordId: z.string().nullable().optional(),
    /** True for a protected page that is not unlocked: no blocks and a neutral title. */
    locked: z.boolean().optional(),
  })
  .meta({ id: 'Page' });
export type ApiPage = z.infer<typeof pageSchema>;

const redirectStepSchema = z.object({ from: z.string(), to: z.string() });

/** Effects of moves on redirects. Paths without language prefix cover all languages. */
const followedMovesSchema = z.object({
  /** Redirects that were created, and those to a former path that now lead to the page's new one. */
  redirects: z.array(redirectStepSchema),
  /** Paths whose redirects were deleted, since a page has the path now. */
  droppedRedirects: z.array(z.string()),
  /** Redirects of a former path that a member created: they are kept and decide where visitors go. */
  keptRedirects: z.array(redirectStepSchema),
});

/** Effects of moves, with their undo. */
const undoableMovesSchema = followedMovesSchema
  .extend({
    /** Value for `POST /api/tree/undo` that undoes all of it. */
    undo: z.string(),
  })
  .meta({ id: 'UndoableMoves' });
export type UndoableMoves = z.infer<typeof undoableMovesSchema>;

/** Effects of moving pages to one place in the tree. */
export const movedPagesSchema = undoableMovesSchema
  .extend({
    /** Id of this move, from now on the last move of each page. */
    lastMove: z.string(),
  })
  .meta({ id: 'MovedPages' });
export type MovedPages = z.infer<typeof movedPagesSchema>;

/** A page whose path changed. */
export const readdressedPageSchema = pageSummarySchema.extend(followedMovesSchema.shape);
export type ReaddressedPage = z.infer<typeof readdressedPageSchema>;

/** A page after a change of its path. */
export const movedPageSchema = pageSummarySchema.extend(undoableMovesSchema.shape).meta({ id: 'MovedPage' });
export type MovedPage = z.infer<typeof movedPageSchema>;

const visibilityFields = {
  status: z.enum(pageStatuses),
  published: z.boolean(),
  isHidden: z.boolean(),
  ...pageFieldShape,
  requiresLogin: z.boolean(),
  loginPassword: z.string().max(200).nullable(),
  passwordId: z.string().nullable(),
};

/** Body of both saves; its fields decide which one it is. The server checks `overview` separately. */
export const savePageSchema = z
  .object({
    ...visibilityFields,
    /** Null keeps the stored title, in a save of one language. */
    title: translatedSchema.nullable(),
    language: languageSchema,
    versionId: z.string(),
    overview: sentOverviewSchema,
    /** If absent or unchanged, the comparison of texts decides which sources have changed. */
    translations: translationsSchema,
    /** If absent, the stored texts stay; an object without texts returns to the page's own. */
    metadata: pageMetadataSchema,
  })
  .partial()
  .meta({ id: 'SavePage' });
export type SavePageBody = z.infer<typeof savePageSchema>;

export const createPageSchema = z
  .object({ identifier: z.string(), title: translatedSchema, overview: sentOverviewSchema })
  .extend(
    z
      .object({
        ...visibilityFields,
        kind: z.enum(pageKinds),
        language: languageSchema,
        translations: translationsSchema,
        metadata: pageMetadataSchema,
        parentId: z.string().nullable(),
        parentIdentifier: z.string().nullable(),
        /** Id of the page whose layout and background the new page copies. */
        lookOf: z.string(),
        /** False publishes content saves at once. */
        versioning: z.boolean(),
      })
      .partial().shape,
  )
  .meta({ id: 'CreatePage' });
export type CreatePageBody = z.infer<typeof createPageSchema>;

export const savedPageSchema = pageSchema
  .extend({
    /** Problems to solve before publishing, and changes that cannot be undone. */
    warnings: warningsSchema,
    /** Paths of the texts that the save wrote, changed or removed, per language. */
    changes: z.object(createLanguageRecord(z.array(z.string()))),
  })
  .meta({ id: 'SavedPage' });

/** The complete content to publish: texts in all languages, layout and background. */
export const publishContentSchema = z
  .object({
    title: translatedSchema,
    overview: sentOverviewSchema,
    translations: translationsSchema.optional(),
    /** If absent, the live version's texts stay; an object without texts removes them. */
    metadata: pageMetadataSchema.optional(),
    /** If absent, the live version's layout stays; null removes it. */
    layoutSettings: layoutSettingsSchema.nullable().optional(),
    backgroundSettings: backgroundSettingsSchema.nullable().optional(),
    dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable().optional(),
  })
  .meta({ id: 'PublishContent' });
export type PublishContentBody = z.infer<typeof publishContentSchema>;

/** Name of a version. */
export const versionNameSchema = z
  .string()
  .trim()
  .min(1, 'Give the version a name.')
  .max(100, fieldMessages.nameLength(100));

/** The number of changes of a version by category. */
const versionChangesSchema = z
  .object({
    /** The version that it is compared with: for the draft the live version, else the previous one. */
    since: z.string(),
    /** Texts, counted once per language. */
    texts: z.number(),
    pictures: z.number(),
    /** All other values of blocks. */
    others: z.number(),
    moved: z.number(),
    /** Blocks by type. */
    added: z.record(z.string(), z.number()),
    removed: z.record(z.string(), z.number()),
    /** True if layout or background changed. */
    look: z.boolean(),
    /** True if one of the versions cannot be read. */
    unknown: z.boolean(),
  })
  .meta({ id: 'VersionChanges' });
export type VersionChanges = z.infer<typeof versionChangesSchema>;

export const versionSchema = z
  .object({
    id: z.string(),
    status: z.enum(versionStatuses),
    title: translatedSchema,
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    author: z.string().nullable(),
    /** Why it was stored: requested by a save, published, or an automatic snapshot. */
    reason: z.enum(['draft', 'save', 'publish', 'automatic']),
    /** Name given by a member; named versions are never deleted automatically. */
    name: z.string().nullable(),
    /**
     * In the list of versions: its changes since the previous one; null for the first, absent until they are
     * counted.
     */
    changed: versionChangesSchema.nullable().optional(),
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

/** A page in lists of references. */
export const pageNamedSchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
  })
  .meta({ id: 'PageNamed' });
export type PageReference = z.infer<typeof pageNamedSchema>;
