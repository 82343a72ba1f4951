import { createStore } from 'zustand/vanilla';
import type { PathPart } from '#content/block/issue.ts';
import { isEqual } from '#content/is-equal.ts';

/** A field, or an item of a list, that has the keyboard in the form of a block. */
interface RevealTarget {
  readonly blockId: string;
  readonly path: readonly PathPart[];
}

interface RevealState {
  readonly target: RevealTarget | undefined;
}

export type RevealStore = ReturnType<typeof createRevealStore>;

/**
 * What the page is to show of the block that is edited. Whoever walks through the fields leaves one and enters the next: a
 * frame hears of where that has come to, once in each rendered frame.
 */
export function createRevealStore(nextFrame: (run: () => void) => void = requestAnimationFrame) {
  const store = createStore<RevealState>(() => ({ target: undefined }));
  let next: RevealTarget | undefined;
  let scheduled = false;

  function want(target: RevealTarget | undefined): void {
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
    enter: (target: RevealTarget) => want(target),
    leave: () => want(undefined),
    /** The keyboard went to what belongs to the field, such as a list that it opened. */
    stay: () => want(store.getState().target),
  };
}
