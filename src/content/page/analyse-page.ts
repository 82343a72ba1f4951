import {
  type Block,
  type BlockDefinition,
  type BlockRole,
  type Definitions,
  isBlock,
} from '../block/block.ts';
import { isReadableBlock } from '../block/block-readable.ts';
import { frameOriginsOf } from '../block/frame-origins.ts';
import { type BlockVisit, walkVisibleBlocks } from '../block/slots.ts';

/**
 * What is asked of a page's blocks as a whole, whatever the language. Hidden blocks, and what stands in places that
 * are not in use, are not part of it. A block that cannot be rendered has a place and a type, and nothing to say.
 */
export interface PageAnalysis {
  /** Every block that visitors see, at any depth, in reading order. */
  readonly visits: readonly BlockVisit[];
  /** The types of these blocks, unknown ones included. */
  readonly types: ReadonlySet<string>;
  /** The blocks that are something to the page. */
  readonly byRole: Readonly<Record<BlockRole, readonly Block[]>>;
  /** Those that render a heading of level 1 as soon as they say something. */
  readonly titles: readonly Block[];
  /** The other sites that the page may show in a frame, for its Content-Security-Policy: sorted, each once. */
  readonly frameOrigins: readonly string[];
}

/** Blocks never change, only their copies do, so each page is walked once, however many questions are asked. */
const known = new WeakMap<Definitions, WeakMap<readonly Block[], PageAnalysis>>();

/** Answers every question about a page's blocks from one walk over them. Never throws on bad content. */
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
  const blocksWhere = (holds: (definition: BlockDefinition) => boolean) =>
    readable.filter(({ definition }) => holds(definition)).map(({ block }) => block);
  const withRole = (role: BlockRole) => blocksWhere((definition) => definition.role === role);
  const origins = readable.flatMap(({ definition, block }) => frameOriginsOf(definition, block));
  return {
    visits,
    types: new Set(visits.map(({ block }) => block.type)),
    byRole: {
      hero: withRole('hero'),
      text: withRole('text'),
      caption: withRole('caption'),
      contact: withRole('contact'),
    },
    titles: blocksWhere(({ headingLevel }) => headingLevel === 1),
    frameOrigins: [...new Set(origins)].sort(),
  };
}
