import type { Fields, MediaField, ResolvedFields, TextField } from '../fields/field.ts';
import { toggle } from '../fields/kinds.ts';
import { type Language, type Translated, toolLanguage } from '../language/language.ts';
import type { WidthByWindow } from '../look/width-by-window.ts';
import type { MediaKind } from '../media/media-types.ts';
import type { BlockIconName } from './block-icon-name.ts';
import type { EmbeddedPost } from './embedded-post.ts';
import type { PathPart } from './issue.ts';

/** A block as stored. Properties that its definition does not know are kept as they came. */
export interface Block {
  readonly id: string;
  readonly type: string;
  readonly hidden?: boolean;
  readonly isMultiLanguage?: boolean;
  /** Where the words stand that the editor shows until there are others; see `starter-values.ts`. */
  readonly startedFrom?: string;
  readonly [property: string]: unknown;
}

/** In the order of the insert menu. */
const blockCategories = ['content', 'media', 'layout', 'interactive'] as const;

export type BlockCategory = (typeof blockCategories)[number];

/** Every block has these, so `defineBlock` adds them. */
const commonFields = {
  hidden: toggle('Hidden', { tab: 'behaviour' }),
  isMultiLanguage: toggle('Text per language', { tab: 'content' }),
} satisfies Fields;

/**
 * What a block is to its page, for whoever asks about a page and knows no types: `hero` is a picture (`src`) that
 * loads at once and stands for the page elsewhere; `text` says what the page is about and may bring its main
 * heading (`content`), `caption` only where no text says it; `contact` takes the place of the site's own contact
 * section.
 */
export type BlockRole = 'hero' | 'text' | 'caption' | 'contact';

/** The roles that a block with these fields can have. */
type RoleWith<F extends Fields> =
  | 'contact'
  | (F extends { readonly content: TextField } ? 'text' | 'caption' : never)
  | (F extends { readonly src: MediaField } ? 'hero' : never);

/** What of a block the blocks round it make room for: one picture, or a row of them that is moved along. */
type Shows = 'picture' | 'pictures';

/**
 * A block's part in the rhythm of a page. It decides the distances to its neighbours (`base.css`) and the columns that it takes
 * (`composition.css`). A `statement` is a heading as wide as the page, a `figure` a number in large type. An `opening` or a
 * `section` is a row of columns that begins with a title or a heading.
 */
export type Flow =
  | 'title'
  | 'heading'
  | 'statement'
  | 'figure'
  | 'text'
  | 'media'
  | 'caption'
  | 'actions'
  | 'rule'
  | 'columns'
  | 'opening'
  | 'section'
  | 'way';

/** What a block is made of when files are put on a page: it shows one, a row of them, or compares two. */
export interface FilesOfBlock {
  readonly as: 'single' | 'series' | 'pair';
  /**
   * What it stores for files of these kinds, without their addresses, and where each of these goes; undefined for files that it
   * cannot show. `itemId` is the item of a list that a path leads through.
   */
  readonly fill: (
    kinds: readonly MediaKind[],
    newId: () => string,
  ) =>
    | {
        readonly values: Readonly<Record<string, unknown>>;
        readonly places: readonly { readonly path: readonly PathPart[]; readonly itemId?: string }[];
      }
    | undefined;
  /** Values that it also stores if all of the files are drawings (SVG), which crops would cut. */
  readonly drawing?: Readonly<Record<string, unknown>>;
}

/** How far a block reaches beyond the text column. */
export type Reach = 'page' | 'viewport';

/** A block that people add by another name, such as a quotation, which is a text. */
interface BlockVariant extends Pick<BlockDefinition, 'label' | 'synonyms' | 'icon'> {
  /** The name of its words in `otherWords`. */
  readonly words: string;
}

