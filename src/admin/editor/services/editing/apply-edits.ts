import type { Block } from '#content/block/block.ts';
import { type Edit, InvalidEditError, splitBatch } from '#document/edit.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../../shared/announcer.tsx';
import { words } from '../../../words.ts';
import type { Draft } from '../../work/draft/draft.ts';
import { editWords } from '../../work/edit-words.ts';
import { historyWords } from '../../work/history-words.ts';

export type EditApplier = ReturnType<typeof createApplying>;

/** Applies edits and undo steps to a draft, and shows a toast for an edit that is refused. */
export function createApplying(draft: Draft, toast: (toast: ToastInput) => void) {
  const tree = () => draft.store.getState().tree;
  const getBlockLabel = (block: Block) => tree().findDefinition(block)?.label ?? block.type;
  /** Label of one block, or the number of several. */
  const describeBlocks = (blocks: readonly Block[]) => {
    const [only, ...others] = blocks;
    return only && others.length === 0 ? getBlockLabel(only) : editWords.several(blocks.length);
  };
  /** Label of the subject of an edit: a block, the title or the page. */
  const describeSubject = (edit: Edit) => {
    const [first] = splitBatch(edit);
    if (first?.type === 'page/set-title') return words.settings.title;
    const block = first && 'blockId' in first ? tree().find(first.blockId)?.block : undefined;
    return block ? getBlockLabel(block) : words.editor.page;
  };
  /**
   * Applies an edit as one undo step. False if it changes nothing or is refused. `partOf` as in
   * `Draft.apply`.
   */
  function apply(edit: Edit, label: string, partOf?: string): boolean {
    try {
      return draft.edit(edit, label, partOf);
    } catch (error) {
      if (!(error instanceof InvalidEditError)) throw error;
      toast({ text: error.message, tone: 'error' });
      return false;
    }
  }
  return {
    tree,
    getBlockLabel,
    describeBlocks,
    describeSelected(): string {
      const { ids } = draft.store.getState().selection;
      return describeBlocks(ids.flatMap((id) => tree().find(id)?.block ?? []));
    },
    apply,
    /** Applies an edit that was made in the page itself. */
    applyFromPage(edit: Edit, partOf?: string): void {
      apply(edit, historyWords.change(describeSubject(edit)), partOf);
    },
    undo(): void {
      const label = draft.undo();
      announce(label ? historyWords.undone(label) : historyWords.nothingToUndo);
    },
    redo(): void {
      const label = draft.redo();
      announce(label ? historyWords.redone(label) : historyWords.nothingToRedo);
    },
  };
}
