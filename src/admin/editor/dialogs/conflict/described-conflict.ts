import type { Block, Definitions } from '#content/block.ts';
import type { Language } from '#content/language.ts';
import type { Conflict } from '#document/merge/conflict.ts';
import { conflictKey } from '#document/merge/conflict.ts';
import type { Three } from '#document/merge/three.ts';
import type { PageDocument } from '#document/page-document.ts';
import { type PageTree, pageTree } from '#document/page-tree.ts';
import { words } from '../../../words.ts';
import { describeOverlap } from './describe-overlap.ts';
import { placeInWords } from './place-in-words.ts';

/** Both sides of a conflict, as they are read. */
export interface Sides {
  readonly mine: string;
  readonly theirs: string;
}

export interface DescribedConflict {
  readonly key: string;
  /** The block, with those around it: `Card › Text`. */
  readonly block: string;
  /** How the block begins, to know it by. */
  readonly summary: string;
  /** What of it: `Slides · Slide 2 · Caption`. */
  readonly field: string;
  readonly language: Language | undefined;
  /** Undefined where there is nothing to choose. */
  readonly sides: Sides | undefined;
  /** Both sides are texts: they can be compared word by word, and written anew. */
  readonly isText: boolean;
  /** A sentence under the name. */
  readonly note: string;
}

/** Three pages as trees, and the language that the editor shows. */
export interface Shown {
  readonly trees: Three<PageTree>;
  readonly definitions: Definitions;
  readonly language: Language;
}

/** What two people did to the same thing, in the order of the page. */
export function describeConflicts(
  definitions: Definitions,
  pages: Three<PageDocument>,
  conflicts: readonly Conflict[],
  language: Language,
): DescribedConflict[] {
  const tree = (page: PageDocument) => pageTree(definitions, page);
  const trees = { base: tree(pages.base), mine: tree(pages.mine), theirs: tree(pages.theirs) };
  const order = [...trees.base.walk(), ...trees.mine.walk()].map(({ block }) => block.id);
  const placeOf = (conflict: Conflict) => ('blockId' in conflict ? order.indexOf(conflict.blockId) : -1);
  return conflicts
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((conflict) => described(conflict, { trees, definitions, language }));
}

function described(conflict: Conflict, shown: Shown): DescribedConflict {
  const plain = {
    key: conflictKey(conflict),
    ...nameOf(conflict, shown),
    field: '',
    language: undefined,
    sides: undefined,
    isText: false,
    note: '',
  };
  const { trees } = shown;
  switch (conflict.about) {
    case 'title':
    case 'value':
    case 'settings':
      return { ...plain, ...describeOverlap(conflict, shown) };
    case 'removed': {
      const kept = conflict.by === 'mine' ? words.conflict.theirsChanged : words.conflict.mineChanged;
      const sides = { [conflict.by]: words.conflict.deleted, [other(conflict.by)]: words.conflict.kept };
      return { ...plain, sides: sides as unknown as Sides, note: kept };
    }
    case 'place': {
      const sides = {
        mine: placeInWords(trees.mine, conflict.blockId),
        theirs: placeInWords(trees.theirs, conflict.blockId),
      };
      return { ...plain, sides, note: words.conflict.movedByBoth };
    }
    case 'displaced':
      return { ...plain, note: words.conflict.displaced };
    case 'page':
      return {
        ...plain,
        block: words.editor.page,
        sides: { mine: words.conflict.pageHere, theirs: words.conflict.pageThere },
        note: words.conflict.damaged,
      };
  }
}

const other = (side: 'mine' | 'theirs') => (side === 'mine' ? 'theirs' : 'mine');

function nameOf(conflict: Conflict, { trees, definitions, language }: Shown) {
  if (!('blockId' in conflict)) return { block: words.editor.page, summary: '' };
  const { blockId } = conflict;
  const tree = [trees.mine, trees.theirs].find((one) => one.find(blockId));
  const found = tree?.find(blockId)?.block;
  if (!tree || !found) return { block: '', summary: '' };
  const label = (block: Block) => definitions.get(block.type)?.label ?? block.type;
  return {
    block: [...tree.around(blockId), found].map(label).join(' › '),
    summary: definitions.get(found.type)?.summary(found, language) ?? '',
  };
}
