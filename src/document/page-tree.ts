import { type Block, type BlockDefinition, type Definitions, isBlock } from '#content/block/block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { type BlockVisit, listSlots, mapSlots, walkBlocks } from '#content/block/slots.ts';
import { type FieldVisit, walkFields } from '#content/block/walk-fields.ts';
import type { PageContent } from '#content/page/page.ts';
import { InvalidEditError, isSamePath, type Place } from './edit.ts';
import type { PageDocument } from './page-document.ts';

/** A list of blocks: the page's own, or a slot of a block. */
interface BlockList {
  readonly blocks: readonly Block[];
  /** The block types it accepts; undefined for all. */
  readonly accepts: readonly string[] | undefined;
}

/**
 * An immutable page with the definitions of its blocks and an index for lookups. Edits return another tree.
 */
export interface PageTree {
  readonly definitions: Definitions;
  readonly content: PageDocument;
  /** Finds a block and its position; undefined if there is none of that id. */
  readonly find: (id: string | null) => BlockVisit | undefined;
  readonly findDefinition: (block: Block) => BlockDefinition | undefined;
  /** Returns a block's position in the form that edits use. */
  readonly getPlace: (id: string) => Place | undefined;
  /** Lists the ancestors of a block, outermost first. */
  readonly around: (id: string) => readonly Block[];
  /** Finds the list at a position; undefined if there is no such block or slot. */
  readonly listAt: (at: Pick<Place, 'parent' | 'slot'>) => BlockList | undefined;
  /** Lists the slots of a block with their positions, in the order of its fields. */
  readonly getLists: (block: Block) => readonly (BlockList & Pick<Place, 'parent' | 'slot'>)[];
  /** True if a block of this type is allowed in a list. */
  readonly accepts: (at: Pick<Place, 'parent' | 'slot'>, type: string) => boolean;
  /** Iterates over all blocks at every depth, in reading order. */
  readonly walk: () => Iterable<BlockVisit>;
  /** Iterates over the fields of a block with their stored values; empty for an unknown type. */
  readonly fields: (block: Block) => Iterable<FieldVisit>;
}

/** Cached by identity, since blocks are immutable: pages that share their blocks share the index. */
const indexes = new WeakMap<Definitions, WeakMap<readonly Block[], ReadonlyMap<string, BlockVisit>>>();

/** Creates the tree of a page. Its index is built on first use, once for all trees with the same blocks. */
export function createPageTree(definitions: Definitions, content: PageDocument): PageTree {
  const find: PageTree['find'] = (id) =>
    id === null ? undefined : getIndex(definitions, content.overview).get(id);

  const getLists: PageTree['getLists'] = (block) =>
    listSlots(definitions, block).map(({ path, blocks, accepts }) => ({
      parent: block.id,
      slot: path,
      blocks,
      accepts,
    }));

  const listAt: PageTree['listAt'] = ({ parent, slot }) => {
    if (parent === null) return { blocks: content.overview, accepts: undefined };
    const block = find(parent)?.block;
    return block && getLists(block).find((list) => isSamePath(list.slot, slot));
  };

  return {
    definitions,
    content,
    find,
    getLists,
    listAt,
    findDefinition: (block) => definitions.get(block.type),
    getPlace: (id) => {
      const visit = find(id);
      return visit && { parent: visit.parent?.id ?? null, slot: visit.slot, index: visit.index };
    },
    around: (id) => {
      const around: Block[] = [];
      for (let parent = find(id)?.parent; parent; parent = find(parent.id)?.parent) around.unshift(parent);
      return around;
    },
    accepts: (at, type) => {
      const list = listAt(at);
      return list !== undefined && (list.accepts?.includes(type) ?? true);
    },
    walk: () => walkBlocks(definitions, content.overview),
    fields: (block) => walkFields(definitions.get(block.type)?.fields ?? {}, block),
  };
}

function getIndex(definitions: Definitions, overview: readonly Block[]): ReadonlyMap<string, BlockVisit> {
  const ofPages =
    indexes.get(definitions) ?? new WeakMap<readonly Block[], ReadonlyMap<string, BlockVisit>>();
  indexes.set(definitions, ofPages);
  const known = ofPages.get(overview);
  if (known) return known;
  const index = new Map<string, BlockVisit>();
  // On a damaged page, two blocks may have the same id: the first one counts.
  for (const visit of walkBlocks(definitions, overview)) {
    if (!index.has(visit.block.id)) index.set(visit.block.id, visit);
  }
  ofPages.set(overview, index);
  return index;
}

/**
 * Returns the document with one list changed. Blocks around it are copied; all others keep their identity.
 */
export function withList(
  tree: PageTree,
  at: Pick<Place, 'parent' | 'slot'>,
  change: (blocks: readonly Block[]) => readonly Block[],
): PageTree {
  const { definitions, content } = tree;
  const overview =
    at.parent === null
      ? change(content.overview)
      : withListIn(tree, content, { ...at, parent: at.parent }, change);
  return createPageTree(definitions, { ...content, overview });
}

function withListIn(
  tree: PageTree,
  { overview }: PageContent,
  at: { readonly parent: string; readonly slot: readonly PathPart[] },
  change: (blocks: readonly Block[]) => readonly Block[],
): readonly Block[] {
  if (!tree.listAt(at)) throw refusePlace(at);
  const outside = new Set(tree.around(at.parent).map(({ id }) => id));
  const update = (block: Block): Block => {
    if (block.id === at.parent) {
      return mapSlots(tree.definitions, block, (blocks, slot) =>
        isSamePath(slot, at.slot) ? change(blocks) : blocks,
      );
    }
    if (!outside.has(block.id)) return block;
    return mapSlots(tree.definitions, block, (blocks) => mapChanged(blocks, update));
  };
  return mapChanged(overview, update);
}

function mapChanged(blocks: readonly Block[], change: (block: Block) => Block): readonly Block[] {
  const next = blocks.map((block) => (isBlock(block) ? change(block) : block));
  return next.every((block, index) => block === blocks[index]) ? blocks : next;
}

/** Creates the error for an edit whose place the page does not have. */
export function refusePlace(at: Pick<Place, 'parent' | 'slot'>): InvalidEditError {
  return new InvalidEditError(`There is no place ${formatPath(at.slot)} in ${at.parent}.`);
}
