/**
 * Makes server-rendered markup interactive without React: adds listeners and changes attributes, texts and
 * positions of existing elements. `root` is the element around the island's markup. If the function throws,
 * it must not have changed anything yet: the server's markup stays as it is.
 */
export type HydrateMarkup<Options> = (root: HTMLElement, options: Options) => IslandController<Options>;

/** The controller of an interactive island. */
export interface IslandController<Options> {
  /** Called after the live preview has rendered the island again: its elements may have changed. */
  update(options: Options): void;
  /** Removes all listeners, observers and timers. */
  stop(): void;
}
