import type { PageMessage } from '#preview/messages.ts';
import { type PressedKeys, readKeys } from '#preview/read-keys.ts';

/** Keys that a page uses itself: moving the focus, scrolling, activating. */
const ownKeys = new Set(['Tab', 'Enter', ' ', 'PageUp', 'PageDown', 'Home', 'End']);

/** Forwards keyboard shortcuts in the page to the editor. */
export function forwardKeys(send: (message: PageMessage) => void): void {
  addEventListener('keydown', (event) => {
    // Keys handled by a text are done, except undo and redo, whose default is only prevented.
    if (event.defaultPrevented && !isHistory(event)) return;
    // An open presentation keeps its own keys, such as Escape.
    if (document.querySelector('dialog[open]')) return;
    const pressed = readKeys(event);
    const { mod } = pressed;
    const typing = isTyping(event.target as Element);
    if (typing && isMenuKey(pressed)) return;
    const writes = !mod && !/^F\d+$/.test(event.key);
    if ((typing && (writes || isTextEditingKey(pressed))) || (ownKeys.has(event.key) && !mod)) return;
    if (mod && !event.altKey && isBrowsers(event, typing)) return;
    if (pressed.key === 'Unidentified' || isHistoryKey(pressed)) return;
    event.preventDefault();
    send({ type: 'editor/key', ...pressed, typing });
  });
}

/**
 * True for the browser's own shortcuts: copying, reloading, tabs, the address bar; with Shift also paste as
 * plain text and developer tools. Select all is the browser's only in a text.
 */
function isBrowsers({ key, shiftKey }: KeyboardEvent, typing: boolean): boolean {
  if (shiftKey) return /^[cvrtw]$/i.test(key);
  return /^[cvxrtwl]$/i.test(key) || (typing && /^a$/i.test(key));
}

/** Opens the browser's menu, which has the spelling of a text. */
function isMenuKey({ key, shift }: PressedKeys): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shift);
}

function isHistory({ key, metaKey, ctrlKey }: KeyboardEvent): boolean {
  return (metaKey || ctrlKey) && /^[zy]$/i.test(key);
}

function isTyping(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null;
}

/**
 * With Control, arrows and Backspace move by words, with Command by lines; Alt types characters on many
 * keyboards.
 */
function isTextEditingKey({ key, alt }: PressedKeys): boolean {
  return key.length > 1 ? !/^F\d+$/.test(key) : alt;
}

/** Alt with an arrow is the browser's Back or Forward. */
function isHistoryKey({ key, mod, shift, alt }: PressedKeys): boolean {
  return alt && !mod && !shift && (key === 'ArrowLeft' || key === 'ArrowRight');
}
