import { createContext, use } from 'react';
import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { formatPath } from '#content/block/issue.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { findPlaceholder, withExamples } from '#content/block/starter-values.ts';
import { type Language, resolveText } from '#content/language/language.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';

/** The block that a form edits. Its inputs name their field by its path in the block. */
export const FormBlockContext = createContext<Block | undefined>(undefined);

export function useFormBlock(): Block {
  const block = use(FormBlockContext);
  if (!block) throw new Error('useFormBlock must be used inside a block form');
  return block;
}

/** The blocks that a form of several writes to; without one it writes to the one that it shows. */
export const FormTargetsContext = createContext<readonly string[] | undefined>(undefined);

export function useFormTargets(): readonly string[] {
  const several = use(FormTargetsContext);
  const { id } = useFormBlock();
  return several ?? [id];
}

/** Writes a field of the form's block, or of all that it writes to; `label` is how the undo button calls it. */
export function useFieldEdit(path: readonly PathPart[], label: string) {
  const { editing } = useEditor();
  const ids = useFormTargets();
  return {
    /** A choice. */
    setValue: (value: unknown) => editing.setValue(ids, path, value, label),
    /** What is typed, stepped or dragged: one step until there is a pause. */
    streamValue: (value: unknown) => editing.streamValues(ids, [{ path, value }], label),
    /** What is dragged: one step per gesture. */
    dragValue: (value: unknown, gestureId: string) =>
      editing.dragValues(ids, [{ path, value }], label, gestureId),
    setText: (text: string, of?: Language) => editing.setText(ids, path, text, label, of),
  };
}

/** The words that a new block shows in a field that nobody has filled; '' where there is something, or nothing to show. */
export function useExample(path: readonly PathPart[]): string {
  const { definitions } = useEditor();
  const language = usePane((view) => view.language);
  const block = useFormBlock();
  return resolveText(findPlaceholder(definitions, block, formatPath(path)), getTextLanguage(block, language));
}

/** The form's block as the page beside it shows it: with examples where nobody has written. */
export function useExamples(): Block {
  const { definitions } = useEditor();
  return withExamples(definitions, useFormBlock());
}

/** The id of a field's input: labels point at it, and a click in the page finds it. */
export function useFieldId(path: readonly PathPart[]): string {
  return formatFieldId(useFormBlock().id, formatPath(path));
}

export function formatFieldId(blockId: string, path: string): string {
  return `field-${blockId}-${path}`;
}
