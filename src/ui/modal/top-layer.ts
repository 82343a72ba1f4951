import { useEffect, useState } from 'react';

/** The open modal dialogs of the document; the topmost is the last. */
const opened: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers an opened modal dialog. Returns a function to call when it closes. */
export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  opened.push(dialog);
  for (const listen of listeners) listen();
  return () => {
    opened.splice(opened.lastIndexOf(dialog), 1);
    for (const listen of listeners) listen();
  };
}

/**
 * ms after which screen readers announce changes of a live region that was inserted or moved, as when a
 * dialog opens or closes.
 */
export const settleTime = 100;

interface TopLayer {
  /**
   * The element to render into with a portal. It moves into each dialog that opens, and out when it closes.
   */
  readonly layer: HTMLElement;
  /** The dialog that contains the layer; undefined if none is open. */
  readonly dialog: HTMLDialogElement | undefined;
}

/**
 * A layer that is always accessible. All elements outside the topmost modal dialog are inert: neither
 * announced nor clickable, even if they are displayed above it. The widgets of React Aria leave this layer
 * alone as well.
 */
export function useTopLayer(): TopLayer {
  const [layer] = useState(() => {
    const element = document.createElement('div');
    // Outside the dialog's layout, which may be a grid or scroll.
    element.style.cssText = 'position: fixed; top: 0; left: 0';
    element.dataset.reactAriaTopLayer = 'true';
    element.dataset.liveAnnouncer = 'true';
    return element;
  });
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => {
    const move = () => {
      const top = opened.at(-1);
      (top ?? document.body).append(layer);
      setDialog(top);
    };
    move();
    listeners.add(move);
    return () => {
      listeners.delete(move);
      layer.remove();
    };
  }, [layer]);
  return { layer, dialog };
}
