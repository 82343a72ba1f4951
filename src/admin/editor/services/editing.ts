import type { Language } from '#content/language/language.ts';
import { type Edit, splitBatch } from '#document/edit.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import { type Applying, applyTo } from './applying.ts';
import { editBlocks } from './edit-blocks.ts';
import { editValues } from './edit-values.ts';

export type Editing = ReturnType<typeof createEditing>;

interface EditingOptions {
  readonly draft: Draft;
  readonly language: () => Language;
  readonly toast: (toast: ToastInput) => void;
}

/** What a person does to the page, by whatever way: panel, outline, toolbar, keyboard, commands, the page itself. */
export function createEditing({ draft, language, toast }: EditingOptions) {
  const applying = applyTo(draft, toast);
  const { apply, undo, redo, nameOfBlocks, nameOfSelected } = applying;
  return {
    apply,
    undo,
    redo,
    nameOfBlocks,
    nameOfSelected,
    ...editBlocks({ draft, applying, toast }),
    ...editValues(applying, language),
    /** An edit that was made in the page itself. */
    applyFromPage(edit: Edit, partOf?: string): void {
      apply(edit, words.history.change(nameOfEdited(applying, edit)), partOf);
    },
  };
}

/** What an edit is about, in words. */
function nameOfEdited({ tree, nameOf }: Applying, edit: Edit): string {
  const [first] = splitBatch(edit);
  if (first?.type === 'page/set-title') return words.settings.title;
  const block = first && 'blockId' in first ? tree().find(first.blockId)?.block : undefined;
  return block ? nameOf(block) : words.editor.page;
}
