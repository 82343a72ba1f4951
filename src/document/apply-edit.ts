import { type Block, migrateBlock } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { dropEmptyDevices } from '#content/block/responsive-values.ts';
import { type BlockVisit, listBlockIds, walkBlocks } from '#content/block/slots.ts';
import { getValueAt, withValueAt } from '#content/block/value-at.ts';
import { toItem } from '#content/block/walk-fields.ts';
import {
  isTranslated,
  type Translated,
  withSharedText,
  withText,
  withTitle,
} from '#content/language/language.ts';
import { type PageMetadata, withMetadataText } from '#content/page/page-metadata.ts';
import { computeTextRecords } from '#content/translation/text-records.ts';
import { blockRecordsAfter } from '#content/translation/track-block.ts';
import {
  type BlockRecords,
  getBlockRecords,
  titleKey,
  withRecords,
} from '#content/translation/translations.ts';
import { copyBlock } from './copy-block.ts';
import { combineEdits, type Edit, InvalidEditError, isSamePath, type Place, splitBatch } from './edit.ts';
import { createPageTree, type PageTree, refusePlace, withList } from './page-tree.ts';

/** The document after an edit, and the edit that undoes it. Undoing restores the page byte for byte. */
export interface AppliedEdit {
  readonly tree: PageTree;
  readonly inverse: Edit;
}

/**
 * Returns the document after an edit. Parts that the edit does not touch keep their identity, at every depth.
 *
 * @throws {@link InvalidEditError} if the edit does not fit; then nothing has changed
 * @example
 * const { tree, inverse } = applyEdit(page, { type: 'block/remove', id });
 * applyEdit(tree, inverse); // the page as it was
 */
export function applyEdit(tree: PageTree, edit: Edit): AppliedEdit {
  switch (edit.type) {
    case 'page/set-title':
      return putTitle(tree, withTitle(tree.content.title, edit.language, edit.text));
    case 'page/put-title':
      return putTitle(tree, edit.title);
    case 'page/set-metadata':
      return putMetadata(tree, withMetadataText(tree.content.metadata, edit.name, edit));
    case 'page/put-metadata':
      return putMetadata(tree, edit.metadata);
    case 'page/set-setting':
      return setSetting(tree, edit);
    case 'translations/put':
      return putRecords(tree, edit);
    case 'page/put':
      return {
        tree: createPageTree(tree.definitions, edit.content),
        inverse: { type: 'page/put', content: tree.content },
      };
    case 'block/insert':
      return insertBlock(tree, edit.block, edit.at);
    case 'block/remove':
      return removeBlock(tree, edit.blockId);
    case 'block/move':
      return moveBlock(tree, edit.blockId, edit.at);
    case 'block/duplicate':
      return duplicateBlock(tree, edit.blockId, edit.ids);
    case 'block/put':
      return changeBlock(tree, edit.block.id, () => edit.block);
    case 'block/set':
      return changeBlock(tree, edit.blockId, (block) => setValue(tree, migrateToCurrent(tree, block), edit));
    case 'block/set-text':
      return changeBlock(tree, edit.blockId, (block) => setText(tree, migrateToCurrent(tree, block), edit));
    case 'batch':
      return applyAll(tree, edit.edits);
  }
}

function applyAll(tree: PageTree, edits: readonly Edit[]): AppliedEdit {
  let after = tree;
  const inverses: Edit[] = [];
  for (const edit of edits) {
    const applied = applyEdit(after, edit);
    after = applied.tree;
    inverses.unshift(applied.inverse);
  }
  return { tree: after, inverse: combineEdits(inverses) };
}

function putTitle(tree: PageTree, title: Translated): AppliedEdit {
  return {
    tree: createPageTree(tree.definitions, { ...tree.content, title }),
    inverse: { type: 'page/put-title', title: tree.content.title },
  };
}

