import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

interface DialogHandlers {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onClick: (event: MouseEvent) => void;
  readonly onCancel: (event: SyntheticEvent) => void;
}

/**
 * A `dialog` that is open while it is mounted and gives the focus back when it goes. `onClose` is called for Escape and
 * for a click on the backdrop, unless it has to be answered.
 */
export function useDialog(onClose: () => void, dismissible: boolean): DialogHandlers {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const leaveTopLayer = element && enterTopLayer(element);
    // React's autoFocus comes too early: before it is shown, nothing inside can take the focus.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closing before React removes the element is what gives the focus back to where it was.
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
      // A file input inside sends its own cancel event up through the dialog.
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
  };
}
