import { buildBlocks } from '#blocks/sections/build-blocks.ts';
import type { Section } from '#blocks/sections/section.ts';
import { sections } from '#blocks/sections/sections.ts';
import type { Block, BlockCategory, BlockDefinition, Definitions } from '#content/block/block.ts';
import { withVariants } from '#content/block/block-variants.ts';
import { withFreshIds } from '#document/fresh-ids.ts';
import { createFreshId } from '../../shared/fresh-id.ts';
import { newBlock } from './new-block.ts';

/** A block or a section that can be added to a page. */
export interface Insertable {
  readonly id: string;
  readonly label: string;
  readonly category: BlockCategory;
  readonly synonyms: readonly string[];
  /** The types of its outer blocks. A place must accept all of them. */
  readonly types: readonly string[];
  /** The definition of a single block; undefined for a section. */
  readonly definition?: BlockDefinition;
  /** Creates new blocks with unique ids on every call. */
  readonly create: () => readonly Block[];
}

export function createBlockInsertable(definitions: Definitions, definition: BlockDefinition): Insertable {
  const { type, label, category, synonyms, startsFrom = type } = definition;
  return {
    id: startsFrom,
    label,
    category,
    synonyms,
    types: [type],
    definition,
    create: () => [newBlock(definitions, definition)],
  };
}

function createSectionInsertable(definitions: Definitions, section: Section): Insertable {
  const { id, label, category, synonyms, parts } = section;
  return {
    id: `section/${id}`,
    label,
    category,
    synonyms: Object.values(synonyms).flat(),
    types: [...new Set(parts.map(({ type }) => type))],
    create: () => buildBlocks(parts).map((block) => withFreshIds(definitions, block, createFreshId)),
  };
}

/** Lists all blocks and sections by category. In each category, blocks come first. */
export function listInsertables(definitions: Definitions): readonly Insertable[] {
  const all = [
    ...[...definitions.values()]
      .flatMap(withVariants)
      .map((definition) => createBlockInsertable(definitions, definition)),
    ...sections.map((section) => createSectionInsertable(definitions, section)),
  ];
  return [...Map.groupBy(all, ({ category }) => category).values()].flat();
}
