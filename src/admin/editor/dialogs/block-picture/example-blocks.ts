import type { Block, Definitions } from '#content/block/block.ts';
import { mapSlots } from '#content/block/slots.ts';
import { withExamples } from '#content/block/starter-values.ts';
import type { Insertable } from '../../work/insertable.ts';

/** Creates blocks whose example words are real content, at every depth. */
export function createExampleBlocks(definitions: Definitions, { create }: Insertable): readonly Block[] {
  const fillExamples = (block: Block): Block =>
    mapSlots(definitions, withExamples(definitions, block), (blocks) => blocks.map(fillExamples));
  return create().map(fillExamples);
}
