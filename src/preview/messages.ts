import { z } from 'zod';
import { languages } from '#content/language/language.ts';
import { backgroundSettingsSchema, dynamicBackgroundSettingsSchema } from '#content/look/background.ts';
import { layoutSettingsSchema } from '#content/look/layout.ts';
import { isBlur } from '#content/media/blur.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import { blockSchema, editSchema, pathSchema, titleSchema } from '#document/edit.ts';
import { textPlaceSchema } from '#document/text-place.ts';

// What crosses the frame: the two unions below are all there is, and whatever does not parse as one of them is ignored.

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
  /** Null where the one in the document that the frame was served counts. */
  globalLayout: layoutSettingsSchema.nullable(),
  /** The page's own layout. */
  layoutSettings: layoutSettingsSchema.nullable(),
  backgroundSettings: backgroundSettingsSchema.nullable(),
  dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable(),
};

const caseLink = { title: titleSchema, path: z.string() };

/** The public cases that a case leads on to; see `CaseNeighbours` of the site. */
const caseNeighbours = z.object({
  previous: z.object(caseLink).optional(),
  next: z.object({
    ...caseLink,
    /** Pictures by the language of the page. */
    pictures: z
      .partialRecord(
        language,
        z.object({
          src: z.string(),
          darkSrc: z.string(),
          point: z.custom<readonly [number | undefined, number | undefined]>(Array.isArray),
          phones: z.object({
            phoneSrc: z.string(),
            phoneDarkSrc: z.string(),
            phoneFocalX: z.number().optional(),
            phoneFocalY: z.number().optional(),
          }),
          media: z.record(z.string(), mediaFacts),
        }),
      )
      .optional(),
  }),
});

/** Everything the frame needs to render the page as the editor has it. */
const previewDocumentSchema = z.object({
  title: titleSchema,
  overview: z.array(blockSchema),
  metadata: pageMetadataSchema.optional(),
  ...pageSettings,
  media: z.record(z.string(), mediaFacts),
  /** Left out for a page, and where there is no other case. */
  neighbours: caseNeighbours.optional(),
});
export type PreviewDocument = z.infer<typeof previewDocumentSchema>;

const theme = z.enum(['light', 'dark', 'system']);

/** A language that a person chose at one end. The language itself is checked by who takes it, with a warning. */
const languageUpdate = { language: z.string(), chosenAt: z.number(), chosenBy: z.enum(['editor', 'page']) };

const languageChoice = z.object({ ...languageUpdate, language });

/** The block that is looked at, and the part of its height that is above; null for the page, of which 0 and 1 are the ends. */
const alignment = { blockId: z.string().nullable(), part: z.number() };

/** What a text is made of where something is selected in it. */
const textMark = z.enum(['bold', 'italic', 'link', 'bullet', 'ordered', 'quote']);

/** What of a page the settings of the site are shown in. */
export const siteParts = ['header', 'contact', 'footer'] as const;
export type SitePart = (typeof siteParts)[number];

/** What a version does to a block, as frames that are compared mark it. */
const changeMarks = ['added', 'removed', 'changed'] as const;
export type ChangeMark = (typeof changeMarks)[number];

