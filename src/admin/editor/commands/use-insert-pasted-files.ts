import { useCallback } from 'react';
import { useEditor } from '../services/editor-context.ts';

/** Inserts files from the clipboard after the selected block. */
export function useInsertPastedFiles(): (files: readonly File[]) => void {
  const { pendingUploads, draft, editing } = useEditor();
  return useCallback(
    (files) => pendingUploads.add(files, editing.placeNear(draft.store.getState().selection.lead, 'after')),
    [pendingUploads, draft, editing],
  );
}
