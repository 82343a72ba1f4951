import { type Block, type Definitions, isBlock, migrateBlock } from './block.ts';
import { formatPath, type PathPart } from './fault.ts';
import {
  isTranslated,
  type Language,
  type Translated,
  withSharedText,
  withText,
  withTitle,
} from './language.ts';
import type { PageContent } from './page.ts';
import { findBlock, slotsOf, walkBlocks } from './slots.ts';
import { valueAt, withValueAt } from './value-at.ts';
import { asItem, walkFields } from './walk-fields.ts';

/** Where a block stands: at the top (`parent` null, `slot` empty) or in a slot of another block. */
export interface Place {
  readonly parent: string | null;
  readonly slot: readonly PathPart[];
  readonly index: number;
}

/**
 * One change to a page, keyed by block id and never by index, so that undo, autosave and the preview can
 * all use the same value. `ids` of a duplicate maps every copied id to its new one: the same edit makes
 * the same page everywhere.
 */
export type Edit =
  | { readonly type: 'page/set-title'; readonly language: Language; readonly text: string }
  | { readonly type: 'block/insert'; readonly block: Block; readonly at: Place }
  | { readonly type: 'block/remove'; readonly blockId: string }
  | { readonly type: 'block/move'; readonly blockId: string; readonly at: Place }
  | {
      readonly type: 'block/duplicate';
      readonly blockId: string;
      readonly ids: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'block/set';
      readonly blockId: string;
      readonly path: readonly PathPart[];
      readonly value: unknown;
    }
  | {
      readonly type: 'block/set-text';
      readonly blockId: string;
      readonly path: readonly PathPart[];
      readonly language: Language;
      readonly text: string;
    };

/** An edit that does not fit the page: its block is gone, an id is taken, a place does not exist. */
export class EditRefused extends Error {
  override name = 'EditRefused';
}

/** The page after an edit; the very same object when nothing changed. Throws {@link EditRefused}. */
export function applyEdit(definitions: Definitions, page: PageContent, edit: Edit): PageContent {
  switch (edit.type) {
    case 'page/set-title':
      return { ...page, title: withTitle(page.title, edit.language, edit.text) };
    case 'block/insert':
      return insertBlock(definitions, page, edit.block, edit.at);
    case 'block/remove':
      return removeBlock(definitions, page, edit.blockId);
    case 'block/move':
      return moveBlock(definitions, page, edit.blockId, edit.at);
    case 'block/duplicate':
      return duplicateBlock(definitions, page, edit.blockId, edit.ids);
    case 'block/set':
      return updateBlock(definitions, page, edit.blockId, (block) =>
        setValue(definitions, block, edit.path, edit.value),
      );
    case 'block/set-text':
      return updateBlock(definitions, page, edit.blockId, (block) =>
        setText(withWholeItem(definitions, block, edit.path), edit.path, edit.language, edit.text),
      );
  }
}

/** The ids of a block and of all blocks inside it. */
export function idsWithin(definitions: Definitions, block: Block): string[] {
  return [...walkBlocks(definitions, [block])].map((visit) => visit.block.id);
}

/** Finds a place's list of blocks; undefined when there is no such slot. */
export function blocksAt(definitions: Definitions, page: PageContent, at: Pick<Place, 'parent' | 'slot'>) {
  if (at.parent === null) return page.overview;
  const parent = findBlock(definitions, page.overview, at.parent)?.block;
  if (!parent) return undefined;
  const path = formatPath(at.slot);
  return slotsOf(definitions, parent).find((slot) => formatPath(slot.path) === path)?.blocks;
}

function insertBlock(definitions: Definitions, page: PageContent, block: Block, at: Place): PageContent {
  const ids = idsWithin(definitions, block);
  if (new Set(ids).size !== ids.length) throw new EditRefused('Two blocks of the new one have the same id.');
  const taken = ids.find((id) => findBlock(definitions, page.overview, id));
  if (taken) throw new EditRefused(`There is already a block with the id ${taken}.`);
  requireAccepts(definitions, page, block, at);
  return updatePlace(definitions, page, at, (blocks) =>
    blocks.toSpliced(clamp(at.index, blocks.length), 0, block),
  );
}

function removeBlock(definitions: Definitions, page: PageContent, blockId: string): PageContent {
  const found = requireBlock(definitions, page, blockId);
  const at = { parent: found.parent?.id ?? null, slot: found.slot };
  return updatePlace(definitions, page, at, (blocks) => blocks.filter((block) => block.id !== blockId));
}

/** `at.index` counts in the list as it is once the block has left its old place. */
function moveBlock(definitions: Definitions, page: PageContent, blockId: string, at: Place): PageContent {
  const { block } = requireBlock(definitions, page, blockId);
  if (at.parent !== null && idsWithin(definitions, block).includes(at.parent)) {
    throw new EditRefused('A block cannot move into itself.');
  }
  return insertBlock(definitions, removeBlock(definitions, page, blockId), block, at);
}

function duplicateBlock(
  definitions: Definitions,
  page: PageContent,
  blockId: string,
  ids: Readonly<Record<string, string>>,
): PageContent {
  const found = requireBlock(definitions, page, blockId);
  const copy = withNewIds(definitions, found.block, ids);
  const at = { parent: found.parent?.id ?? null, slot: found.slot, index: found.index + 1 };
  return insertBlock(definitions, page, copy, at);
}

