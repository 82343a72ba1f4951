import { type Block, type BlockDefinition, migrateBlock } from '#content/block/block.ts';
import type { HandlePart } from '#content/block/block-handles.ts';
import { valueAt } from '#content/block/value-at.ts';
import type { PlacedHandle } from './placed-handle.ts';

/**
 * A handle with what its block has by now. Handles are placed again once the page has drawn a change, and keys come quicker
 * than that: a step from what is drawn would be a step back.
 */
export function handleNow(placed: PlacedHandle, definition: BlockDefinition, block: Block): PlacedHandle {
  const stored = migrateBlock(definition, block);
  const now = new Map(
    placed.handle.parts.map((part) => [part, { ...part, value: valueAt(stored, part.path) }] as const),
  );
  const partNow = (part: HandlePart) => now.get(part) ?? { ...part, value: valueAt(stored, part.path) };
  return {
    ...placed,
    handle: { ...placed.handle, parts: placed.handle.parts.map(partNow) },
    part: partNow(placed.part),
  };
}