const editorMessages = [
  z.object({ type: z.literal('editor/hello') }),
  /** Replaces all that the frame shows. */
  z.object({
    type: z.literal('page/sync'),
    document: previewDocumentSchema,
    language: languageChoice,
    theme,
  }),
  /** Edits since the revision before; a gap makes the page ask for a sync. */
  z.object({ type: z.literal('page/edit'), edits: z.array(editSchema) }),
  /** The leading block of a selection, and all of it. */
  z.object({
    type: z.literal('block/select'),
    blockId: z.string().nullable(),
    blockIds: z.array(z.string()),
    reveal: z.boolean(),
  }),
  z.object({ type: z.literal('block/hover'), blockId: z.string().nullable() }),
  /** The blocks that are being dragged; none once they are let go. */
  z.object({ type: z.literal('block/drag'), blockIds: z.array(z.string()) }),
  /** The field that has the keyboard in the editor: the page shows what it changes. Null once it is left. */
  z.object({
    type: z.literal('block/reveal'),
    target: z.object({ blockId: z.string(), path: pathSchema }).nullable(),
    /** False in a frame that follows another one's scrolling. */
    scrolls: z.boolean(),
  }),
  /** Where the page was scrolled to before its document was loaded anew, in CSS pixels. */
  z.object({ type: z.literal('page/scroll'), y: z.number().min(0) }),
  /** The blocks that others work on, each in its person's colour; `hue` is in degrees. */
  z.object({
    type: z.literal('view/people'),
    people: z.array(z.object({ name: z.string(), hue: z.number(), blockIds: z.array(z.string()) })),
  }),
  /** Blocks that another version has otherwise, the one that is looked at first among them. */
  z.object({
    type: z.literal('view/changes'),
    blocks: z.array(z.object({ blockId: z.string(), change: z.enum(changeMarks) })),
    lead: z.string().nullable(),
  }),
  /** Layout and background as they are set now, saved or not. */
  z.object({ type: z.literal('page/settings'), ...pageSettings }),
  /** Settings of the site that nobody has saved yet; the page takes those that it understands. None takes them all back. */
  z.object({ type: z.literal('site/settings'), settings: z.record(z.string(), z.unknown()) }),
  /** What the studio has changed of the design, saved or not. */
  z.object({ type: z.literal('site/tokens'), changes: z.record(z.string(), z.unknown()) }),
  /** Brings a part of the site into view, whose settings are being edited. */
  z.object({ type: z.literal('site/show'), part: z.enum(siteParts) }),
  /** Puts the caret into a text of the page: behind so many characters of it as it is stored. No path is its first one. */
  z.object({
    type: z.literal('text/write'),
    blockId: z.string(),
    path: pathSchema.nullable(),
    at: z.union([z.enum(['start', 'end']), z.number().int().min(0)]),
  }),
  /** The text that is being written has the keyboard again. */
  z.object({ type: z.literal('text/focus') }),
  /** Does something to what is selected in the text that is being written; '' takes a link away. */
  z.object({ type: z.literal('text/mark'), mark: textMark, href: z.string().nullable() }),
  /** An edit that the page sent has been dealt with, and what came of it said. */
  z.object({ type: z.literal('text/taken') }),
  z.object({ type: z.literal('view/language'), ...languageUpdate }),
  z.object({ type: z.literal('view/theme'), theme }),
  /** Whether there is a frame beside this one that scrolls in step. */
  z.object({ type: z.literal('view/in-step'), on: z.boolean() }),
  /** Where a frame beside this one is scrolled to. */
  z.object({ type: z.literal('view/align'), ...alignment }),
] as const;

const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** What the caret stands in while somebody writes in the page, and what is selected. */
const caretState = z.object({
  /** Null for the page's title. */
  place: textPlaceSchema.nullable(),
  /** Marks are for those that are written in Markdown. */
  rich: z.boolean(),
  /** Where the caret stands, or what is selected; in CSS pixels of the frame's viewport. */
  rect: rect.nullable(),
  /** False for a caret alone. */
  selected: z.boolean(),
  marks: z.array(textMark),
  /** Of the link that the caret stands in. */
  href: z.string().nullable(),
});

