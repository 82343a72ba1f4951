import type { Block, BlockDefinition, Definitions } from '#content/block/block.ts';
import { createStarterValues } from '#content/block/starter-values.ts';
import { withFreshIds } from '#document/fresh-ids.ts';
import { createFreshId } from '../../shared/fresh-id.ts';

/** A block with what its definition starts with, and ids of its own for it and all inside it. */
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