function putMetadata(tree: PageTree, metadata: PageMetadata | undefined): AppliedEdit {
  return {
    tree: createPageTree(tree.definitions, { ...tree.content, metadata }),
    inverse: { type: 'page/put-metadata', metadata: tree.content.metadata },
  };
}

function setSetting(tree: PageTree, edit: Extract<Edit, { type: 'page/set-setting' }>): AppliedEdit {
  return {
    tree: createPageTree(tree.definitions, { ...tree.content, [edit.name]: edit.value }),
    inverse: { type: edit.type, name: edit.name, value: tree.content[edit.name] } as Edit,
  };
}

function putRecords(tree: PageTree, edit: Extract<Edit, { type: 'translations/put' }>): AppliedEdit {
  const { translations: before, ...content } = tree.content;
  const translations = withRecords(before, edit.of, edit.records);
  const known = getBlockRecords(before, edit.of);
  return {
    tree: createPageTree(tree.definitions, translations ? { ...content, translations } : content),
    inverse: { ...edit, records: Object.keys(known).length > 0 ? known : undefined },
  };
}

function insertBlock(tree: PageTree, block: Block, at: Place): AppliedEdit {
  const ids = listBlockIds(tree.definitions, block);
  if (new Set(ids).size !== ids.length) throw new InvalidEditError('Two of the new blocks have the same id.');
  requireFreeId(ids.find((id) => tree.find(id)));
  requirePlace(tree, at);
  if (!tree.accepts(at, block.type)) {
    throw new InvalidEditError(`A block of the type ${block.type} is not allowed here.`);
  }
  const parent = tree.find(at.parent)?.block;
  // If the slot was not stored before, only restoring the parent block removes it again.
  const isNewList = parent !== undefined && !Array.isArray(getValueAt(parent, at.slot));
  return {
    tree: withList(tree, at, (blocks) => blocks.toSpliced(clamp(at.index, blocks.length), 0, block)),
    inverse: isNewList ? { type: 'block/put', block: parent } : { type: 'block/remove', blockId: block.id },
  };
}

function removeBlock(tree: PageTree, blockId: string): AppliedEdit {
  const { block, parent, slot } = requireBlock(tree, blockId);
  const at = { parent: parent?.id ?? null, slot };
  const stored = parent ? getValueAt(parent, slot) : tree.content.overview;
  // Index in the stored array, which may contain unreadable items.
  const index = Array.isArray(stored) ? stored.indexOf(block) : 0;
  return {
    tree: withList(tree, at, (blocks) => blocks.filter((other) => other !== block)),
    // A block in a slot that does not accept it could not be inserted there again.
    inverse:
      parent && !tree.accepts(at, block.type)
        ? { type: 'block/put', block: parent }
        : { type: 'block/insert', block, at: { ...at, index } },
  };
}

/** Moves a block. `at.index` counts in the list without the moved block. */
function moveBlock(tree: PageTree, blockId: string, at: Place): AppliedEdit {
  const { block } = requireBlock(tree, blockId);
  if (at.parent !== null && listBlockIds(tree.definitions, block).includes(at.parent)) {
    throw new InvalidEditError('A block cannot move into itself.');
  }
  const removed = removeBlock(tree, blockId);
  const inserted = insertBlock(removed.tree, block, at);
  const back = removed.inverse;
  return {
    tree: inserted.tree,
    inverse:
      inserted.inverse.type === 'block/remove' && back.type === 'block/insert'
        ? { type: 'block/move', blockId, at: back.at }
        : combineEdits([inserted.inverse, back]),
  };
}

function duplicateBlock(tree: PageTree, blockId: string, ids: Readonly<Record<string, string>>): AppliedEdit {
  const { block, parent, slot, index } = requireBlock(tree, blockId);
  const at = { parent: parent?.id ?? null, slot, index: index + 1 };
  return insertBlock(tree, copyBlock(tree.definitions, block, ids), at);
}

