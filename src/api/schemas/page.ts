import { z } from 'zod';
import { backgroundSettingsSchema, dynamicBackgroundSettingsSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { pageKinds, pageStatuses, versionStatuses } from '#content/page/page.ts';
import { pageFieldShape } from '#content/page/page-fields.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import { translationsSchema } from '#content/translation/translations-schema.ts';
import {
  languageSchema,
  overviewSchema,
  perLanguage,
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
    requiresLogin: z.boolean(),
    ...pageFieldShape,
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

const toDoSchema = z
  .object({
    /** Texts that are still to be written, examples among them. */
    missing: z.number(),
    /** Texts whose source has changed since. */
    outdated: z.number(),
  })
  .meta({ id: 'ToDo' });

/** A page in a list. */
export const pageInListSchema = pageSummarySchema
  .extend({
    /** For people of the studio: what a write of this page can name in `If-Match`, without the quotes. */
    revision: z.string().optional(),
    /** For people of the studio: how many texts are to be translated, per language; absent until they are counted. */
    toTranslate: z.object(perLanguage(toDoSchema)).optional(),
    /** For people of the studio: the move by which it stands there; absent for one that nobody has moved. */
    lastMove: z.string().optional(),
  })
  .meta({ id: 'PageInList' });
export type PageInList = z.infer<typeof pageInListSchema>;

export const pageSchema = pageSummarySchema
  .extend({
    overview: overviewSchema,
    /** What its texts were written against, for people of the studio who read it whole; absent where nothing is said. */
    translations: translationsSchema.optional(),
    /** What others are told of it in the place of what it says itself, for people of the studio who read it whole; absent where nothing is. */
    metadata: pageMetadataSchema.optional(),
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

/** What moves did to the redirects. Paths without a language's prefix cover all. */
const followedMovesSchema = z.object({
  /** Rules that were made, and those that led to an old address and now follow the page. */
  redirects: z.array(redirectStepSchema),
  /** Paths whose rules went, since a page lives there now. */
  droppedRedirects: z.array(z.string()),
  /** Rules that a person made for an old address: they stay, and visitors go where they say. */
  keptRedirects: z.array(redirectStepSchema),
});

/** The same, with the way back. */
const undoableMovesSchema = followedMovesSchema
  .extend({
    /** What `POST /api/tree/undo` takes to put all of it back. */
    undo: z.string(),
  })
  .meta({ id: 'UndoableMoves' });
export type UndoableMoves = z.infer<typeof undoableMovesSchema>;

/** The same of pages that went to one place in the tree. */
export const movedPagesSchema = undoableMovesSchema
  .extend({
    /** From now on the last move of each of them. */
    lastMove: z.string(),
  })
  .meta({ id: 'MovedPages' });
export type MovedPages = z.infer<typeof movedPagesSchema>;

/** A page that stands at another address than before. */
export const readdressedPageSchema = pageSummarySchema.extend(followedMovesSchema.shape);
export type ReaddressedPage = z.infer<typeof readdressedPageSchema>;

/** A page after its address has changed. */
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

/** Body of both saves; which one it is follows from its fields. `overview` is checked by the server itself. */
export const savePageSchema = z
  .object({
    ...visibilityFields,
    /** Null keeps the title that is stored, in a save of one language. */
    title: translatedSchema.nullable(),
    language: languageSchema,
    versionId: z.string(),
    overview: sentOverviewSchema,
    /** Without it, or where it says what is stored, the texts themselves tell which sources have changed. */
    translations: translationsSchema,
    /** Without it, what is stored stays; an object without texts lets the page speak for itself. */
    metadata: pageMetadataSchema,
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
        translations: translationsSchema,
        metadata: pageMetadataSchema,
        parentId: z.string().nullable(),
        parentIdentifier: z.string().nullable(),
        /** A page whose layout and background the new one takes. */
        lookOf: z.string(),
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
    changes: z.object(perLanguage(z.array(z.string()))),
  })
  .meta({ id: 'SavedPage' });

/** What visitors are to see, whole: content in all languages, and what it is laid out and stands on. */
export const publishContentSchema = z
  .object({
    title: translatedSchema,
    overview: sentOverviewSchema,
    translations: translationsSchema.optional(),
    /** Left out, what the live version has; an object without texts takes it off. */
    metadata: pageMetadataSchema.optional(),
    /** Left out, what the live version has; null takes it off. */
    layoutSettings: layoutSettingsSchema.nullable().optional(),
    backgroundSettings: backgroundSettingsSchema.nullable().optional(),
    dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable().optional(),
  })
  .meta({ id: 'PublishContent' });
export type PublishContent = z.infer<typeof publishContentSchema>;

/** What a version can be called. */
export const versionNameSchema = z
  .string()
  .trim()
  .min(1, 'Give the version a name.')
  .max(100, 'A name has 100 characters at most.');

/** How much a version changed, as people speak of it. */
const versionChangesSchema = z
  .object({
    /** The version that it is held against: of the draft the live one, else the one before it. */
    since: z.string(),
    /** Texts, once for each language. */
    texts: z.number(),
    pictures: z.number(),
    /** Whatever else is set on a block. */
    others: z.number(),
    moved: z.number(),
    /** Blocks by their type. */
    added: z.record(z.string(), z.number()),
    removed: z.record(z.string(), z.number()),
    /** Layout or background. */
    look: z.boolean(),
    /** One of both cannot be read. */
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
    /** Why it was kept: a save asked for it, it was published, or it is an automatic snapshot. */
    reason: z.enum(['draft', 'save', 'publish', 'automatic']),
    /** What a person calls it; one with a name is kept for good. */
    name: z.string().nullable(),
    /** In the list of versions: what it changed against the one before it; null for the first, absent until it is counted. */
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

/** A page as a list of places names it. */
export const pageNamedSchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
  })
  .meta({ id: 'PageNamed' });
export type PageNamed = z.infer<typeof pageNamedSchema>;
