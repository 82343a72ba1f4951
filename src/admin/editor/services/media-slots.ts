import { migrateBlock } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import type { MediaField } from '#content/fields/field.ts';
import { listMediaAddresses } from '#content/fields/media-address.ts';
import type { PageTree } from '#document/page-tree.ts';
import type { FileTarget } from './arrange-files.ts';

/** A media field of a block that a file can be dropped on. */
export interface MediaSlot {
  readonly target: FileTarget;
  readonly field: MediaField;
  /** True if no file is stored in any language. */
  readonly isEmpty: boolean;
}

/** Finds the media field for a marker in the rendered view, such as `src` or `slides[0].src`. */
export function findMediaSlot(tree: PageTree, blockId: string, name: string): MediaSlot | undefined {
  const block = tree.find(blockId)?.block;
  const definition = block && tree.definitions.get(block.type);
  if (!block || !definition || !isReadableBlock(definition, block)) return undefined;
  const current = migrateBlock(definition, block);
  for (const { field, value, path } of walkFields(definition.fields, current)) {
    if (field.kind !== 'media' || formatPath(path) !== name) continue;
    const itemId = path.length > 2 ? getValueAt(current, [...path.slice(0, 2), 'id']) : undefined;
    const target = { blockId, path, itemId: typeof itemId === 'string' ? itemId : undefined };
    return { target, field, isEmpty: listMediaAddresses(value).length === 0 };
  }
  return undefined;
}
