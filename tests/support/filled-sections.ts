import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { mapSlots } from '#content/block/slots.ts';
import { listPlaceholderValues } from '#content/block/starter-values.ts';
import { withValueAt } from '#content/block/value-at.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { isShown } from '#content/fields/is-shown.ts';

/** The placeholders to fill: all, or every second one, from the first (`odd`) or the second (`even`). */
export type Filling = 'all' | 'odd' | 'even';

/**
 * Fills a section's blocks as a studio would: examples become content, and each image gets the next of `files`. Texts and images
 * are counted together, in reading order.
 */
export function fillBlocks(
  blocks: readonly Block[],
  files: readonly string[],
  filling: Filling,
): readonly Block[] {
  let place = 0;
  let file = 0;
  const isFilled = () => {
    place += 1;
    return filling === 'all' || (place % 2 === 1) === (filling === 'odd');
  };
  const fill = (block: Block): Block => {
    let filled = block;
    for (const { path, example, field } of listPlaceholderValues(blockDefinitions, block)) {
      // A URL belongs to the text beside it, so it does not count as a placeholder.
      if (field.kind === 'link' || isFilled()) filled = withValueAt(filled, path, example);
    }
    const { fields = {} } = blockDefinitions.get(block.type) ?? {};
    for (const { field, path } of walkFields(fields, filled)) {
      if (field.kind !== 'media' || field.accepts !== 'image' || field.darkOf) continue;
      if (path.length === 1 && !isShown(field, fields, block)) continue;
      // A page can't be published without its required files.
      if (isFilled() || field.required) filled = withValueAt(filled, path, files[file++ % files.length]);
    }
    return mapSlots(blockDefinitions, filled, (inner) => inner.map(fill));
  };
  return blocks.map(fill);
}
