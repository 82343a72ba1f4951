import type { PageMessage } from '#preview/messages.ts';
import { type PressedKeys, readKeys } from '#preview/read-keys.ts';

/** Keys that a page uses itself: walking, scrolling, pressing what has the focus. */
const ownKeys = new Set(['Tab', 'Enter', ' ', 'PageUp', 'PageDown', 'Home', 'End']);

/** Hands shortcuts pressed in the page to the editor, which knows what they mean. */
export function forwardKeys(send: (message: PageMessage) => void): void {
  addEventListener('keydown', (event) => {
    // What a text has used is done; of undoing it keeps the browser's own way away, and no more.
    if (event.defaultPrevented && !isHistory(event)) return;
    // Keys in an opened presentation are its own, Escape first.
    if (document.querySelector('dialog[open]')) return;
    const pressed = readKeys(event);
    const { mod } = pressed;
    const typing = isTyping(event.target as Element);
    const writes = !mod && !/^F\d+$/.test(event.key);
    if ((typing && (writes || movesInText(pressed))) || (ownKeys.has(event.key) && !mod)) return;
    if (mod && !event.altKey && isBrowsers(event, typing)) return;
    if (pressed.key === 'Unidentified' || goesInHistory(pressed)) return;
    event.preventDefault();
    send({ type: 'editor/key', ...pressed, typing });
  });
}

/**
 * Copying, reloading, tabs and the address bar; with Shift also pasting as plain text and the developer tools. Selecting
 * all is the browser's in a text alone.
 */
function isBrowsers({ key, shiftKey }: KeyboardEvent, typing: boolean): boolean {
  if (shiftKey) return /^[cvrtw]$/i.test(key);
  return /^[cvxrtwl]$/i.test(key) || (typing && /^a$/i.test(key));
}

function isHistory({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return (metaKey || ctrlKey) && /^[zy]$/i.test(key);
}

function isTyping(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null;
}

/** With Control the arrows and Backspace go by words, with Command by lines; and Alt writes signs on many keyboards. */
function movesInText({ key, alt }: PressedKeys): boolean {
  return key.length > 1 ? !/^F\d+$/.test(key) : alt;
}

/** Alt and an arrow are Back and Forward of the browser. */
function goesInHistory({ key, mod, shift, alt }: PressedKeys): boolean {
  return alt && !mod && !shift && (key === 'ArrowLeft' || key === 'ArrowRight');
}
