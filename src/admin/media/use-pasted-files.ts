import { useEffect, useRef } from 'react';
import { readClipboardFiles } from './clipboard-files.ts';

/** Accepts pasted files while mounted, unless a text field has the focus. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = readClipboardFiles(event.clipboardData);
      if (files.length === 0 || isWriting(event.target)) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
