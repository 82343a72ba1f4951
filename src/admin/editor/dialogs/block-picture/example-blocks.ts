import type { Block, Definitions } from '#content/block.ts';
import { mapSlots } from '#content/slots.ts';
import { withExamples } from '#content/starter-values.ts';
import type { Insertable } from '../../work/insertable.ts';

/** Creates blocks whose example words are real content, at every depth. */
export function createExampleBlocks(definitions: Definitions, { create }: Insertable): readonly Block[] {
  const fillExamples = (block: Block): Block =>
    mapSlots(definitions, withExamples(definitions, block), (blocks) => blocks.map(fillExamples));
  return create().map(fillExamples);
}
