import type { Block } from '#content/block/block.ts';
import { closeEmptiedColumns } from '#document/commands/close-columns.ts';
import type { BlockCommand } from '#document/commands/command.ts';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { moveBlocksTo } from '#document/commands/move-blocks-to.ts';
import { type BlockSide, insertBlocksBeside, moveBlocksBeside } from '#document/commands/place-beside.ts';
import { copyTextRecords } from '#document/copy-text-records.ts';
import { combineEdits, type Edit, isSamePath, type Place } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { listOutermost } from '#document/selection.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../../shared/announcer.tsx';
import { createFreshId } from '../../../shared/fresh-id.ts';
import { words } from '../../../words.ts';
import type { Draft } from '../../work/draft/draft.ts';
import { editWords } from '../../work/edit-words.ts';
import { historyWords } from '../../work/history-words.ts';
import type { Insertable } from '../../work/insertable.ts';
import type { EditApplier } from './apply-edits.ts';
import { formatSlotLabel } from './format-slot-label.ts';

/** The selected blocks after a command, for its announcement. */
interface DoneFacts {
  readonly wasHidden: boolean;
  /** Position of the block in its list, from 1; undefined for several blocks. */
  readonly position: number | undefined;
  /** The list that the block moved into, if it is another one than before. */
  readonly into: string | undefined;
}

/** Texts of a command on the selected blocks; `name` is the block's label, or the number of blocks. */
export interface DoneWords {
  /** Label of the undo step. */
  readonly step: (name: string, facts: Pick<DoneFacts, 'wasHidden'>) => string;
  /** Announcement for screen readers. */
  readonly done?: (name: string, facts: DoneFacts) => string;
  /** Toast with an Undo button. */
  readonly undoable?: (name: string) => string;
}

interface BlockOptions {
  readonly draft: Draft;
  readonly applying: EditApplier;
  readonly toast: (toast: ToastInput) => void;
}

/** Edits of blocks: by commands on the selection, by dragging, by adding. */
export function editBlocks({ draft, applying, toast }: BlockOptions) {
  const { apply, describeSelected, tree } = applying;

  function announceDone(texts: DoneWords, name: string, facts: DoneFacts): void {
    if (texts.done) announce(texts.done(name, facts));
    if (texts.undoable) toast({ text: texts.undoable(name), action: createUndoAction() });
  }

  /** Undoes the last step, unless another one was made since. */
  function createUndoAction() {
    const step = draft.store.getState().past.at(-1);
    return {
      label: words.undo,
      run: () => draft.store.getState().past.at(-1) === step && applying.undo(),
    };
  }

  function getLeadPlace(): Place | undefined {
    return tree().getPlace(draft.store.getState().selection.lead ?? '');
  }

  /** Name of the list that the leading block is in now; undefined if it did not change. */
  function findNewList(before: Place | undefined): string | undefined {
    const now = getLeadPlace();
    if (!before || !now) return undefined;
    if (now.parent === before.parent && isSamePath(now.slot, before.slot)) return undefined;
    const parent = tree().find(now.parent)?.block;
    const definition = parent && tree().findDefinition(parent);
    if (!parent || !definition) return editWords.topOfPage;
    return editWords.slotInBlock(formatSlotLabel(definition, now.slot, parent), definition.label);
  }

  return {
    /** True if the command would change the current selection. */
    can(does: BlockCommand): boolean {
      return does(tree(), draft.store.getState().selection, createFreshId) !== undefined;
    },
    /** Performs a command on the selected blocks, and announces it. */
    perform(does: BlockCommand, texts: DoneWords): void {
      const { selection } = draft.store.getState();
      const edit = does(tree(), selection, createFreshId);
      if (!edit) return;
      const name = describeSelected();
      const before = getLeadPlace();
      const wasHidden = areHidden(tree(), selection);
      if (!apply(edit, texts.step(name, { wasHidden }))) return;
      announceDone(texts, name, { wasHidden, position: getPosition(edit), into: findNewList(before) });
    },
    /**
     * Moves blocks to a place in the page as it is rendered, or into a column beside a block: the whole
     * selection if the dragged block is part of it. Columns that they leave empty are removed.
     */
    drop(id: string, to: Place | BlockSide): void {
      if (!draft.store.getState().selection.ids.includes(id)) draft.select(id);
      const { ids } = draft.store.getState().selection;
      const edit = createDropEdit(tree(), ids, to);
      if (!edit) return;
      const name = describeSelected();
      const before = getLeadPlace();
      if (!apply(edit, historyWords.move(name))) return;
      announce(editWords.moved(name, getPosition(edit), findNewList(before)));
    },
    /**
     * Adds a block or a section at a place or in a column beside a block, as one step. Returns the id of its
     * first block, or undefined if the place does not accept it.
     */
    insert({ label, create, copyOf }: Insertable, at: Place | BlockSide): string | undefined {
      const blocks = create();
      const edit =
        'side' in at ? insertBlocksBeside(tree(), blocks, at, createFreshId) : insertBlocksAt(blocks, at);
      const records = copyOf?.translations?.blocks ?? {};
      const getRecord = (id: string) => records[id] ?? {};
      const translations = (copyOf?.overview ?? []).flatMap((of, index) => {
        const copy = blocks[index];
        return copy ? copyTextRecords(tree().definitions, { of, copy }, getRecord) : [];
      });
      if (!edit || !apply(combineEdits([edit, ...translations]), historyWords.add(label))) return undefined;
      announce(editWords.added(label));
      return blocks[0]?.id;
    },
    /** The place beside a block, or the end of the page without one. */
    placeNear(id: string | null, side: 'before' | 'after'): Place {
      const place = id === null ? undefined : tree().getPlace(id);
      if (!place) return { parent: null, slot: [], index: tree().content.overview.length };
      return side === 'before' ? place : { ...place, index: place.index + 1 };
    },
  };
}

function createDropEdit(tree: PageTree, ids: readonly string[], to: Place | BlockSide): Edit | undefined {
  if ('side' in to) return moveBlocksBeside(tree, ids, to, createFreshId);
  const edit = moveBlocksTo(tree, ids, to);
  return edit && closeEmptiedColumns(tree, listOutermost(tree, { ids }), edit);
}

function insertBlocksAt(blocks: readonly Block[], at: Place): Edit {
  return combineEdits(
    blocks.map((block, offset) => ({
      type: 'block/insert',
      block,
      at: { ...at, index: at.index + offset },
    })),
  );
}

function getPosition(edit: Edit): number | undefined {
  return edit.type === 'block/move' ? edit.at.index + 1 : undefined;
}
