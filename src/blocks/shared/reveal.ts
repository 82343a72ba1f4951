import type { PathPart } from '#content/block/issue.ts';

/** A block of the live preview that shows what of it is being edited. */
export interface Revealing {
  /**
   * Brings to light what the field at this path changes, and holds it there; no path is the block itself, which is selected.
   * Called for the next path without letting go in between, so that what both show stays.
   */
  show(path: readonly PathPart[]): void;
  /** The page was rendered anew: what was not there yet may be there now. */
  refresh(): void;
  /** Everything is as it would be without. */
  release(): void;
}

/**
 * How a block reveals what it does not always show: other slides, a presentation, the other side of a slider. Only the live
 * preview asks; `chosen` tells it that a person went to another part of the block by hand. What is merely scrolled out of
 * view needs nothing of this: the preview scrolls to the element that shows the field.
 */
export type Reveal = (
  block: HTMLElement,
  heard: { readonly chosen: (path: readonly PathPart[]) => void },
) => Revealing;

/** The elements of a block that a selector finds; those of blocks inside it are not its own. */
export function ownElements<E extends HTMLElement = HTMLElement>(block: HTMLElement, selector: string): E[] {
  return [...block.querySelectorAll<E>(selector)].filter(
    (element) => element.closest('[data-block-id]') === block,
  );
}
