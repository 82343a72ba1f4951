import { type Block, type Definitions, isBlock } from '../block/block.ts';
import { isHiddenEverywhere } from '../block/hidden-block.ts';
import { mapSlots } from '../block/slots.ts';

/** Returns the blocks without hidden ones, at every depth, for responses to visitors. */
export function omitHiddenBlocks(definitions: Definitions, blocks: readonly Block[]): readonly Block[] {
  return blocks
    .filter((block) => !isHiddenEverywhere(block))
    .map((block) =>
      isBlock(block) ? mapSlots(definitions, block, (inner) => omitHiddenBlocks(definitions, inner)) : block,
    );
}
