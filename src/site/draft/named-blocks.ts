import type { Block, Definitions } from '#content/block/block.ts';
import { listSlots, walkVisibleBlocks } from '#content/block/slots.ts';
import type { Language } from '#content/language/language.ts';
import { cutExcerpt } from '#content/text/excerpt.ts';

/** A block with a name that readers of the page recognize. */
export interface NamedBlock {
  readonly id: string;
  /** From 1, in reading order. */
  readonly number: number;
  /** Beginning of the block's text, or ''. */
  readonly words: string;
  readonly isPicture: boolean;
}

/** Maximum number of characters of the block's text. */
const longest = 60;

/**
 * Lists the blocks of a page that can be commented on. Containers are omitted, since their blocks are listed.
 */
export function listNamedBlocks(
  definitions: Definitions,
  overview: readonly Block[],
  language: Language,
): NamedBlock[] {
  const leaves: Block[] = [];
  for (const { block } of walkVisibleBlocks(definitions, overview)) {
    const holdsOthers = listSlots(definitions, block).some(
      ({ blocks, unused }) => !unused && blocks.length > 0,
    );
    if (definitions.has(block.type) && !holdsOthers) leaves.push(block);
  }
  return leaves.map((block, index) => {
    const definition = definitions.get(block.type);
    const isPicture = definition?.role === 'hero' || definition?.shows !== undefined;
    const words = cutExcerpt(definition?.summary(block, language) ?? '', longest);
    return { id: block.id, number: index + 1, words, isPicture };
  });
}

/** Builds the id of the element around a block of a shared draft. */
export function buildBlockAnchor(id: string): string {
  return `blok-${id}`;
}
