import { useCallback } from 'react';
import { useEditor } from '../services/editor-context.ts';

/** Files from the clipboard stand behind the selected block. */
export function useInsertPastedFiles(): (files: readonly File[]) => void {
  const { arrivals, draft, editing } = useEditor();
  return useCallback(
    (files) => arrivals.add(files, editing.placeNear(draft.store.getState().selection.lead, 'after')),
    [arrivals, draft, editing],
  );
}
