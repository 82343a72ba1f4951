import { type RefObject, useEffect } from 'react';
import { listenToClipboard } from '../commands/clipboard-events.ts';
import { useEditor } from '../services/editor-context.ts';

/** Copying and pasting in the page, for as long as the frame shows it: another document listens anew. */
export function useFrameClipboard(frame: RefObject<HTMLIFrameElement | null>, connected: boolean): void {
  const { clipboard } = useEditor();
  useEffect(() => {
    const page = connected ? frame.current?.contentDocument : undefined;
    return page ? listenToClipboard(page, clipboard) : undefined;
  }, [frame, connected, clipboard]);
}
