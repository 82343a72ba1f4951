import { presentationDialog } from './presentation-dialog.ts';

/** Opens the presentation that a card's link names, in a modal above the page. */
export function present(link: HTMLAnchorElement): void {
  const earlier = document.querySelector<HTMLDialogElement>('dialog.presentation');
  if (earlier?.open) return;
  // Browsers tell of a closing a frame late. A press within that frame opens anew, so the earlier ends first.
  earlier?.dispatchEvent(new Event('close'));
  const hold = holdPage();
  const { dialog } = presentationDialog(link, () => {
    hold();
    link.focus({ preventScroll: true });
  });
  closeOnBackdrop(dialog);
  passOverOpeningPress(dialog);

  document.body.append(dialog);
  dialog.showModal();
}

/** A press that begins and ends on the backdrop; one that slips off the modal is none. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let began = false;
  dialog.addEventListener('pointerdown', (event) => (began = event.target === dialog));
  dialog.addEventListener('click', (event) => began && event.target === dialog && dialog.close());
}

/**
 * The key that opened the modal may still be down: what the browser says of that press from then on, it says to
 * the modal's button, which would close it. A key counts once it has gone down inside.
 */
function passOverOpeningPress(dialog: HTMLDialogElement): void {
  let began = false;
  const passOver = (event: KeyboardEvent) => {
    began ||= event.type === 'keydown' && !event.repeat;
    if (!began) event.preventDefault();
  };
  dialog.addEventListener('keydown', passOver);
  dialog.addEventListener('keypress', passOver);
}

/** Keeps the page behind from scrolling, without moving it where its scrollbar takes room. */
function holdPage(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => Object.assign(root.style, { overflow, scrollbarGutter });
}