function withNewIds(definitions: Definitions, block: Block, ids: Readonly<Record<string, string>>): Block {
  const id = ids[block.id];
  if (!id) throw new EditRefused(`The copy of ${block.id} has no id.`);
  return mapSlots(definitions, { ...block, id }, (inner) =>
    inner.map((child) => (isBlock(child) ? withNewIds(definitions, child, ids) : child)),
  );
}

function setValue(definitions: Definitions, block: Block, path: readonly PathPart[], value: unknown): Block {
  if (path.length === 0 || path[0] === 'id' || path[0] === 'type') {
    throw new EditRefused('A block keeps its id and its type.');
  }
  const next = withValueAt(withWholeItem(definitions, block, path), path, value);
  const ids = idsWithin(definitions, next);
  if (new Set(ids).size !== ids.length) throw new EditRefused('Two blocks would have the same id.');
  return next;
}

/** A block that never said whether it has a text per language has what is stored, as when it is drawn. */
function setText(block: Block, path: readonly PathPart[], language: Language, text: string): Block {
  const value = valueAt(block, path);
  const stored: Translated | undefined = isTranslated(value) ? value : undefined;
  const perLanguage = block.isMultiLanguage ?? typeof stored === 'object';
  const next = perLanguage ? withText(stored, language, text) : withSharedText(stored, text);
  return withValueAt(block, path, next);
}

/** Before an edit reaches into a list item that is stored as a plain string, the item becomes an object. */
function withWholeItem(definitions: Definitions, block: Block, path: readonly PathPart[]): Block {
  const fields = definitions.get(block.type)?.fields ?? {};
  for (const { field, value, path: list } of walkFields(fields, block)) {
    const index = path[list.length];
    if (field.kind !== 'list' || index === undefined || path.length <= list.length + 1) continue;
    if (formatPath(list) !== formatPath(path.slice(0, list.length))) continue;
    const entry = valueAt(value, [index]);
    const item = asItem(field, entry);
    if (item !== entry) return withValueAt(block, [...list, index], item);
  }
  return block;
}

function updateBlock(
  definitions: Definitions,
  page: PageContent,
  blockId: string,
  change: (block: Block) => Block,
): PageContent {
  const found = requireBlock(definitions, page, blockId);
  const at = { parent: found.parent?.id ?? null, slot: found.slot };
  // An edit speaks of the current shape, so an older one is brought up to date first.
  const definition = definitions.get(found.block.type);
  const next = change(definition ? migrateBlock(definition, found.block) : found.block);
  const inside = new Set(idsWithin(definitions, found.block));
  const clash = idsWithin(definitions, next).find(
    (id) => !inside.has(id) && findBlock(definitions, page.overview, id),
  );
  if (clash) throw new EditRefused(`There is already a block with the id ${clash}.`);
  return updatePlace(definitions, page, at, (blocks) =>
    blocks.map((block) => (block.id === blockId ? next : block)),
  );
}

function updatePlace(
  definitions: Definitions,
  page: PageContent,
  at: Pick<Place, 'parent' | 'slot'>,
  change: (blocks: readonly Block[]) => readonly Block[],
): PageContent {
  if (at.parent === null) return { ...page, overview: change(page.overview) };
  if (!blocksAt(definitions, page, at))
    throw new EditRefused(`There is no place ${formatPath(at.slot)} in ${at.parent}.`);
  const path = formatPath(at.slot);
  const update = (block: Block): Block => {
    if (block.id === at.parent) {
      return mapSlots(definitions, block, (blocks, slot) =>
        formatPath(slot) === path ? change(blocks) : blocks,
      );
    }
    return mapSlots(definitions, block, (blocks) => mapChanged(blocks, update));
  };
  return { ...page, overview: mapChanged(page.overview, update) };
}

/** Copies a block with its slots changed; untouched slots, and so untouched blocks, keep their identity. */
export function mapSlots(
  definitions: Definitions,
  block: Block,
  change: (blocks: readonly Block[], path: readonly PathPart[]) => readonly Block[],
): Block {
  return slotsOf(definitions, block).reduce((result, slot) => {
    const stored = valueAt(block, slot.path);
    // What is stored, not the readable blocks of it: content that is no block must survive as well.
    const before = (Array.isArray(stored) ? stored : []) as readonly Block[];
    const after = change(before, slot.path);
    const untouched = after === before || (after.length === 0 && !Array.isArray(stored));
    return untouched ? result : withValueAt(result, slot.path, after);
  }, block);
}

function mapChanged(blocks: readonly Block[], change: (block: Block) => Block): readonly Block[] {
  const next = blocks.map((block) => (isBlock(block) ? change(block) : block));
  return next.every((block, index) => block === blocks[index]) ? blocks : next;
}

function requireBlock(definitions: Definitions, page: PageContent, id: string) {
  const found = findBlock(definitions, page.overview, id);
  if (!found) throw new EditRefused(`There is no block with the id ${id}.`);
  return found;
}

function requireAccepts(definitions: Definitions, page: PageContent, block: Block, at: Place): void {
  if (at.parent === null) return;
  const parent = findBlock(definitions, page.overview, at.parent)?.block;
  const path = formatPath(at.slot);
  const slot =
    parent && slotsOf(definitions, parent).find((candidate) => formatPath(candidate.path) === path);
  if (slot?.accepts && !slot.accepts.includes(block.type)) {
    throw new EditRefused(`A block of the type ${block.type} does not fit here.`);
  }
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index, length));
}
