import { useCallback } from 'react';
import { useEditor } from '../services/editor-context.ts';

/** Files from the clipboard stand behind the selected block. */
export function usePastedFiles(): (files: readonly File[]) => void {
  const { arrivals, draft, editing } = useEditor();
  return useCallback(
    (files) => arrivals.add(files, editing.placeNear(draft.store.getState().selection.lead, 'after')),
    [arrivals, draft, editing],
  );
}

/** A file that is let go beside everything that takes one must not be opened in place of the editor. Answers how to stop. */
export function keepFilesOut(): () => void {
  const stop = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', stop);
  window.addEventListener('drop', stop);
  return () => {
    window.removeEventListener('dragover', stop);
    window.removeEventListener('drop', stop);
  };
}
