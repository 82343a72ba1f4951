import { useEffect } from 'react';
import { listenToClipboard } from '../commands/clipboard-events.ts';
import { usePastedFiles } from '../commands/pasted-files.ts';
import { useEditor } from '../services/editor-context.ts';

/** Copying and pasting in the page that a frame shows. */
export function useFrameClipboard(page: Document | undefined): void {
  const { clipboard } = useEditor();
  const pasteFiles = usePastedFiles();
  useEffect(
    () => (page ? listenToClipboard(page, clipboard, pasteFiles) : undefined),
    [page, clipboard, pasteFiles],
  );
}
