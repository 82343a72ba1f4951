import { type Block, type BlockDefinition, migrateBlock } from './block.ts';

/** False for a block that no migration brings to the current version. Such a block is not rendered. */
export function isReadableBlock(definition: BlockDefinition, block: Block): boolean {
  try {
    migrateBlock(definition, block);
    return true;
  } catch {
    return false;
  }
}
