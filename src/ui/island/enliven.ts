/**
 * How an island comes alive that is not rendered by its script: a function that listens, and changes attributes,
 * texts and places of what stands there. `root` is the element round the island's markup. When it throws, nothing
 * must have changed yet: the server's markup stays as it is.
 */
export type Enliven<Options> = (root: HTMLElement, options: Options) => Alive<Options>;

/** An island that was made alive so. */
export interface Alive<Options> {
  /** The live preview has rendered the island anew: what stands there may be something else now. */
  update(options: Options): void;
  /** Takes back every listener, observer and timer. */
  stop(): void;
}
