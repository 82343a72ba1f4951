import type { Fields, MediaField, ResolvedFields, TextField } from '../fields/field.ts';
import { length, toggle } from '../fields/kinds.ts';
import { withResponsiveFields } from '../fields/responsive-fields.ts';
import { type Language, type Translated, toolLanguage } from '../language/language.ts';
import type { WidthByWindow } from '../look/width-by-window.ts';
import type { MediaKind } from '../media/media-types.ts';
import type { BlockIconName } from './block-icon-name.ts';
import type { EmbeddedPost } from './embedded-post.ts';
import type { PathPart } from './issue.ts';

/** A block as stored. Properties unknown to its definition are kept as received. */
export interface Block {
  readonly id: string;
  readonly type: string;
  readonly hidden?: boolean;
  readonly isMultiLanguage?: boolean;
  /**
   * Name of the placeholder texts that the editor shows until others are written; see `starter-values.ts`.
   */
  readonly startedFrom?: string;
  readonly [property: string]: unknown;
}

/** Categories in the order of the insert menu. */
const blockCategories = ['content', 'media', 'layout', 'interactive'] as const;

export type BlockCategory = (typeof blockCategories)[number];

/** Fields that `defineBlock` adds to every block. */
const commonFields = {
  hidden: toggle('Hidden', { responsive: true }),
  isMultiLanguage: toggle('Text per language', { tab: 'content' }),
} satisfies Fields;

/** Fields that `defineBlock` adds to every block, after those of the block. */
const outerFields = {
  spaceAbove: length('Space above', {
    help: 'Without a value, the page’s rhythm decides.',
    handle: 'space',
    responsive: true,
  }),
} satisfies Fields;

/** Names of fields that belong to a block's place. A copied style leaves them out. */
export const placeFields: ReadonlySet<string> = new Set(Object.keys(outerFields));

/**
 * The role of a block on its page, for code that knows no block types. `hero`: an image (`src`) that loads
 * eagerly and represents the page elsewhere. `text`: describes the page and may contain its main heading
 * (`content`). `caption`: describes it only if no text does. `contact`: replaces the site's contact section.
 */
export type BlockRole = 'hero' | 'text' | 'caption' | 'contact';

/** The roles that a block with these fields can have. */
type PossibleRole<F extends Fields> =
  | 'contact'
  | (F extends { readonly content: TextField } ? 'text' | 'caption' : never)
  | (F extends { readonly src: MediaField } ? 'hero' : never);

/** Content of a block that affects the spacing around it: one image, or a row of images that scrolls. */
type ShownContent = 'picture' | 'pictures';

/**
 * A block's kind in the vertical rhythm of a page. It decides the distances to its neighbours (`base.css`)
 * and the columns that it takes (`composition.css`). A `statement` is a heading as wide as the page, a
 * `figure` a number in large type. An `opening` or a `section` is a row of columns that begins with a title
 * or a heading.
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

/** Creation of a block from files dropped on a page: it shows one file, a row of files, or compares two. */
export interface BlockFromFiles {
  readonly as: 'single' | 'series' | 'pair';
  /**
   * Returns the values to store for files of these kinds, without their URLs, and the path for each URL;
   * undefined for files that it cannot show. `itemId` is the id of the list item in a path.
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
  /** Values to store in addition if all files are drawings (SVG), which crops would cut. */
  readonly drawing?: Readonly<Record<string, unknown>>;
}

/**
 * How a block that consists of columns gains and loses them. The path of a column ends with its index in its
 * row; a row is what its columns have in common.
 */
export interface BlockColumns {
  /** Adds an empty column at a path, before the one that is there; undefined if the row is full. */
  readonly add: (block: Block, path: readonly PathPart[]) => Block | undefined;
  /** Removes empty columns, and rows without any left. Undefined if no column would be left. */
  readonly remove: (block: Block, paths: readonly (readonly PathPart[])[]) => Block | undefined;
  /** True if a path is that of a column. */
  readonly isColumn: (path: readonly PathPart[]) => boolean;
  /** Removes a column and moves its blocks to the one beside it. Undefined for the only column of a row. */
  readonly join: (block: Block, path: readonly PathPart[]) => Block | undefined;
  /** Makes all columns of a row as wide as each other; undefined if they are. */
  readonly equalize: (block: Block, path: readonly PathPart[]) => Block | undefined;
  /** True if it only arranges blocks and has no styling, so that its last column can take its place. */
  readonly isPlain: (block: Block) => boolean;
}

