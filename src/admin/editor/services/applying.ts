import type { Block } from '#content/block/block.ts';
import { type Edit, EditRefused, splitBatch } from '#document/edit.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../shared/announcer.tsx';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';

export type Applying = ReturnType<typeof applyTo>;

/** Edits of a draft as a person does them: what does not fit is said, and so is what is undone. */
export function applyTo(draft: Draft, toast: (toast: ToastInput) => void) {
  const tree = () => draft.store.getState().tree;
  const nameOf = (block: Block) => tree().definitionOf(block)?.label ?? block.type;
  /** Blocks in words: the one by its name, several by their number. */
  const nameOfBlocks = (blocks: readonly Block[]) => {
    const [only, ...others] = blocks;
    return only && others.length === 0 ? nameOf(only) : words.outline.several(blocks.length);
  };
  /** Names what an edit is about: a block, the title or the page. */
  const nameOfEdited = (edit: Edit) => {
    const [first] = splitBatch(edit);
    if (first?.type === 'page/set-title') return words.settings.title;
    const block = first && 'blockId' in first ? tree().find(first.blockId)?.block : undefined;
    return block ? nameOf(block) : words.editor.page;
  };
  /** One step; false when it changes nothing or is refused. `partOf` as in the draft. */
  function apply(edit: Edit, label: string, partOf?: string): boolean {
    try {
      return draft.edit(edit, label, partOf);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      toast({ text: error.message, tone: 'error' });
      return false;
    }
  }
  return {
    tree,
    nameOf,
    nameOfBlocks,
    nameOfSelected(): string {
      const { ids } = draft.store.getState().selection;
      return nameOfBlocks(ids.flatMap((id) => tree().find(id)?.block ?? []));
    },
    apply,
    /** Applies an edit that was made in the page itself. */
    applyFromPage(edit: Edit, partOf?: string): void {
      apply(edit, words.history.change(nameOfEdited(edit)), partOf);
    },
    undo(): void {
      const label = draft.undo();
      announce(label ? words.history.undone(label) : words.history.nothingToUndo);
    },
    redo(): void {
      const label = draft.redo();
      announce(label ? words.history.redone(label) : words.history.nothingToRedo);
    },
  };
}