const pageMessages = [
  /**
   * The page can take messages; sent on loading and in answer to a greeting. With a version it asks for that one: it is
   * shown as it is, and nothing is done in it.
   */
  z.object({ type: z.literal('page/ready'), versionId: z.string().optional() }),
  /** All edits up to this envelope's revision are rendered. */
  z.object({ type: z.literal('page/ack') }),
  z.object({ type: z.literal('page/need-sync'), reason: z.string() }),
  /** Where this frame is scrolled to, for one beside it. */
  z.object({ type: z.literal('page/aligned'), ...alignment }),
  /** The side margins that the page's blocks have in this frame, `auto` worked out, in CSS pixels. */
  z.object({ type: z.literal('page/margins'), left: z.number(), right: z.number() }),
  /** `part` of the way down is 0 at the top and 1 at the end. */
  z.object({ type: z.literal('page/scroll'), y: z.number(), part: z.number().min(0).max(1) }),
  /**
   * A person pointed at a block in the page. `field` is the editable piece under the pointer; `add` says that the rest
   * of the selection stays.
   */
  z.object({
    type: z.literal('block/select'),
    blockId: z.string().nullable(),
    field: z.string().nullable(),
    add: z.boolean(),
    /** The caret is there now. */
    writes: z.boolean(),
  }),
  /** A person went to another part of the selected block, such as its next slide. */
  z.object({ type: z.literal('block/part'), blockId: z.string(), path: pathSchema }),
  /** Something lies over the page, such as a presentation. */
  z.object({ type: z.literal('view/covered'), covered: z.boolean() }),
  /**
   * What a person did to the page in the page itself. The editor does it and sends it back, so that all frames show the
   * same; `partOf` names what it is a part of, such as typing in one text.
   */
  z.object({
    type: z.literal('page/edit'),
    edits: z.array(editSchema).min(1),
    partOf: z.string().nullable(),
  }),
  /** Somebody writes in the page; null when that has ended. */
  z.object({ type: z.literal('text/state'), state: caretState.nullable() }),
  /** Enter in a text, with what stands before the caret and behind it. */
  z.object({
    type: z.literal('text/split'),
    place: textPlaceSchema,
    before: z.string(),
    after: z.string(),
    /** The caret is at the end of a paragraph that others follow. */
    isAtEnd: z.boolean(),
  }),
  /** Backspace at its start, or forward: Delete at its end. */
  z.object({ type: z.literal('text/join'), place: textPlaceSchema, forward: z.boolean() }),
  /** A slash on an empty line, with what the text is without that line. */
  z.object({ type: z.literal('text/slash'), place: textPlaceSchema, before: z.string(), after: z.string() }),
  /** The address of a link is asked for. */
  z.object({ type: z.literal('text/link') }),
  /** A paste lost something: the count of each kind that a text cannot hold. */
  z.object({ type: z.literal('text/left-out'), leftOut: z.record(z.string(), z.number()) }),
  /** There is no text to write in; null for the page's title. */
  z.object({ type: z.literal('text/unwritable'), blockId: z.string().nullable() }),
  z.object({ type: z.literal('block/hover'), blockId: z.string().nullable() }),
  /** Where the selected blocks stand, in CSS pixels of the frame's viewport. */
  z.object({ type: z.literal('block/rect'), blockId: z.string().nullable(), rect: rect.nullable() }),
  z.object({ type: z.literal('view/language'), ...languageUpdate }),
  /** A link was followed in the page; the editor decides what to do. */
  z.object({ type: z.literal('page/navigate'), href: z.string() }),
  /** A shortcut was pressed while the page had the focus. */
  z.object({
    type: z.literal('editor/key'),
    key: z.string(),
    mod: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
    /** A text has the keyboard. */
    typing: z.boolean(),
  }),
  /** What could not be shown; null once that is over. */
  z.object({ type: z.literal('page/issue'), message: z.string().nullable() }),
] as const;

export const editorMessageSchema = z.discriminatedUnion('type', editorMessages);
export const pageMessageSchema = z.discriminatedUnion('type', pageMessages);
export type EditorMessage = z.infer<typeof editorMessageSchema>;
export type CaretState = z.infer<typeof caretState>;
export type TextMark = z.infer<typeof textMark>;
export type PageMessage = z.infer<typeof pageMessageSchema>;
