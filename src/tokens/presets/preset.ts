import type { TokenChanges } from '../token-changes.ts';

/** A complete design, as changes of the default one. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** One line: who it is for and what it looks like. */
  readonly description: string;
  /** Its font families, which ship with the product. */
  readonly fonts: readonly string[];
  readonly changes: TokenChanges;
}
