import type { BlockCategory } from '#content/block.ts';
import type { Part } from './part.ts';

/** Blocks that are added to a page together, with placeholders in place of words and images. */
export interface Section {
  readonly id: string;
  /** The group of the insert menu in which it stands. */
  readonly category: BlockCategory;
  readonly label: string;
  /** Search terms in Dutch and English, in lower case. */
  readonly synonyms: Readonly<Record<'nl' | 'en', readonly string[]>>;
  readonly parts: readonly Part[];
}
