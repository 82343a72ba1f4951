import type { Block, Definitions } from '#content/block/block.ts';
import { slotsOf, walkVisibleBlocks } from '#content/block/slots.ts';
import type { Language } from '#content/language/language.ts';
import { excerpt } from '#content/text/plain-text.ts';

/** A block as somebody who reads the page would call it. */
export interface NamedBlock {
  readonly id: string;
  /** Counts from 1, in reading order. */
  readonly number: number;
  /** Its own words; '' for one without any. */
  readonly words: string;
  readonly isPicture: boolean;
}

/** Of the words of a block. */
const longest = 60;

/** The blocks of a page that somebody can say something of: those that hold others are spoken of by what is in them. */
export function namedBlocks(
  definitions: Definitions,
  overview: readonly Block[],
  language: Language,
): NamedBlock[] {
  const leaves: Block[] = [];
  for (const { block } of walkVisibleBlocks(definitions, overview)) {
    const holdsOthers = slotsOf(definitions, block).some(
      ({ blocks, unused }) => !unused && blocks.length > 0,
    );
    if (definitions.has(block.type) && !holdsOthers) leaves.push(block);
  }
  return leaves.map((block, index) => {
    const definition = definitions.get(block.type);
    const isPicture = definition?.role === 'hero' || definition?.shows !== undefined;
    const words = excerpt(definition?.summary(block, language) ?? '', longest);
    return { id: block.id, number: index + 1, words, isPicture };
  });
}

/** The id of the element round a block of a shared draft. */
export function blockAnchor(id: string): string {
  return `blok-${id}`;
}
