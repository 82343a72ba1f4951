import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

interface DialogHandlers {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClick: (event: MouseEvent) => void;
  readonly onCancel: (event: SyntheticEvent) => void;
}

/**
 * Opens a `dialog` while it is mounted and restores the focus when it unmounts. `onClose` is called for
 * Escape and for a click on the backdrop, unless `dismissible` is false.
 */
export function useDialog(onClose: () => void, dismissible: boolean): DialogHandlers {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const leaveTopLayer = element && enterTopLayer(element);
    // React's autoFocus runs before the dialog is shown, when nothing inside can have the focus.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing the dialog before React removes it restores the focus.
    return () => {
      leaveTopLayer?.();
      element?.close();
    };
  }, []);
  return {
    ref: dialog,
    onClick: (event) => {
      if (dismissible && event.target === dialog.current) onClose();
    },
    onCancel: (event) => {
      // A file input inside sends its own cancel event, which bubbles to the dialog.
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
  };
}
