import { z } from 'zod';
import { languages } from '#content/language/language.ts';
import { backgroundSettingsSchema, dynamicBackgroundSettingsSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { isBlur } from '#content/media/blur.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import { blockSchema, editSchema, pathSchema, titleSchema } from '#document/edit.ts';
import { textPlaceSchema } from '#document/text-place.ts';

// All messages of the frame: the two unions below. Other messages are ignored.

const language = z.enum(languages);

const mediaFacts = z.object({
  width: z.number(),
  height: z.number(),
  animated: z.boolean(),
  duration: z.number().optional(),
  address: z.string().optional(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).optional(),
  blur: z.string().refine(isBlur).optional(),
  poster: z.string().optional(),
  phone: z.object({ src: z.string(), type: z.string() }).optional(),
  post: z.object({ title: z.string(), author: z.string().optional() }).optional(),
});

const pageSettings = {
  /** Null if the global layout in the frame's own document applies. */
  globalLayout: layoutSettingsSchema.nullable(),
  /** The page's own layout. */
  layoutSettings: layoutSettingsSchema.nullable(),
  backgroundSettings: backgroundSettingsSchema.nullable(),
  dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable(),
};

const caseLink = { title: titleSchema, path: z.string() };

const point = z.custom<readonly [number | undefined, number | undefined]>(Array.isArray);

/** The neighbours of a case; see `CaseNeighbours` of the site. */
const caseNeighbours = z.object({
  previous: z.object(caseLink).optional(),
  next: z.object({
    ...caseLink,
    /** Images by the language of the page. */
    pictures: z
      .partialRecord(
        language,
        z.object({
          src: z.string(),
          darkSrc: z.string(),
          point,
          phones: z.object({ src: z.string(), darkSrc: z.string(), point }).optional(),
          media: z.record(z.string(), mediaFacts),
        }),
      )
      .optional(),
  }),
});

/** Everything that the frame needs to render the edited page. */
const previewDocumentSchema = z.object({
  title: titleSchema,
  overview: z.array(blockSchema),
  metadata: pageMetadataSchema.optional(),
  ...pageSettings,
  media: z.record(z.string(), mediaFacts),
  /** Blocks of the live sections by identifier. */
  sections: z.record(z.string(), z.array(blockSchema)).optional(),
  /** True for a section, which has no main heading. */
  isSection: z.boolean().optional(),
  /** The page around a section that is edited in its place, and the block of that page that shows the section. */
  around: z.object({ page: z.array(blockSchema), blockId: z.string() }).optional(),
  /** Absent for a page, and if there is no other case. */
  neighbours: caseNeighbours.optional(),
});
export type PreviewDocument = z.infer<typeof previewDocumentSchema>;

const theme = z.enum(['light', 'dark', 'system']);

/** A language chosen at one end. The receiver validates it, with a warning. */
const languageUpdate = { language: z.string(), chosenAt: z.number(), chosenBy: z.enum(['editor', 'page']) };

const languageChoice = z.object({ ...languageUpdate, language });

/**
 * Scroll position: a block, and the part of its height above the viewport. With null it is the page, from 0
 * at the top to 1 at the end.
 */
const alignment = { blockId: z.string().nullable(), part: z.number() };

/** Formatting of the selected text. */
const textMark = z.enum([
  'bold',
  'italic',
  'code',
  'superscript',
  'subscript',
  'link',
  'bullet',
  'ordered',
  'quote',
]);

/** Parts of the page that show settings of the site. */
export const siteParts = ['header', 'contact', 'footer'] as const;
export type SitePart = (typeof siteParts)[number];

/** Change of a block in a version, as the compared frames mark it. */
const changeMarks = ['added', 'removed', 'changed'] as const;
export type ChangeMark = (typeof changeMarks)[number];

const editorMessages = [
  z.object({ type: z.literal('editor/hello') }),
  /** Replaces everything in the frame. */
  z.object({
    type: z.literal('page/sync'),
    document: previewDocumentSchema,
    language: languageChoice,
    theme,
  }),
  /** Edits since the previous revision. If one is missing, the page requests a sync. */
  z.object({ type: z.literal('page/edit'), edits: z.array(editSchema) }),
  /** Selected blocks, and the leading one. */
  z.object({
    type: z.literal('block/select'),
    blockId: z.string().nullable(),
    blockIds: z.array(z.string()),
    reveal: z.boolean(),
    /** The last selection in the page that the editor has heard of: an older answer is outdated. */
    turn: z.number(),
  }),
  z.object({ type: z.literal('block/hover'), blockId: z.string().nullable() }),
  /** Dragged blocks. Empty after the drop. */
  z.object({ type: z.literal('block/drag'), blockIds: z.array(z.string()) }),
  /** The focused field in the editor, which the page makes visible. Null after it lost focus. */
  z.object({
    type: z.literal('block/reveal'),
    target: z.object({ blockId: z.string(), path: pathSchema }).nullable(),
    /** False in a frame that follows the scrolling of another one. */
    scrolls: z.boolean(),
  }),
  /** Scroll position before the document was reloaded, in CSS pixels. */
  z.object({ type: z.literal('page/scroll'), y: z.number().min(0) }),
  /** Blocks that others are editing, with a colour for each member. `hue` is in degrees. */
  z.object({
    type: z.literal('view/people'),
    people: z.array(z.object({ name: z.string(), hue: z.number(), blockIds: z.array(z.string()) })),
  }),
  /** Blocks that differ from another version, and the current one of them. */
  z.object({
    type: z.literal('view/changes'),
    blocks: z.array(z.object({ blockId: z.string(), change: z.enum(changeMarks) })),
    lead: z.string().nullable(),
  }),
  /** Current layout and background, saved or not. */
  z.object({ type: z.literal('page/settings'), ...pageSettings }),
  /**
   * Unsaved settings of the site. The page applies those that it supports. An empty object restores the saved
   * ones.
   */
  z.object({ type: z.literal('site/settings'), settings: z.record(z.string(), z.unknown()) }),
  /** Changed design tokens, saved or not. */
  z.object({ type: z.literal('site/tokens'), changes: z.record(z.string(), z.unknown()) }),
  /** Scrolls to a part of the site whose settings are edited. */
  z.object({ type: z.literal('site/show'), part: z.enum(siteParts) }),
  /**
   * Puts the caret into a text of the page, at an offset in its stored form. A null path is the first text of
   * the block.
   */
  z.object({
    type: z.literal('text/write'),
    blockId: z.string(),
    path: pathSchema.nullable(),
    at: z.union([z.enum(['start', 'end']), z.number().int().min(0)]),
  }),
  /** Focuses the edited text again. */
  z.object({ type: z.literal('text/focus') }),
  /** Formats the selection in the edited text. An `href` of '' removes a link. */
  z.object({ type: z.literal('text/mark'), mark: textMark, href: z.string().nullable() }),
  /** Confirms that an edit of the page was handled, and that its result was sent. */
  z.object({ type: z.literal('text/taken') }),
  z.object({ type: z.literal('view/language'), ...languageUpdate }),
  z.object({ type: z.literal('view/theme'), theme }),
  /** True if a frame beside this one scrolls in sync. */
  z.object({ type: z.literal('view/in-step'), on: z.boolean() }),
  /** Scroll position of a frame beside this one. */
  z.object({ type: z.literal('view/align'), ...alignment }),
] as const;

const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** State of the caret and selection while the user types in the page. */
const caretState = z.object({
  /** Null for the page's title. */
  place: textPlaceSchema.nullable(),
  /** True for a Markdown text. Only those have marks. */
  rich: z.boolean(),
  /** Rectangle of the caret or selection, in CSS pixels of the frame's viewport. */
  rect: rect.nullable(),
  /** False for a caret alone. */
  selected: z.boolean(),
  marks: z.array(textMark),
  /** URL of the link at the caret. */
  href: z.string().nullable(),
});

const pageMessages = [
  /**
   * The page can receive messages. Sent after loading, and in answer to a greeting. With a version it
   * requests that one, which is read-only.
   */
  z.object({ type: z.literal('page/ready'), versionId: z.string().optional() }),
  /** All edits up to the envelope's revision are rendered. */
  z.object({ type: z.literal('page/ack') }),
  z.object({ type: z.literal('page/need-sync'), reason: z.string() }),
  /** Scroll position of this frame, for one beside it. */
  z.object({ type: z.literal('page/aligned'), ...alignment }),
  /** Computed side margins of the page's blocks in this frame, in CSS pixels. */
  z.object({ type: z.literal('page/margins'), left: z.number(), right: z.number() }),
  /** `part` is 0 at the top and 1 at the end. */
  z.object({ type: z.literal('page/scroll'), y: z.number(), part: z.number().min(0).max(1) }),
  /**
   * The user clicked a block in the page. `field` is the editable element under the pointer; with `add` the
   * other blocks stay selected.
   */
  z.object({
    type: z.literal('block/select'),
    blockId: z.string().nullable(),
    field: z.string().nullable(),
    add: z.boolean(),
    /** True if the caret is in the block now. */
    writes: z.boolean(),
    /** Counts the selections in this page. */
    turn: z.number(),
  }),
  /** A double click on a block, beside its texts. */
  z.object({ type: z.literal('block/open'), blockId: z.string() }),
  /** The user went to another part of the selected block, such as its next slide. */
  z.object({ type: z.literal('block/part'), blockId: z.string(), path: pathSchema }),
  /** True if something covers the page, such as a presentation. */
  z.object({ type: z.literal('view/covered'), covered: z.boolean() }),
  /**
   * Edits that the user made in the page itself. The editor applies them and sends them back, so that all
   * frames show the same. Edits with the same `partOf` are one undo step, such as typing in one text.
   */
  z.object({
    type: z.literal('page/edit'),
    edits: z.array(editSchema).min(1),
    partOf: z.string().nullable(),
  }),
  /** State of the text that the user types in the page; null after that. */
  z.object({ type: z.literal('text/state'), state: caretState.nullable() }),
  /** Enter in a text, with the text before and after the caret. */
  z.object({
    type: z.literal('text/split'),
    place: textPlaceSchema,
    before: z.string(),
    after: z.string(),
    /** True if the caret is at the end of a paragraph that is not the last one. */
    isAtEnd: z.boolean(),
  }),
  /** Backspace at the start of a text or, with `forward`, Delete at its end. */
  z.object({ type: z.literal('text/join'), place: textPlaceSchema, forward: z.boolean() }),
  /** A slash on an empty line, with the text before and after that line. */
  z.object({ type: z.literal('text/slash'), place: textPlaceSchema, before: z.string(), after: z.string() }),
  /** Asks the editor for the URL of a link. */
  z.object({ type: z.literal('text/link') }),
  /** A paste lost content: the count of each kind that a text can't contain. */
  z.object({ type: z.literal('text/left-out'), leftOut: z.record(z.string(), z.number()) }),
  /** The block has no editable text. Null is the page's title. */
  z.object({ type: z.literal('text/unwritable'), blockId: z.string().nullable() }),
  z.object({ type: z.literal('block/hover'), blockId: z.string().nullable() }),
  /** Rectangle of the selected blocks, in CSS pixels of the frame's viewport. */
  z.object({ type: z.literal('block/rect'), blockId: z.string().nullable(), rect: rect.nullable() }),
  z.object({ type: z.literal('view/language'), ...languageUpdate }),
  /** The user followed a link in the page. The editor decides what happens. */
  z.object({ type: z.literal('page/navigate'), href: z.string() }),
  /** A shortcut was pressed while the page had the focus. */
  z.object({
    type: z.literal('editor/key'),
    key: z.string(),
    mod: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
    /** True if a text has the focus. */
    typing: z.boolean(),
  }),
  /** Message about an update that can't be shown; null after it is solved. */
  z.object({ type: z.literal('page/issue'), message: z.string().nullable() }),
] as const;

export const editorMessageSchema = z.discriminatedUnion('type', editorMessages);
export const pageMessageSchema = z.discriminatedUnion('type', pageMessages);
export type EditorMessage = z.infer<typeof editorMessageSchema>;
export type CaretState = z.infer<typeof caretState>;
export type TextMark = z.infer<typeof textMark>;
export type PageMessage = z.infer<typeof pageMessageSchema>;
