import type { Copy } from '#content/language.ts';
import { caption, columns, divider, large, subheading, text } from '../../blocks.ts';
import type { SeedBlock } from '../../seed-page.ts';

/** What begins a chapter: below a line its name, and beside that what these blocks are for. */
export function chapter(id: string, name: Copy, use: Copy): SeedBlock[] {
  return [
    { ...divider(`${id}-line`), marginTop: '72px' },
    columns(
      `${id}-chapter`,
      [[large(subheading(id, name.nl, name.en))], [text(`${id}-use`, use.nl, use.en)]],
      [5, 7],
      { marginTop: '8px', marginBottom: '16px' },
    ),
  ];
}

/** Below a block: which one it is, and what is set on it, by the names of the editor. */
export function setting(id: string, words: string): SeedBlock {
  return caption(`${id}-setting`, words, words);
}

/** Blocks and what is set on them, nearer to one another than to their neighbours. */
export function cell(words: string, ...blocks: SeedBlock[]): SeedBlock[] {
  return [...blocks, setting(blocks[0]?.id ?? words, words)];
}

/** The same in a row of its own. */
export function specimen(words: string, ...blocks: SeedBlock[]): SeedBlock {
  return columns(`${blocks[0]?.id}-specimen`, [cell(words, ...blocks)]);
}