/** How far a block extends beyond the text column. */
export type Reach = 'page' | 'viewport';

/** A variant of a block that is inserted under another name, such as a quotation, which is a text. */
interface BlockVariant extends Pick<BlockDefinition, 'label' | 'synonyms' | 'icon'> {
  /** Name of its placeholder texts in `otherWords`. */
  readonly words: string;
}

export interface BlockDefinition<F extends Fields = Fields, Type extends string = string> {
  readonly type: Type;
  readonly label: string;
  /** Other names for the block, in lower case, by which the insert menu finds it. */
  readonly synonyms: readonly string[];
  readonly category: BlockCategory;
  /** Position in its category, from 1. Blocks without one follow, sorted by label. */
  readonly place?: number;
  /** Icon in the editor. */
  readonly icon: BlockIconName;
  /** Current version of the stored shape; starts at 1. */
  readonly version: number;
  readonly fields: F;
  /** `migrations[1]` turns a stored block of version 1 into version 2, and so on. Must not mutate. */
  readonly migrations: Readonly<Record<number, (block: Block) => Block>>;
  /**
   * Reads former names of fields as today's; returns the same object if there are none. Unlike a migration it has
   * no version, since clients of the API may use them in a current block too. Must not mutate.
   */
  readonly readFormerNames?: (block: Block) => Block;
  readonly role?: BlockRole;
  /**
   * How far the block extends at the top of a page, by its resolved values; undefined for the text column.
   */
  readonly reach?: (values: Readonly<Record<string, unknown>>) => Reach | undefined;
  /**
   * Returns the width of one of its slots, by its resolved values; the block's own width by default. `width`
   * is the block's width, `page` that of media as wide as the page.
   */
  readonly slotWidth?: (
    values: Readonly<Record<string, unknown>>,
    path: readonly PathPart[],
    available: { readonly width: WidthByWindow; readonly page: WidthByWindow },
  ) => WidthByWindow;
  /** Heroes omit it: their role says that they show an image. */
  readonly shows?: ShownContent;
  /**
   * Its kind in the rhythm of a page. By default it follows from `role`, `headingLevel` and `shows`. `find`
   * returns the flow of a block inside it.
   */
  readonly flow?: Flow | ((block: Block, find: (inner: Block) => Flow) => Flow);
  /**
   * True if it is as wide as the page in the compositions `centred` and `aside`, provided that the studio has
   * not set its width. `ratio` is its image's width divided by its height, if known.
   */
  readonly spans?: (block: Block, ratio: number | undefined) => boolean;
  /** Level of the heading that the block renders itself; used to find the page's h1. */
  readonly headingLevel?: 1 | 2;
  /**
   * Placeholder content that shows what a new block is. Its texts, in all languages, are shown by the editor
   * and never stored (`starter-values.ts`), so its items and inner blocks need ids.
   */
  readonly starter: () => Readonly<Record<string, unknown>>;
  /** Other placeholder texts for new blocks and their items, by name. Variants and sections refer to the names. */
  readonly otherWords?: Readonly<Record<string, Readonly<Record<string, Translated>>>>;
  /** The name that `startedFrom` stores for the words of `starter`; the type by default. */
  readonly startsFrom?: string;
  readonly variants?: readonly BlockVariant[];
  /**
   * Returns the values to store when the block is wrapped around adjacent blocks; undefined if there are too
   * many. Only for blocks that consist of columns.
   */
  readonly wraps?: (blocks: readonly Block[]) => Readonly<Record<string, unknown>> | undefined;
  /** Only for blocks that consist of columns: how these are added and removed. */
  readonly columns?: BlockColumns;
  /**
   * Removes the slots at these paths and moves the others up. Returns undefined if the slots of a block have fixed places.
   */
  readonly refill?: (block: Block, emptied: ReadonlySet<string>) => Block | undefined;
  /** How it is created when files are dropped on a page. */
  readonly ofFiles?: BlockFromFiles;
  /** Returns the post of another site that the block embeds; undefined if no poster can be fetched for it. */
  readonly embeds?: (block: Block) => EmbeddedPost | undefined;
  /** Returns the other sites that a visitor's browser requests after consent, for a post or a scene. */
  readonly asks?: (block: Block) => { readonly for: 'post' | 'scene'; readonly hosts: readonly string[] };
  /** Returns the line that the outline shows next to the icon; '' shows the type's label. */
  readonly summary: (block: Block, language: Language) => string;
}

