import type { Block, Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { Conflict } from '#document/merge/conflict.ts';
import { getConflictKey } from '#document/merge/conflict.ts';
import type { MergeSides } from '#document/merge/merge-sides.ts';
import type { PageDocument } from '#document/page-document.ts';
import { createPageTree } from '#document/page-tree.ts';
import { words } from '../../../words.ts';
import { conflictWords } from './conflict-words.ts';
import { describeBlockLocation } from './describe-location.ts';
import { describeDeletion, describeOverlap } from './describe-overlap.ts';
import type { ConflictTrees, DescribedConflict } from './described-conflict.ts';

/** Describes conflicts in the order of the page. */
export function describeConflicts(
  definitions: Definitions,
  pages: MergeSides<PageDocument>,
  conflicts: readonly Conflict[],
  language: Language,
): DescribedConflict[] {
  const tree = (page: PageDocument) => createPageTree(definitions, page);
  const trees = { base: tree(pages.base), mine: tree(pages.mine), theirs: tree(pages.theirs) };
  const order = [...trees.base.walk(), ...trees.mine.walk()].map(({ block }) => block.id);
  const getOrder = (conflict: Conflict) => ('blockId' in conflict ? order.indexOf(conflict.blockId) : -1);
  return conflicts
    .toSorted((a, b) => getOrder(a) - getOrder(b))
    .map((conflict) => describeConflict(conflict, { trees, definitions, language }));
}

function describeConflict(conflict: Conflict, shown: ConflictTrees): DescribedConflict {
  const plain = {
    key: getConflictKey(conflict),
    ...describeSubject(conflict, shown),
    field: '',
    language: undefined,
    sides: undefined,
    first: 'mine' as const,
    isText: false,
    note: '',
  };
  const { trees } = shown;
  switch (conflict.about) {
    case 'title':
    case 'metadata':
    case 'value':
    case 'settings':
      return { ...plain, ...describeOverlap(conflict, shown) };
    case 'removed':
      return { ...plain, ...describeDeletion(conflict.by === 'mine' ? 'theirs' : 'mine') };
    case 'place': {
      const sides = {
        mine: describeBlockLocation(trees.mine, conflict.blockId, shown.language),
        theirs: describeBlockLocation(trees.theirs, conflict.blockId, shown.language),
      };
      return { ...plain, sides, note: conflictWords.movedByBoth };
    }
    case 'displaced':
      return { ...plain, note: conflictWords.displaced };
    case 'page':
      return {
        ...plain,
        block: words.editor.page,
        sides: { mine: conflictWords.pageHere, theirs: conflictWords.pageThere },
        note: conflictWords.damaged,
      };
  }
}

function describeSubject(conflict: Conflict, { trees, definitions, language }: ConflictTrees) {
  if (!('blockId' in conflict)) return { block: words.editor.page, summary: '' };
  const { blockId } = conflict;
  const tree = [trees.mine, trees.theirs].find((one) => one.find(blockId));
  const found = tree?.find(blockId)?.block;
  if (!tree || !found) return { block: '', summary: '' };
  const getLabel = (block: Block) => definitions.get(block.type)?.label ?? block.type;
  return {
    block: [...tree.around(blockId), found].map(getLabel).join(' › '),
    summary: definitions.get(found.type)?.summary(found, language) ?? '',
  };
}
