import { type Block, type Definitions, isBlock, migrateBlock } from '#content/block/block.ts';
import { mapSlots } from '#content/block/slots.ts';
import { createPageOutline, type PageOutline } from '../merge/page-outline.ts';
import type { PageDocument } from '../page-document.ts';

/** Two versions of one page. */
export interface PagePair {
  readonly before: PageDocument;
  readonly after: PageDocument;
}

export interface OutlinePair {
  readonly before: PageOutline;
  readonly after: PageOutline;
}

/** Returns the outlines of both versions with migrated blocks, or undefined if one of them is damaged. */
export function createOutlines(definitions: Definitions, pages: PagePair): OutlinePair | undefined {
  const before = createPageOutline(definitions, migratePage(definitions, pages.before));
  const after = createPageOutline(definitions, migratePage(definitions, pages.after));
  return before && after && { before, after };
}

/**
 * Migrates blocks stored in an older version, so that only content differs. Current blocks keep their
 * identity.
 */
function migratePage(definitions: Definitions, page: PageDocument): PageDocument {
  const overview = migrateBlocks(definitions, page.overview);
  return overview === page.overview ? page : { ...page, overview };
}

function migrateBlocks(definitions: Definitions, blocks: readonly Block[]): readonly Block[] {
  const next = blocks.map((block) => {
    if (!isBlock(block)) return block;
    const definition = definitions.get(block.type);
    const current = definition ? migrateBlock(definition, block) : block;
    return mapSlots(definitions, current, (inner) => migrateBlocks(definitions, inner));
  });
  return next.every((block, index) => block === blocks[index]) ? blocks : next;
}
