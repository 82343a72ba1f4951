import type { PathPart } from '#content/block/issue.ts';

/** Reveals parts of a block in the live preview while they are edited. */
export interface RevealController {
  /**
   * Makes the field at this path visible and keeps it so. An empty path is the block itself. Called for the
   * next path without `release` in between, so that parts that both need stay visible.
   */
  show(path: readonly PathPart[]): void;
  /** Called after a render: elements that were missing may exist now. */
  refresh(): void;
  /** Restores the initial state. */
  release(): void;
}

/**
 * Creates a block's reveal: how it shows content that is not always visible, such as other slides, a
 * presentation, or the other side of a slider. Used only in the live preview. `chosen` is called when the
 * user goes to another part of the block by hand. Scrolling is not part of it: the preview scrolls to the
 * element of the field.
 */
export type Reveal = (
  block: HTMLElement,
  heard: { readonly chosen: (path: readonly PathPart[]) => void },
) => RevealController;

/** Lists a block's own elements by selector, without those of inner blocks. */
export function listOwnElements<E extends HTMLElement = HTMLElement>(
  block: HTMLElement,
  selector: string,
): E[] {
  return [...block.querySelectorAll<E>(selector)].filter(
    (element) => element.closest('[data-block-id]') === block,
  );
}
