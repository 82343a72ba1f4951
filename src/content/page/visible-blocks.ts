import { type Block, type Definitions, isBlock } from '../block/block.ts';
import { mapSlots } from '../block/slots.ts';

/** The blocks without hidden ones, at every depth: what may leave the server for a visitor. */
export function visibleBlocks(definitions: Definitions, blocks: readonly Block[]): readonly Block[] {
  return blocks
    .filter((block) => !block.hidden)
    .map((block) =>
      isBlock(block) ? mapSlots(definitions, block, (inner) => visibleBlocks(definitions, inner)) : block,
    );
}
