import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in the tree: on the selected row when the selection changes, and when the row that had
 * the focus has moved or gone.
 */
export function useTreeFocus(tree: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useEffect(() => {
    const element = tree.current;
    const focused = document.activeElement;
    if (!hasFocus.current || !element) return;
    const current = element.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    const isLost = focused === document.body;
    const isOnOtherRow = focused !== current && focused?.getAttribute('role') === 'treeitem';
    if (isLost || isOnOtherRow) current?.focus();
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // Without a related target the row itself has gone: then the keyboard is still meant to be here.
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
    },
  };
}