type CommonFields = typeof commonFields & typeof outerFields;

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
  readFormerNames?: BlockDefinition['readFormerNames'];
  role?: PossibleRole<F>;
  reach?: BlockDefinition['reach'];
  slotWidth?: BlockDefinition['slotWidth'];
  shows?: ShownContent;
  flow?: BlockDefinition['flow'];
  spans?: BlockDefinition['spans'];
  headingLevel?: 1 | 2;
  starter?: BlockDefinition['starter'];
  otherWords?: BlockDefinition['otherWords'];
  variants?: BlockDefinition['variants'];
  wraps?: BlockDefinition['wraps'];
  columns?: BlockColumns;
  refill?: BlockDefinition['refill'];
  ofFiles?: BlockFromFiles;
  embeds?: BlockDefinition['embeds'];
  asks?: BlockDefinition['asks'];
  summary?: BlockDefinition['summary'];
}

/**
 * Defines a block type. Types, defaults, validation, the editor's form, API schemas and search text derive
 * from its fields.
 */
export function defineBlock<const F extends Fields, const Type extends string>(
  input: BlockInput<F, Type>,
): BlockDefinition<CommonFields & F, Type> {
  const { hidden, ...first } = commonFields;
  return {
    version: 1,
    synonyms: [],
    migrations: {},
    starter: () => ({}),
    summary: () => '',
    ...input,
    // `hidden` is the panel's last field.
    fields: withResponsiveFields({ ...first, ...input.fields, ...createOuterFields(input.fields), hidden }),
  };
}

/** Folds the space above a block with its other outer spacing, if it has any. */
function createOuterFields(fields: Fields): typeof outerFields {
  const hasSpacing = Object.values(fields).some(({ fold }) => fold === 'spacing');
  return hasSpacing ? { spaceAbove: { ...outerFields.spaceAbove, fold: 'spacing' } } : outerFields;
}

/** A block as its view receives it: texts in one language, defaults filled in, slots as `Rendered`. */
export type ResolvedBlock<D, Rendered> =
  D extends BlockDefinition<infer F> ? { id: string; type: string } & ResolvedFields<F, Rendered> : never;

/** Block definitions by type. Blocks of unknown types are never changed. */
export type Definitions = ReadonlyMap<string, BlockDefinition>;

/**
 * Creates a registry of block types in the order of the insert menu: by category, then by place. `moreWords`
 * are added to the `otherWords` of each type.
 */
export function defineBlocks(
  definitions: readonly BlockDefinition[],
  moreWords: Readonly<Record<string, BlockDefinition['otherWords']>> = {},
): Definitions {
  return new Map(
    definitions.toSorted(compareByPlace).map((definition) => {
      const { type, otherWords } = definition;
      const more = moreWords[type];
      return [type, more ? { ...definition, otherWords: { ...otherWords, ...more } } : definition];
    }),
  );
}

function compareByPlace(one: BlockDefinition, other: BlockDefinition): number {
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
 * Finds a block's kind in the rhythm of a page; `text` if its type is unknown. Looks only one level into the
 * block, so that the cost does not grow with the depth of nesting.
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

/** Returns the block in the current version of its shape; the same object if it is already current. */
export function migrateBlock(definition: BlockDefinition, block: Block): Block {
  let migrated = block;
  for (let version = getStoredVersion(block); version < definition.version; version += 1) {
    const step = definition.migrations[version];
    if (!step) throw new Error(`${definition.type}: no migration from version ${version}`);
    migrated = { ...step(migrated), blockVersion: version + 1 };
  }
  return withTodaysNames(definition, migrated);
}

/** Returns the block with today's names of fields; the same object if it has no former ones. */
export function withTodaysNames(definition: BlockDefinition | undefined, block: Block): Block {
  return definition?.readFormerNames?.(block) ?? block;
}

function getStoredVersion(block: Block): number {
  return typeof block.blockVersion === 'number' ? block.blockVersion : 1;
}
