import type { Block, BlockDefinition, Definitions } from '#content/block.ts';
import { mapSlots } from '#content/slots.ts';
import { withExamples } from '#content/starter-values.ts';
import { newBlock } from '../../work/new-block.ts';

/** A new block as it is meant to be: its examples as if somebody had written them, also in what it holds. */
export function exampleBlock(definitions: Definitions, definition: BlockDefinition): Block {
  const written = (block: Block): Block =>
    mapSlots(definitions, withExamples(definitions, block), (blocks) => blocks.map(written));
  return written(newBlock(definitions, definition));
}
