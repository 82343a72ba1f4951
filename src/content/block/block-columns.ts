import type { Block } from './block.ts';
import type { PathPart } from './issue.ts';

/**
 * How a block that consists of columns gains and loses them. The path of a column ends with its index in its
 * row; a row is what its columns have in common.
 */
export interface BlockColumns {
  /** Adds an empty column at a path, before the one that is there; undefined if the row is full. */
  readonly add: (block: Block, path: readonly PathPart[]) => Block | undefined;
  /** Removes empty columns, and rows without any left. Undefined if no column would be left. */
  readonly remove: (block: Block, paths: readonly (readonly PathPart[])[]) => Block | undefined;
  /** True if it only arranges blocks, with no look of its own, so that its last column can take its place. */
  readonly isPlain: (block: Block) => boolean;
}
