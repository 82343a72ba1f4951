import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block.ts';
import { isShown } from '#content/fields/is-shown.ts';
import { mapSlots } from '#content/slots.ts';
import { unwrittenValues } from '#content/starter-values.ts';
import { withValueAt } from '#content/value-at.ts';

/** Which of the places of some blocks a studio has filled: all, or every second one from the first or the second. */
export type Filling = 'all' | 'odd' | 'even';

/**
 * Blocks of a section as a studio fills them: their examples become content, and each image gets the next of some files.
 * Texts and images are counted together, in reading order.
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
    for (const { path, example, field } of unwrittenValues(blockDefinitions, block)) {
      // An address is no place of its own: it belongs to the words beside it.
      if (field.kind === 'link' || isFilled()) filled = withValueAt(filled, path, example);
    }
    const { fields = {} } = blockDefinitions.get(block.type) ?? {};
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'media' || field.darkOf || field.phoneOf || !isShown(field, fields, block)) continue;
      // Without a file that a page needs it could not be published.
      if (isFilled() || field.required) filled = { ...filled, [name]: files[file++ % files.length] };
    }
    return mapSlots(blockDefinitions, filled, (inner) => inner.map(fill));
  };
  return blocks.map(fill);
}
