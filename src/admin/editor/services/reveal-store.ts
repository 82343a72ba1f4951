import { createStore } from 'zustand/vanilla';
import type { PathPart } from '#content/block/issue.ts';
import { isEqual } from '#content/is-equal.ts';

/** The focused field of a block's form, or item of a list. */
interface RevealTarget {
  readonly blockId: string;
  readonly path: readonly PathPart[];
}

interface RevealState {
  readonly target: RevealTarget | undefined;
}

export type RevealStore = ReturnType<typeof createRevealStore>;

/**
 * Scrolls the page to the field that is being edited. Moving between fields blurs one and focuses the next,
 * so changes are sent once per rendered frame.
 */
export function createRevealStore(nextFrame: (run: () => void) => void = requestAnimationFrame) {
  const store = createStore<RevealState>(() => ({ target: undefined }));
  let next: RevealTarget | undefined;
  let scheduled = false;

  function scheduleTarget(target: RevealTarget | undefined): void {
    next = target;
    if (scheduled) return;
    scheduled = true;
    nextFrame(() => {
      scheduled = false;
      if (!isEqual(next, store.getState().target)) store.setState({ target: next });
    });
  }

  return {
    store,
    enter: (target: RevealTarget) => scheduleTarget(target),
    leave: () => scheduleTarget(undefined),
    /**
     * Keeps the target while the focus is in something that belongs to the field, such as a list that it
     * opened.
     */
    stay: () => scheduleTarget(store.getState().target),
  };
}
