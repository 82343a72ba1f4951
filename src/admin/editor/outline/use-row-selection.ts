import type { MouseEvent } from 'react';
import { selectRange, toggleBlock } from '#document/selection.ts';
import { useEditor } from '../services/editor-context.ts';
import { outlineRows } from './outline-rows.ts';

/** What a press on a row selects: it alone, with Ctrl or Command it as well, with Shift all up to it. */
export function useRowSelection(): (event: MouseEvent, id: string) => void {
  const { draft, view, definitions } = useEditor();
  return (event, id) => {
    const { tree, selection, content } = draft.store.getState();
    if (event.shiftKey) {
      const rows = outlineRows(definitions, content.overview, view.getState().collapsed);
      const order = rows.filter((row) => row.kind === 'block').map((row) => row.key);
      draft.select(selectRange(tree, selection, id, order));
    } else if (event.metaKey || event.ctrlKey) draft.select(toggleBlock(tree, selection, id));
    else draft.select(id);
  };
}
