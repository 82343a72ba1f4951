import {
  type Block,
  type BlockDefinition,
  type BlockRole,
  type Definitions,
  isBlock,
} from '../block/block.ts';
import { isReadableBlock } from '../block/block-readable.ts';
import { listBlockFrameOrigins } from '../block/frame-origins.ts';
import { type BlockVisit, walkVisibleBlocks } from '../block/slots.ts';

/**
 * Facts about a page's blocks as a whole, independent of the language. Hidden blocks and unused slots are
 * left out. A block that cannot be rendered counts by position and type only.
 */
export interface PageAnalysis {
  /** Every block that visitors see, at any depth, in reading order. */
  readonly visits: readonly BlockVisit[];
  /** The types of these blocks, including unknown ones. */
  readonly types: ReadonlySet<string>;
  /** Blocks by role. */
  readonly byRole: Readonly<Record<BlockRole, readonly Block[]>>;
  /** Blocks that render a heading of level 1 if their text is not empty. */
  readonly titles: readonly Block[];
  /**
   * Origins that the page may show in a frame, for its Content-Security-Policy: sorted, without duplicates.
   */
  readonly frameOrigins: readonly string[];
}

/** Cached by identity, since blocks are immutable: each page is walked once. */
const known = new WeakMap<Definitions, WeakMap<readonly Block[], PageAnalysis>>();

/** Analyses a page's blocks in one walk. Never throws on bad content. */
export function analysePage(definitions: Definitions, overview: readonly Block[]): PageAnalysis {
  const ofPages = known.get(definitions) ?? new WeakMap<readonly Block[], PageAnalysis>();
  known.set(definitions, ofPages);
  const analysis = ofPages.get(overview) ?? analyse(definitions, overview);
  ofPages.set(overview, analysis);
  return analysis;
}

function analyse(definitions: Definitions, overview: readonly Block[]): PageAnalysis {
  const visits = [...walkVisibleBlocks(definitions, overview.filter(isBlock))];
  const readable = visits.flatMap(({ block }) => {
    const definition = definitions.get(block.type);
    return definition && isReadableBlock(definition, block) ? [{ block, definition }] : [];
  });
  const filterBlocks = (holds: (definition: BlockDefinition) => boolean) =>
    readable.filter(({ definition }) => holds(definition)).map(({ block }) => block);
  const withRole = (role: BlockRole) => filterBlocks((definition) => definition.role === role);
  const origins = readable.flatMap(({ definition, block }) => listBlockFrameOrigins(definition, block));
  return {
    visits,
    types: new Set(visits.map(({ block }) => block.type)),
    byRole: {
      hero: withRole('hero'),
      text: withRole('text'),
      caption: withRole('caption'),
      contact: withRole('contact'),
    },
    titles: filterBlocks(({ headingLevel }) => headingLevel === 1),
    frameOrigins: [...new Set(origins)].sort(),
  };
}
