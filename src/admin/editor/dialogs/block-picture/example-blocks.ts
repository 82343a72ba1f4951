import type { Block, Definitions } from '#content/block.ts';
import { mapSlots } from '#content/slots.ts';
import { withExamples } from '#content/starter-values.ts';
import type { Insertable } from '../../work/insertable.ts';

/** New blocks with their examples as if somebody had written them, also in what they hold. */
export function exampleBlocks(definitions: Definitions, { create }: Insertable): readonly Block[] {
  const written = (block: Block): Block =>
    mapSlots(definitions, withExamples(definitions, block), (blocks) => blocks.map(written));
  return create().map(written);
}