function changeBlock(tree: PageTree, blockId: string, change: (block: Block) => Block): AppliedEdit {
  const visit = requireBlock(tree, blockId);
  const next = change(visit.block);
  requireOwnIds(tree, visit, next);
  const at = { parent: visit.parent?.id ?? null, slot: visit.slot };
  return {
    tree: withList(tree, at, (blocks) => blocks.map((block) => (block === visit.block ? next : block))),
    inverse: { type: 'block/put', block: visit.block },
  };
}

/** Throws if the changed block uses an id twice, or the id of a block elsewhere. */
function requireOwnIds(tree: PageTree, { block }: BlockVisit, next: Block): void {
  const ids = listBlockIds(tree.definitions, next);
  if (new Set(ids).size !== ids.length) throw new InvalidEditError('Two blocks would have the same id.');
  const inside = new Set(listBlockIds(tree.definitions, block));
  requireFreeId(ids.find((id) => !inside.has(id) && tree.find(id)));
}

/** Throws for an id that another block has. */
function requireFreeId(taken: string | undefined): void {
  if (taken) throw new InvalidEditError(`There is already a block with the id ${taken}.`);
}

/** Returns the block in the current version of its shape, which edits are written for. */
function migrateToCurrent(tree: PageTree, block: Block): Block {
  const definition = tree.findDefinition(block);
  return definition ? migrateBlock(definition, block) : block;
}

function setValue(
  tree: PageTree,
  block: Block,
  { path, value }: Extract<Edit, { type: 'block/set' }>,
): Block {
  if (path.length === 0 || path[0] === 'id' || path[0] === 'type') {
    throw new InvalidEditError('A block keeps its id and its type.');
  }
  const changed = withValueAt(withWholeItem(tree, block, path), path, value);
  return value === undefined ? dropEmptyDevices(changed, path) : changed;
}

/** Writes a text. Blocks without `isMultiLanguage` keep the languages that are stored, as rendering does. */
function setText(
  tree: PageTree,
  block: Block,
  { path, language, text }: Extract<Edit, { type: 'block/set-text' }>,
): Block {
  const whole = withWholeItem(tree, block, path);
  const value = getValueAt(whole, path);
  const stored: Translated | undefined = isTranslated(value) ? value : undefined;
  const perLanguage = whole.isMultiLanguage ?? typeof stored === 'object';
  const next = perLanguage ? withText(stored, language, text) : withSharedText(stored, text);
  return withValueAt(whole, path, next);
}

/** Turns a list item that is stored as a plain string into an object, so that an edit can reach into it. */
function withWholeItem(tree: PageTree, block: Block, path: readonly PathPart[]): Block {
  for (const { field, value, path: list } of tree.fields(block)) {
    const index = path[list.length];
    if (field.kind !== 'list' || index === undefined || path.length <= list.length + 1) continue;
    if (!isSamePath(list, path.slice(0, list.length))) continue;
    const entry = getValueAt(value, [index]);
    const item = toItem(field, entry);
    if (item !== entry) return withValueAt(block, [...list, index], item);
  }
  return block;
}

function requireBlock(tree: PageTree, id: string): BlockVisit {
  const found = tree.find(id);
  if (!found) throw new InvalidEditError(`There is no block with the id ${id}.`);
  return found;
}

function requirePlace(tree: PageTree, at: Pick<Place, 'parent' | 'slot'>): void {
  if (!tree.listAt(at)) throw refusePlace(at);
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index, length));
}

export interface TrackedEdit {
  readonly tree: PageTree;
  /** The edit together with the translation records that it changes. */
  readonly edit: Edit;
  readonly inverse: Edit;
}

/**
 * Applies an edit made by a person and records, in the same edit, the sources of the texts that it wrote, so
 * that undo reverts both. Edits that replace the whole page bring their own records.
 *
 * @throws {@link InvalidEditError} as {@link applyEdit} does
 */
