import type { SavedSection } from '#api/endpoints/sections.ts';
import { buildBlocks } from '#blocks/sections/build-blocks.ts';
import type { Section } from '#blocks/sections/section.ts';
import { sections } from '#blocks/sections/sections.ts';
import type { Block, BlockCategory, BlockDefinition, Definitions } from '#content/block/block.ts';
import { withVariants } from '#content/block/block-variants.ts';
import { resolveText, toolLanguage } from '#content/language/language.ts';
import { findSectionField } from '#content/page/show-sections.ts';
import { withFreshIds } from '#document/fresh-ids.ts';
import { createFreshId } from '../../shared/fresh-id.ts';
import { createBlock } from './create-block.ts';

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
  /** A saved section whose blocks it copies. */
  readonly copyOf?: SavedSection;
  /** The saved section that it links to. */
  readonly linkTo?: SavedSection;
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
    create: () => [createBlock(definitions, definition)],
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

/** Creates the two ways to add a saved section: a copy of its blocks, and a link, if visitors see it. */
export function createSavedInsertables(
  definitions: Definitions,
  section: SavedSection,
): { readonly copy: Insertable; readonly link: Insertable | undefined } {
  const { identifier, overview, isLive } = section;
  const saved = {
    label: resolveText(section.title, toolLanguage),
    category: 'layout',
    synonyms: [],
  } as const;
  const definition = [...definitions.values()].find(({ fields }) => findSectionField(fields) !== undefined);
  const field = definition && findSectionField(definition.fields);
  return {
    copy: {
      ...{ ...saved, id: `copy/${identifier}`, copyOf: section },
      types: [...new Set(overview.map(({ type }) => type))],
      create: () => overview.map((block) => withFreshIds(definitions, block, createFreshId)),
    },
    link:
      definition && field !== undefined && isLive
        ? {
            ...{ ...saved, id: `link/${identifier}`, linkTo: section, types: [definition.type] },
            create: () => [{ ...createBlock(definitions, definition), [field]: identifier }],
          }
        : undefined,
  };
}

/** Lists all blocks by category, then all sections by category. */
export function listInsertables(definitions: Definitions): readonly Insertable[] {
  const blocks = [...definitions.values()]
    // A link is offered with the section that it shows.
    .filter(({ fields }) => findSectionField(fields) === undefined)
    .flatMap(withVariants)
    .map((definition) => createBlockInsertable(definitions, definition));
  const composed = sections.map((section) => createSectionInsertable(definitions, section));
  return [...sortByCategory(blocks), ...sortByCategory(composed)];
}

/** Sorts by category, in the order in which the categories come up first. */
function sortByCategory(insertables: readonly Insertable[]): readonly Insertable[] {
  return [...Map.groupBy(insertables, ({ category }) => category).values()].flat();
}
