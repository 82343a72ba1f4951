import type { Block, BlockDefinition, Definitions } from '#content/block/block.ts';
import { createStarterValues } from '#content/block/starter-values.ts';
import { withFreshIds } from '#document/fresh-ids.ts';
import { createFreshId } from '../../shared/fresh-id.ts';

/**
 * Creates a block with the starting values of its definition, and new ids for it and all nested blocks and
 * items.
 */
export function createBlock(definitions: Definitions, definition: BlockDefinition): Block {
  const { type, version } = definition;
  const block: Block = {
    ...createStarterValues(definitions, definition),
    ...(version > 1 && { blockVersion: version }),
    id: type,
    type,
  };
  return withFreshIds(definitions, block, createFreshId);
}
