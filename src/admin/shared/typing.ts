const keyless = ['checkbox', 'radio', 'range', 'button', 'submit', 'color', 'file'];
const typed = `input:not(${keyless.map((type) => `[type=${type}]`).join(', ')}), textarea, select, [contenteditable]:not([contenteditable=false])`;

/** True if keys and the clipboard belong to a text input. Elements of the preview frame count as well. */
export function isTyping(target: EventTarget | null): boolean {
  return toElement(target)?.closest(typed) != null;
}

/** True in dialogs and menus, which handle keys themselves. */
export function isElsewhere(target: EventTarget | null): boolean {
  return toElement(target)?.closest('dialog, .react-aria-Popover') != null;
}

/** True for an input with an open list of suggestions. */
export function hasListOpen(target: EventTarget | null): boolean {
  return toElement(target)?.matches('input[aria-expanded=true]') === true;
}

/**
 * Elements of a frame aren't instances of this window's classes, so an element is recognized by its methods.
 */
function toElement(target: EventTarget | null): Element | undefined {
  return target !== null && 'closest' in target ? (target as Element) : undefined;
}
