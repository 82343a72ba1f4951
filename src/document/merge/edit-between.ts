import { type Block, isBlock } from '#content/block/block.ts';
import { mapSlots } from '#content/block/slots.ts';
import { isEqual } from '#content/is-equal.ts';
import { getBlockRecords } from '#content/translation/translations.ts';
import { createSettingEdit, type Edit, type SingleEdit } from '../edit.ts';
import { type PageDocument, pageSettingNames } from '../page-document.ts';
import { createPageTree, type PageTree } from '../page-tree.ts';

/**
 * Returns the edit that turns one page into another: block by block, as long as no block moved to another
 * parent.
 */
export function editBetween(tree: PageTree, next: PageDocument): Edit {
  const { title, overview } = tree.content;
  const isInPlace =
    hasSameIds(overview, next.overview) && hasSameParents(tree, createPageTree(tree.definitions, next));
  if (!isInPlace) return { type: 'page/put', content: next };
  const edits: SingleEdit[] = isEqual(title, next.title)
    ? []
    : [{ type: 'page/put-title', title: next.title }];
  if (!isEqual(tree.content.metadata, next.metadata)) {
    edits.push({ type: 'page/put-metadata', metadata: next.metadata });
  }
  for (const name of pageSettingNames) {
    if (isEqual(tree.content[name], next[name])) continue;
    edits.push(createSettingEdit(name, next[name]));
  }
  for (const [index, block] of overview.entries())
    edits.push(...putChanged(tree, block, next.overview[index]));
  return { type: 'batch', edits: [...edits, ...putRecords(tree, next)], saysSources: true };
}

/** Lists the edits that set translation records which differ. */
function putRecords(tree: PageTree, next: PageDocument): SingleEdit[] {
  const ids = [tree, createPageTree(tree.definitions, next)].flatMap((one) => [...one.walk()]);
  const places = new Set([null, ...ids.map(({ block }) => block.id)]);
  return [...places].flatMap((of): SingleEdit[] => {
    const [known, records] = [
      getBlockRecords(tree.content.translations, of),
      getBlockRecords(next.translations, of),
    ];
    return isEqual(known, records) ? [] : [{ type: 'translations/put', of, records }];
  });
}

function putChanged(tree: PageTree, block: Block, next: Block | undefined): SingleEdit[] {
  if (!next || isEqual(block, next)) return [];
  const lists = tree.getLists(block);
  const nextLists = tree.getLists(next);
  const inner = lists.flatMap((list, at) =>
    list.blocks.map((one, index) => [one, nextLists[at]?.blocks[index]] as const),
  );
  const edits = inner.flatMap(([one, changed]) => putChanged(tree, one, changed));
  const isOnlyInside =
    lists.length === nextLists.length &&
    lists.every((list, at) => hasSameIds(list.blocks, nextLists[at]?.blocks ?? [])) &&
    isEqual(without(tree, block), without(tree, next));
  return isOnlyInside ? edits : [{ type: 'block/put', block: next }];
}

/** True if every block in both pages has the same parent, so that blocks can be replaced independently. */
function hasSameParents(before: PageTree, after: PageTree): boolean {
  return [...before.walk()].every(({ block, parent }) => {
    const now = after.find(block.id);
    return !now || now.parent?.id === parent?.id;
  });
}

function hasSameIds(a: readonly Block[], b: readonly Block[]): boolean {
  return a.length === b.length && a.every((block, index) => block.id === b[index]?.id);
}

/** Returns a block with the ids of its inner blocks in their place. */
function without(tree: PageTree, block: Block): unknown {
  return mapSlots(tree.definitions, block, (blocks) =>
    blocks.map((inner) => (isBlock(inner) ? { id: inner.id, type: inner.type } : inner)),
  );
}