export interface BlockDefinition<F extends Fields = Fields, Type extends string = string> {
  readonly type: Type;
  readonly label: string;
  /** What else people call it, in lower case: the insert menu finds it by these as well. */
  readonly synonyms: readonly string[];
  readonly category: BlockCategory;
  /** Its place in its category, from 1. Blocks that name none come after those that do, by their labels. */
  readonly place?: number;
  /** Name of the icon the editor shows. */
  readonly icon: BlockIconName;
  /** Current version of the stored shape; starts at 1. */
  readonly version: number;
  readonly fields: F;
  /** `migrations[1]` turns a stored block of version 1 into version 2, and so on. Must not mutate. */
  readonly migrations: Readonly<Record<number, (block: Block) => Block>>;
  readonly role?: BlockRole;
  /** How far it reaches at the top of a page, by its resolved values; undefined in the text column. */
  readonly reach?: (values: Readonly<Record<string, unknown>>) => Reach | undefined;
  /**
   * How wide one of its slots is, by its resolved values; as wide as itself without one. `width` is its own, and `page` that of
   * media that reach across the page.
   */
  readonly slotWidth?: (
    values: Readonly<Record<string, unknown>>,
    path: readonly PathPart[],
    available: { readonly width: WidthByWindow; readonly page: WidthByWindow },
  ) => WidthByWindow;
  /** Left out by heroes, which show a picture by their role. */
  readonly shows?: Shows;
  /**
   * Its part in the rhythm of a page. Absent if it follows from `role`, `headingLevel` and `shows`. `find` returns the flow of a
   * block inside it.
   */
  readonly flow?: Flow | ((block: Block, find: (inner: Block) => Flow) => Flow);
  /**
   * True if it is as wide as the page in the compositions `centred` and `aside`, provided that the studio has not set its width.
   * `ratio` is its picture's width divided by height, if known.
   */
  readonly spans?: (block: Block, ratio: number | undefined) => boolean;
  /** Heading level the block renders itself; the page counts its h1 by this. */
  readonly headingLevel?: 1 | 2;
  /**
   * Content that shows what a new block is; never an empty grey box. Its words, in all languages, are shown by the
   * editor and never stored (`starter-values.ts`), so its items and the blocks inside it have ids of their own.
   */
  readonly starter: () => Readonly<Record<string, unknown>>;
  /** Other placeholder texts for new blocks and their items, by name. Variants and sections refer to the names. */
  readonly otherWords?: Readonly<Record<string, Readonly<Record<string, Translated>>>>;
  /** The name that `startedFrom` stores for the words of `starter`; the type by default. */
  readonly startsFrom?: string;
  readonly variants?: readonly BlockVariant[];
  /**
   * What it stores when it is put round blocks that stood beside each other, with all of them in its places; undefined
   * where there are too many. Only a block that is made of columns has it.
   */
  readonly wraps?: (blocks: readonly Block[]) => Readonly<Record<string, unknown>> | undefined;
  /**
   * Removes the slots at these paths and moves the others up. Returns undefined if the slots of a block have fixed places.
   */
  readonly refill?: (block: Block, emptied: ReadonlySet<string>) => Block | undefined;
  /** What it is when files are dropped on a page. */
  readonly ofFiles?: FilesOfBlock;
  /** The post of another site that it stands for; undefined for one of which there is no picture to be had. */
  readonly embeds?: (block: Block) => EmbeddedPost | undefined;
  /** The other sites that it makes a visitor's browser ask once they agree to that: of a post, or a scene. */
  readonly asks?: (block: Block) => { readonly for: 'post' | 'scene'; readonly hosts: readonly string[] };
  /** The one line the outline shows beside the icon; '' lets the outline show the type's label. */
  readonly summary: (block: Block, language: Language) => string;
}

type Common = typeof commonFields;

