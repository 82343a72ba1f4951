import { createContext, use } from 'react';
import type { Block } from '#content/block.ts';
import type { PathPart } from '#content/fault.ts';
import { formatPath } from '#content/fault.ts';
import { useEditor } from '../editor-context.ts';

/** The block that a form edits. Its inputs name their field by its path in the block. */
export const FormBlockContext = createContext<Block | undefined>(undefined);

export function useFormBlock(): Block {
  const block = use(FormBlockContext);
  if (!block) throw new Error('useFormBlock must be used inside a block form');
  return block;
}

/** Writes a field of the form's block; `label` is how the undo button calls it. */
export function useFieldEdit(path: readonly PathPart[], label: string) {
  const { editing } = useEditor();
  const { id } = useFormBlock();
  return {
    setValue: (value: unknown) => editing.setValue(id, path, value, label),
    setText: (text: string) => editing.setText(id, path, text, label),
  };
}

/** The id of a field's input: labels point at it, and a click in the page finds it. */
export function useFieldId(path: readonly PathPart[]): string {
  return fieldId(useFormBlock().id, formatPath(path));
}

export function fieldId(blockId: string, path: string): string {
  return `field-${blockId}-${path}`;
}
