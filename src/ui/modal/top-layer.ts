import { useEffect, useState } from 'react';

/** The open modal dialogs of the document, the one above all others last. */
const opened: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Tells that a modal dialog has opened. Answers how to tell that it closes. */
export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  opened.push(dialog);
  for (const listen of listeners) listen();
  return () => {
    opened.splice(opened.lastIndexOf(dialog), 1);
    for (const listen of listeners) listen();
  };
}

/** ms until a screen reader knows a live region that is new where it stands, as after a dialog has opened or closed. */
export const settleTime = 100;

interface TopLayer {
  /** The element to render into, by a portal. It moves into each dialog that opens, and out when it closes. */
  readonly layer: HTMLElement;
  /** The dialog that it is in; undefined where none is open. */
  readonly dialog: HTMLDialogElement | undefined;
}

/**
 * A place that people can always reach. All that is outside the topmost modal dialog is inert: neither read out nor
 * pressed, wherever it is drawn. The widgets of React Aria leave it alone as well.
 */
export function useTopLayer(): TopLayer {
  const [layer] = useState(() => {
    const element = document.createElement('div');
    // Outside the layout of the dialog that it is in, which may be a grid or scroll.
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
