/** Three states of one thing: as both knew it, and as each of them has it now. */
export interface Three<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}
