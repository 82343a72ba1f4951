import { type Block, type Definitions, isBlock, migrateBlock } from '../block/block.ts';
import { isReadable } from '../block/block-readable.ts';
import { formatPath, readPath } from '../block/issue.ts';
import { mapSlots } from '../block/slots.ts';
import { valueAt, withValueAt } from '../block/value-at.ts';
import { walkFields } from '../block/walk-fields.ts';

/** Another colour for one setting of a block, provided that it still has the one that is known. */
export interface ColorChange {
  readonly blockId: string;
  /** Within the block: `backgroundColorLight`. */
  readonly path: string;
  readonly was: string;
  readonly becomes: string;
}

export interface ChangedColors {
  /** The very same list where nothing changes; blocks that do not change keep their identity. */
  readonly overview: readonly Block[];
  readonly changed: readonly ColorChange[];
  /** What stayed as it is: the setting says something else by now, or is gone. */
  readonly left: readonly ColorChange[];
}

/** Makes those changes that still fit. What a setting says decides, and nothing else of the page. */
export function changeColors(
  definitions: Definitions,
  overview: readonly Block[],
  changes: readonly ColorChange[],
): ChangedColors {
  const byBlock = Map.groupBy(changes, ({ blockId }) => blockId);
  const changed = new Set<ColorChange>();
  const changeAll = (blocks: readonly Block[]): readonly Block[] => {
    const after = blocks.map((block) => (isBlock(block) ? changeOne(block) : block));
    return after.some((block, index) => block !== blocks[index]) ? after : blocks;
  };
  const changeOne = (block: Block): Block => {
    const inside = mapSlots(definitions, block, changeAll);
    const wanted = byBlock.get(block.id) ?? [];
    const { block: after, fitting } = inBlock(definitions, inside, wanted);
    for (const change of fitting) changed.add(change);
    return after;
  };
  const after = changeAll(overview);
  return {
    overview: after,
    changed: changes.filter((change) => changed.has(change)),
    left: changes.filter((change) => !changed.has(change)),
  };
}

function inBlock(definitions: Definitions, block: Block, wanted: readonly ColorChange[]) {
  const definition = definitions.get(block.type);
  if (wanted.length === 0 || !definition || !isReadable(definition, block)) return { block, fitting: [] };
  const current = migrateBlock(definition, block);
  const colors = new Set<string>();
  for (const { field, path } of walkFields(definition.fields, current))
    if (field.kind === 'color') colors.add(formatPath(path));
  const fitting: ColorChange[] = [];
  let after = current;
  for (const change of wanted) {
    const path = readPath(change.path);
    if (!colors.has(change.path) || valueAt(after, path) !== change.was) continue;
    after = withValueAt(after, path, change.becomes);
    fitting.push(change);
  }
  return { block: fitting.length === 0 ? block : after, fitting };
}
