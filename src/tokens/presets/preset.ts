import type { TokenChanges } from '../token-changes.ts';

/** A whole design: what differs from the product's own. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** One line: who it is for, by what it looks like. */
  readonly description: string;
  /** The families that it is set in; they come with the product. */
  readonly fonts: readonly string[];
  readonly changes: TokenChanges;
}
