import type { Language } from '#content/language/language.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import type { Draft } from '../../work/draft/draft.ts';
import { createApplying } from './apply-edits.ts';
import { editBlocks } from './edit-blocks.ts';
import { editValues } from './edit-values.ts';

export type Editing = ReturnType<typeof createEditing>;

interface EditingOptions {
  readonly draft: Draft;
  readonly language: () => Language;
  readonly toast: (toast: ToastInput) => void;
}

/** Edits that a person makes, whichever way: panel, outline, toolbar, keyboard, commands, the page itself. */
export function createEditing({ draft, language, toast }: EditingOptions) {
  const applying = createApplying(draft, toast);
  return {
    ...applying,
    ...editBlocks({ draft, applying, toast }),
    ...editValues(applying, language),
  };
}
