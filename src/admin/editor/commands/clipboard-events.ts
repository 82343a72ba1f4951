import { readClipboardFiles } from '../../media/clipboard-files.ts';
import { isElsewhere, isTyping } from '../../shared/typing.ts';
import type { Clipboard } from '../services/clipboard.ts';

/**
 * Handles clipboard events for blocks, in the editor's document and in the page's. Such an event must be
 * answered synchronously, so that a message to another window would be too late. Typed and selected text is
 * left to the browser. Returns a function that stops listening.
 */
export function listenToClipboard(
  where: Document,
  clipboard: Clipboard,
  takeFiles: (files: readonly File[]) => void = () => undefined,
): () => void {
  const give = (event: ClipboardEvent): boolean => {
    const flavours = isTextEvent(where, event) ? undefined : clipboard.flavours();
    if (!flavours || !event.clipboardData) return false;
    for (const [type, text] of Object.entries(flavours)) event.clipboardData.setData(type, text);
    event.preventDefault();
    return true;
  };
  const on = {
    copy: (event: ClipboardEvent) => void (give(event) && clipboard.copied()),
    cut: (event: ClipboardEvent) => void (give(event) && clipboard.cut()),
    paste: (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (!clipboardData || isTheirs(event)) return;
      event.preventDefault();
      // An image from another program may come with HTML too; blocks of this editor never come with files.
      const files = readClipboardFiles(clipboardData);
      if (files.length > 0) return takeFiles(files);
      clipboard.paste((type) => clipboardData.getData(type));
    },
  };
  for (const [type, hear] of Object.entries(on)) where.addEventListener(type, hear as EventListener);
  return () => {
    for (const [type, hear] of Object.entries(on)) where.removeEventListener(type, hear as EventListener);
  };
}

function isTheirs(event: ClipboardEvent): boolean {
  return event.defaultPrevented || isTyping(event.target) || isElsewhere(event.target);
}

function isTextEvent(where: Document, event: ClipboardEvent): boolean {
  return isTheirs(event) || (where.getSelection()?.toString().trim() ?? '') !== '';
}