export function applyTracked(before: PageTree, edit: Edit): TrackedEdit {
  const { tree, inverse } = applyEdit(before, edit);
  const notes = hasSources(edit) ? [] : createRecordEdits(before, tree, edit);
  if (notes.length === 0) return { tree, edit, inverse };
  const noted = applyEdit(tree, combineEdits(notes));
  return {
    tree: noted.tree,
    edit: combineEdits([edit, ...notes]),
    inverse: combineEdits([noted.inverse, inverse]),
  };
}

function hasSources(edit: Edit): boolean {
  return edit.type === 'page/put' || (edit.type === 'batch' && edit.saysSources === true);
}

function createRecordEdits(before: PageTree, after: PageTree, edit: Edit): Edit[] {
  const { translations } = after.content;
  const copies = mapCopiedIds(before, edit);
  const notes = listChangedBlocks(before, after, edit).flatMap((changed): Edit[] => {
    const known = getBlockRecords(translations, copies.get(changed.id) ?? changed.id);
    const records = changed.after && computeNextRecords(after, { ...changed, after: changed.after, known });
    const isSame = (records ?? noRecords) === getBlockRecords(translations, changed.id);
    return isSame ? [] : [{ type: 'translations/put', of: changed.id, records }];
  });
  return [...createTitleEdits(before, after), ...notes];
}

const noRecords = getBlockRecords(undefined, '');

interface RecordUpdate {
  readonly before: Block | undefined;
  readonly after: Block;
  readonly known: BlockRecords;
}

function computeNextRecords({ definitions }: PageTree, { before, after, known }: RecordUpdate): BlockRecords {
  const records = blockRecordsAfter(definitions, { before, after, records: known });
  return Object.keys(records).length === 0 ? noRecords : records;
}

function createTitleEdits(before: PageTree, after: PageTree): Edit[] {
  const { title, translations } = after.content;
  if (title === before.content.title) return [];
  const known = translations?.title ?? {};
  const records = computeTextRecords({ before: before.content.title, after: title, records: known });
  return records === known ? [] : [{ type: 'translations/put', of: null, records: { [titleKey]: records } }];
}

/** Maps the ids of copies to the ids of their originals, whose translation records they share. */
function mapCopiedIds(tree: PageTree, edit: Edit): ReadonlyMap<string, string> {
  return new Map(
    splitBatch(edit).flatMap((part) => {
      if (part.type !== 'block/duplicate') return [];
      const block = tree.find(part.blockId)?.block;
      const ids = block ? listBlockIds(tree.definitions, block) : [];
      return ids.flatMap((id) => (part.ids[id] === undefined ? [] : [[part.ids[id], id] as const]));
    }),
  );
}

interface ChangedBlock {
  readonly id: string;
  /** Undefined if the block is not on the page before, or after, the edit. */
  readonly before: Block | undefined;
  readonly after: Block | undefined;
}

/**
 * Lists the blocks that an edit has changed, added or removed. Unchanged blocks are recognized by identity.
 */
function listChangedBlocks(before: PageTree, after: PageTree, edit: Edit): ChangedBlock[] {
  const ids = edit.type === 'block/set-text' ? [edit.blockId] : listChangedIds(before, after);
  return ids.flatMap((id) => {
    const [was, is] = [before.find(id)?.block, after.find(id)?.block];
    return was === is ? [] : [{ id, before: was, after: is }];
  });
}

function listChangedIds(before: PageTree, after: PageTree): string[] {
  const [old, now] = [before.content.overview, after.content.overview];
  const [wasThere, isThere] = [new Set<unknown>(old), new Set<unknown>(now)];
  const changed = [
    ...old.filter((block) => !isThere.has(block)),
    ...now.filter((block) => !wasThere.has(block)),
  ];
  return [...new Set([...walkBlocks(before.definitions, changed)].map(({ block }) => block.id))];
}
