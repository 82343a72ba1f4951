import { createPresentationDialog } from './presentation-dialog.ts';

export interface RevealedPresentation {
  /**
   * Applies the card link's current options. Returns `another` if the link names another presentation, which
   * has to be loaded.
   */
  readonly follow: (link: HTMLAnchorElement) => 'same' | 'another';
  /** True if the focus moved from the panel into the presentation, whose user will close it. */
  readonly isUsed: () => boolean;
  readonly close: () => void;
}

/** The open presentation. It may stay open after its fields lost focus, because the user moved into it. */
let shown: HTMLDialogElement | undefined;

/**
 * Shows a card's presentation above the page without moving the focus out of the panel with its fields.
 * `closed` is called if the user closes it, by its button or with Escape.
 */
export function revealPresentation(link: HTMLAnchorElement, closed: () => void): RevealedPresentation {
  shown?.close();
  const ending = new AbortController();
  const { signal } = ending;
  const { dialog, observer } = createPresentationDialog(link, () => {
    if (shown === dialog) shown = undefined;
    ending.abort();
    closed();
  });
  // Opening must not move the focus.
  dialog.querySelector('[autofocus]')?.removeAttribute('autofocus');
  const loaded = serializeLoadedOptions(link);
  let used = false;
  dialog.addEventListener('pointerdown', () => (used = true));
  const onPointerDown = ({ target }: Event) => {
    if (used && !dialog.contains(target as Node)) dialog.close();
  };
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dialog.close();
  };
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  shown = dialog;
  document.body.append(dialog);
  // `show()` and `showModal()` would move the focus into the dialog.
  dialog.open = true;
  return {
    follow(now) {
      used = false;
      if (serializeLoadedOptions(now) !== loaded) return 'another';
      const stage = dialog.querySelector('.presentation__stage');
      // Observing again runs the observer, which places the frame by the link's current options.
      observer.disconnect();
      if (stage) observer.observe(stage);
      return 'same';
    },
    isUsed() {
      used ||= dialog.contains(document.activeElement);
      return used;
    },
    close: () => dialog.close(),
  };
}

/** Serializes the options that need a reload when they change. */
function serializeLoadedOptions({ href, dataset }: HTMLAnchorElement): string {
  const { type, scrolling } = JSON.parse(dataset.presentation ?? '{}');
  return JSON.stringify([href, type, scrolling]);
}
