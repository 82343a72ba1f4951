/** A common base and the two states derived from it. */
export interface MergeSides<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}
