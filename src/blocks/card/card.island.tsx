import { createPresentationDialog } from './presentation-dialog.ts';

/** Opens the presentation of a card's link in a modal. */
export function present(link: HTMLAnchorElement): void {
  const earlier = document.querySelector<HTMLDialogElement>('dialog.presentation');
  if (earlier?.open) return;
  // Browsers fire `close` a frame late. A click within that frame opens a new dialog, so the earlier one is
  // closed first.
  earlier?.dispatchEvent(new Event('close'));
  const hold = lockPageScroll();
  const { dialog } = createPresentationDialog(link, () => {
    hold();
    link.focus({ preventScroll: true });
  });
  closeOnBackdrop(dialog);
  ignoreOpeningPress(dialog);

  document.body.append(dialog);
  dialog.showModal();
}

/** Closes the modal on a click that begins and ends on the backdrop, not on one that begins in the modal. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let began = false;
  dialog.addEventListener('pointerdown', (event) => (began = event.target === dialog));
  dialog.addEventListener('click', (event) => began && event.target === dialog && dialog.close());
}

/**
 * Ignores the key press that opened the modal. While that key is down, the browser sends its repeats and its
 * release to the focused close button, which would close the modal. A key counts only after it went down
 * inside.
 */
function ignoreOpeningPress(dialog: HTMLDialogElement): void {
  let began = false;
  const ignoreHeldKey = (event: KeyboardEvent) => {
    began ||= event.type === 'keydown' && !event.repeat;
    if (!began) event.preventDefault();
  };
  dialog.addEventListener('keydown', ignoreHeldKey);
  dialog.addEventListener('keypress', ignoreHeldKey);
}

/**
 * Locks the scroll position of the page behind the modal, and keeps the width of its scrollbar. Returns a
 * function that unlocks it.
 */
function lockPageScroll(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => Object.assign(root.style, { overflow, scrollbarGutter });
}
