import { createContext, use } from 'react';
import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { formatPath } from '#content/block/issue.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { findPlaceholder, withExamples } from '#content/block/starter-values.ts';
import { type Language, resolveText } from '#content/language/language.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';

/** The block that a form edits. Inputs name their field by its path in the block. */
export const FormBlockContext = createContext<Block | undefined>(undefined);

export function useFormBlock(): Block {
  const block = use(FormBlockContext);
  if (!block) throw new Error('useFormBlock must be used inside a block form');
  return block;
}

/** Ids of the blocks that a form of several writes to; without it, the form writes to its own block. */
export const FormTargetsContext = createContext<readonly string[] | undefined>(undefined);

export function useFormTargets(): readonly string[] {
  const several = use(FormTargetsContext);
  const { id } = useFormBlock();
  return several ?? [id];
}

/**
 * Returns functions that write a field of the form's block or blocks; `label` is the name of the undo step.
 */
export function useFieldEdit(path: readonly PathPart[], label: string) {
  const { editing } = useEditor();
  const ids = useFormTargets();
  return {
    /** Sets a choice. */
    setValue: (value: unknown) => editing.setValue(ids, path, value, label),
    /** Sets a value that is typed, stepped or dragged: one undo step until a pause. */
    streamValue: (value: unknown) => editing.streamValues(ids, [{ path, value }], label),
    /** Sets a value during a drag: one undo step per gesture. */
    dragValue: (value: unknown, gestureId: string) =>
      editing.dragValues(ids, [{ path, value }], label, gestureId),
    setText: (text: string, of?: Language) => editing.setText(ids, path, text, label, of),
  };
}

/** Placeholder text of an empty field; '' if the field has a value or no placeholder. */
export function useExample(path: readonly PathPart[]): string {
  const { definitions } = useEditor();
  const language = usePane((view) => view.language);
  const block = useFormBlock();
  return resolveText(findPlaceholder(definitions, block, formatPath(path)), getTextLanguage(block, language));
}

/** The form's block with placeholder texts in empty fields, as the page renders it. */
export function useExamples(): Block {
  const { definitions } = useEditor();
  return withExamples(definitions, useFormBlock());
}

/** Id of a field's input, for labels and for clicks in the page. */
export function useFieldId(path: readonly PathPart[]): string {
  return formatFieldId(useFormBlock().id, formatPath(path));
}

export function formatFieldId(blockId: string, path: string): string {
  return `field-${blockId}-${path}`;
}
