import { caption, large, subheading } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

/** The name of a kind of block, above all that it can be. */
export function chapter(id: string, nl: string, en: string): SeedBlock {
  return { ...large(subheading(id, nl, en)), headingPaddingTop: '96px' };
}

/** Below a block: which one it is, and what is set on it, by the names of the editor. */
export function setting(id: string, words: string): SeedBlock {
  return caption(`${id}-setting`, words, words);
}
