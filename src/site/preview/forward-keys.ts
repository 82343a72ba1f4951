import { keyOf } from '#preview/key-of.ts';
import type { PageMessage } from '#preview/messages.ts';

/** Keys that a page uses itself: walking, scrolling, pressing what has the focus. */
const ownKeys = new Set(['Tab', 'Enter', ' ', 'PageUp', 'PageDown', 'Home', 'End']);

/** Hands shortcuts pressed in the page to the editor, which knows what they mean. */
export function forwardKeys(send: (message: PageMessage) => void): void {
  addEventListener('keydown', (event) => {
    // Keys in an opened presentation are its own, Escape first.
    if (document.querySelector('dialog[open]')) return;
    const mod = event.metaKey || event.ctrlKey;
    const typing = (event.target as Element).closest('input, textarea, select, [contenteditable]');
    const writes = !mod && !/^F\d+$/.test(event.key);
    if ((typing && writes) || (ownKeys.has(event.key) && !mod)) return;
    // Browser shortcuts such as copy and reload stay the browser's.
    if (mod && !event.altKey && /^[acvxrtwl]$/i.test(event.key)) return;
    event.preventDefault();
    send({ type: 'editor/key', key: keyOf(event), mod, shift: event.shiftKey, alt: event.altKey });
  });
}
