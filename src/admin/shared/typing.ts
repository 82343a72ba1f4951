const keyless = ['checkbox', 'radio', 'range', 'button', 'submit', 'color', 'file'];
const typed = `input:not(${keyless.map((type) => `[type=${type}]`).join(', ')}), textarea, select, [contenteditable]:not([contenteditable=false])`;

/** True where keys and the clipboard belong to what somebody types. Elements of the frame are known as well. */
export function isTyping(target: EventTarget | null): boolean {
  return toElement(target)?.closest(typed) != null;
}

/** Dialogs and menus have keys of their own. */
export function isElsewhere(target: EventTarget | null): boolean {
  return toElement(target)?.closest('dialog, .react-aria-Popover') != null;
}

/** True for an input with a list of suggestions below it. */
export function hasListOpen(target: EventTarget | null): boolean {
  return toElement(target)?.matches('input[aria-expanded=true]') === true;
}

/** Another window has classes of its own: an element is known by what it can do. */
function toElement(target: EventTarget | null): Element | undefined {
  return target !== null && 'closest' in target ? (target as Element) : undefined;
}
