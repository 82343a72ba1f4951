import type { BlockCategory } from '#content/block/block.ts';
import type { Part } from './part.ts';

/** A group of blocks that is added to a page at once, with placeholders for words and images. */
export interface Section {
  readonly id: string;
  /** Its group in the insert menu. */
  readonly category: BlockCategory;
  readonly label: string;
  /** Search terms in Dutch and English, in lower case. */
  readonly synonyms: Readonly<Record<'nl' | 'en', readonly string[]>>;
  readonly parts: readonly Part[];
}
