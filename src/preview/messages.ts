import { z } from 'zod';
import { backgroundSettingsSchema, dynamicBackgroundSettingsSchema } from '#content/background.ts';
import type { Block } from '#content/block.ts';
import { isTranslated, languages, type Translated } from '#content/language.ts';
import { layoutSettingsSchema } from '#content/layout.ts';
import type { Edit } from '#document/edit.ts';
import type { PageDocument } from '#document/page-document.ts';

/**
 * What crosses the frame. Every message travels in an envelope; the two unions below are all there is, and
 * whatever does not parse as one of them is ignored.
 */
const namespace = 'vitrine';
const protocolVersion = 1;

const path = z.array(z.union([z.string(), z.number()]));
const block = z.custom<Block>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && 'type' in value,
);
const place = z.object({ parent: z.string().nullable(), slot: path, index: z.number().int() });
const language = z.enum(languages);

const pageDocument: z.ZodType<PageDocument> = z.object({
  title: z.custom<Translated>(isTranslated),
  overview: z.array(block),
  layoutSettings: layoutSettingsSchema.nullable().optional(),
  backgroundSettings: backgroundSettingsSchema.nullable().optional(),
  dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable().optional(),
});

function setting<Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) {
  const type = z.literal('page/set-setting');
  return z.object({ type, name: z.literal(name), value: schema.nullable().optional() });
}

/** The edits of `document/edit.ts` as they cross the frame; the type holds the two together. */
const editSchema: z.ZodType<Edit> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page/set-title'), language, text: z.string() }),
  z.object({ type: z.literal('block/insert'), block, at: place }),
  z.object({ type: z.literal('block/remove'), blockId: z.string() }),
  z.object({ type: z.literal('block/move'), blockId: z.string(), at: place }),
  z.object({
    type: z.literal('block/duplicate'),
    blockId: z.string(),
    ids: z.record(z.string(), z.string()),
  }),
  z.object({ type: z.literal('block/set'), blockId: z.string(), path, value: z.unknown() }),
  z.object({ type: z.literal('block/set-text'), blockId: z.string(), path, language, text: z.string() }),
  z.object({ type: z.literal('page/put-title'), title: z.custom<Translated>(isTranslated) }),
  z.object({ type: z.literal('block/put'), block }),
  z.discriminatedUnion('name', [
    setting('layoutSettings', layoutSettingsSchema),
    setting('backgroundSettings', backgroundSettingsSchema),
    setting('dynamicBackgroundSettings', dynamicBackgroundSettingsSchema),
  ]),
  z.object({ type: z.literal('page/put'), content: pageDocument }),
  z.object({
    type: z.literal('batch'),
    get edits() {
      return z.array(editSchema);
    },
  }),
]);

const mediaFacts = z.object({
  width: z.number(),
  height: z.number(),
  animated: z.boolean(),
  duration: z.number().optional(),
});

const pageSettings = {
  /** Null where the one in the document that the frame was served counts. */
  globalLayout: layoutSettingsSchema.nullable(),
  /** The page's own layout. */
  layoutSettings: layoutSettingsSchema.nullable(),
  backgroundSettings: backgroundSettingsSchema.nullable(),
  dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable(),
};

/** Everything the frame needs to render the page as the editor has it. */
const previewDocumentSchema = z.object({
  title: z.custom<Translated>(isTranslated),
  overview: z.array(block),
  ...pageSettings,
  media: z.record(z.string(), mediaFacts),
});
export type PreviewDocument = z.infer<typeof previewDocumentSchema>;

const theme = z.enum(['light', 'dark', 'system']);

/** A language that a person chose at one end. The language itself is checked by who takes it, with a warning. */
const languageUpdate = { language: z.string(), chosenAt: z.number(), chosenBy: z.enum(['editor', 'page']) };

const languageChoice = z.object({ ...languageUpdate, language });

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
  /** Layout and background as they are set now, saved or not. */
  z.object({ type: z.literal('page/settings'), ...pageSettings }),
  z.object({ type: z.literal('view/language'), ...languageUpdate }),
  z.object({ type: z.literal('view/theme'), theme }),
] as const;

const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const pageMessages = [
  /** The page can take messages; sent on loading and in answer to a greeting. */
  z.object({ type: z.literal('page/ready') }),
  /** All edits up to this envelope's revision are rendered. */
  z.object({ type: z.literal('page/ack') }),
  z.object({ type: z.literal('page/need-sync'), reason: z.string() }),
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
  }),
  /**
   * What a person did to the page in the page itself. The editor does it and sends it back, so that all frames show the
   * same; `partOf` names what it is a part of, such as typing in one text.
   */
  z.object({
    type: z.literal('page/edit'),
    edits: z.array(editSchema).min(1),
    partOf: z.string().nullable(),
  }),
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
  }),
  z.object({ type: z.literal('page/issue'), message: z.string() }),
] as const;

export const editorMessageSchema = z.discriminatedUnion('type', editorMessages);
export const pageMessageSchema = z.discriminatedUnion('type', pageMessages);
export type EditorMessage = z.infer<typeof editorMessageSchema>;
export type PageMessage = z.infer<typeof pageMessageSchema>;

const envelopeSchema = z.object({
  namespace: z.literal(namespace),
  version: z.literal(protocolVersion),
  /** The page's id: a late message about another page is dropped. */
  documentId: z.string(),
  /** Counts the editor's edits; an acknowledgement names the last one rendered. */
  revision: z.number().int(),
  message: z.unknown(),
});

export interface Envelope<Message> {
  readonly documentId: string;
  readonly revision: number;
  readonly message: Message;
}

export function seal<Message>(envelope: Envelope<Message>) {
  return { namespace, version: protocolVersion, ...envelope };
}

/** A message of the expected direction, or undefined for anything else that arrives in a window. */
export function unseal<Message>(schema: z.ZodType<Message>, data: unknown): Envelope<Message> | undefined {
  const envelope = envelopeSchema.safeParse(data);
  if (!envelope.success) return undefined;
  const message = schema.safeParse(envelope.data.message);
  if (!message.success) return undefined;
  return { documentId: envelope.data.documentId, revision: envelope.data.revision, message: message.data };
}