interface BlockInput<F extends Fields, Type extends string> {
  type: Type;
  label: string;
  synonyms?: readonly string[];
  category: BlockCategory;
  place?: number;
  icon: BlockIconName;
  fields: F;
  version?: number;
  migrations?: BlockDefinition['migrations'];
  role?: RoleWith<F>;
  reach?: BlockDefinition['reach'];
  slotWidth?: BlockDefinition['slotWidth'];
  shows?: Shows;
  flow?: BlockDefinition['flow'];
  spans?: BlockDefinition['spans'];
  headingLevel?: 1 | 2;
  starter?: BlockDefinition['starter'];
  otherWords?: BlockDefinition['otherWords'];
  variants?: BlockDefinition['variants'];
  wraps?: BlockDefinition['wraps'];
  refill?: BlockDefinition['refill'];
  ofFiles?: FilesOfBlock;
  embeds?: BlockDefinition['embeds'];
  asks?: BlockDefinition['asks'];
  summary?: BlockDefinition['summary'];
}

/** Defines a block type once; type, defaults, validation, form, docs and search text derive from it. */
export function defineBlock<const F extends Fields, const Type extends string>(
  input: BlockInput<F, Type>,
): BlockDefinition<Common & F, Type> {
  return {
    version: 1,
    synonyms: [],
    migrations: {},
    starter: () => ({}),
    summary: () => '',
    ...input,
    fields: { ...commonFields, ...input.fields },
  };
}

/** What a block's view gets: texts in one language, defaults filled in, slots as `Rendered`. */
export type ResolvedBlock<D, Rendered> =
  D extends BlockDefinition<infer F> ? { id: string; type: string } & ResolvedFields<F, Rendered> : never;

/** Finds a type's definition; undefined for a type nobody knows, whose blocks stay untouched. */
export type Definitions = ReadonlyMap<string, BlockDefinition>;

/**
 * Creates a registry of block types in the order of the insert menu: by category, then by place. `moreWords` are added to the
 * `otherWords` of each type.
 */
export function defineBlocks(
  definitions: readonly BlockDefinition[],
  moreWords: Readonly<Record<string, BlockDefinition['otherWords']>> = {},
): Definitions {
  return new Map(
    definitions.toSorted(byPlace).map((definition) => {
      const { type, otherWords } = definition;
      const more = moreWords[type];
      return [type, more ? { ...definition, otherWords: { ...otherWords, ...more } } : definition];
    }),
  );
}

function byPlace(one: BlockDefinition, other: BlockDefinition): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (
    blockCategories.indexOf(one.category) - blockCategories.indexOf(other.category) ||
    (one.place ?? last) - (other.place ?? last) ||
    one.label.localeCompare(other.label, toolLanguage)
  );
}

export function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { id, type } = value as Record<string, unknown>;
  return typeof id === 'string' && id !== '' && typeof type === 'string';
}

export function hasRole(definitions: Definitions, block: Block, role: BlockRole): boolean {
  return definitions.get(block.type)?.role === role;
}

/**
 * Finds a block's part in the rhythm of a page; `text` if its type is unknown. Looks only one level into the block, so that the
 * cost does not grow with the depth of nesting.
 */
export function findFlow(definitions: Definitions, block: Block, isInside = false): Flow {
  const definition = definitions.get(block.type);
  if (typeof definition?.flow === 'function') {
    return definition.flow(block, (inner) => (isInside ? 'text' : findFlow(definitions, inner, true)));
  }
  if (definition?.flow) return definition.flow;
  if (definition?.role === 'hero' || definition?.shows) return 'media';
  if (definition?.role === 'caption') return 'caption';
  if (definition?.role === 'contact') return 'section';
  if (definition?.headingLevel === 1) return 'title';
  return definition?.headingLevel === 2 ? 'heading' : 'text';
}

/** The block in the current version of its shape; the very same object when nothing is older. */
export function migrateBlock(definition: BlockDefinition, block: Block): Block {
  let migrated = block;
  for (let version = storedVersion(block); version < definition.version; version += 1) {
    const step = definition.migrations[version];
    if (!step) throw new Error(`${definition.type}: no migration from version ${version}`);
    migrated = { ...step(migrated), blockVersion: version + 1 };
  }
  return migrated;
}

function storedVersion(block: Block): number {
  return typeof block.blockVersion === 'number' ? block.blockVersion : 1;
}
