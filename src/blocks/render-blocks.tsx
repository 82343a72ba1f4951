import type { ReactNode } from 'react';
import type { Block, Definitions } from '#content/block/block.ts';
import type { WidthByWindow } from '#content/look/width-by-window.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { BlockBoundary, BlockFailure } from './block-failure.tsx';
import {
  buildBareFrame,
  type Counters,
  createTopPlace,
  listVisibleBlocks,
  prepareBlock,
  type RenderPlace,
} from './prepare-block.tsx';
import { computeSizes } from './shared/sizes.ts';
import type { PageContext, WrittenField } from './shared/view-context.ts';

export type BlockRenderer = (blocks: readonly Block[], page: PageContext) => ReactNode;

/** A rendered block with its inputs, except the block itself and the page's context. */
interface RenderedBlock {
  readonly index: number;
  readonly depth: number;
  readonly width: WidthByWindow;
  readonly before: Counters;
  readonly after: Counters;
  /** The page's main heading, if it is in this block. */
  readonly heading: Block | undefined;
  /** The field that is written, if it is in this block. */
  readonly writing: WrittenField | undefined;
  readonly element: ReactNode;
}

/** The block in which the user is typing, as it was rendered when typing began. */
interface WrittenBlock {
  readonly writing: WrittenField;
  readonly rendered: RenderedBlock;
}

/**
 * Creates a renderer of a page's blocks as one React tree, for the preview. Unchanged blocks keep their
 * element in the next state, so React skips them and an edit costs only what it changes. While the user types
 * in a block, it keeps its element until something other than that text changes, because the text belongs to
 * the user's input. Hidden blocks render nothing. Slots are rendered first and passed to the view. A failed
 * block shows an error in its place. `render-visitor-blocks.tsx` renders the same views for visitors.
 */
export function createBlockRenderer(definitions: Definitions): BlockRenderer {
  let shared: PageContext | undefined;
  let rendered = new WeakMap<Block, RenderedBlock>();
  let last: readonly ReactNode[] = [];
  let held: WrittenBlock | undefined;

  return (blocks, page) => {
    if (!shared || !isSameContext(shared, page)) rendered = new WeakMap();
    shared = page;
    const { mainHeadingBlock: mainHeading, writing: written } = page;
    const withHeading = mainHeading && listOuterBlocks(definitions, blocks, (block) => block === mainHeading);
    const withWritten = written && listOuterBlocks(definitions, blocks, ({ id }) => id === written.blockId);
    const top = createTopPlace(page);

    const render = (block: Block, place: RenderPlace): ReactNode => {
      const writing = withWritten?.has(block) ? written : undefined;
      const isWritten = writing?.blockId === block.id;
      if (isWritten && held?.writing === writing && writing.holds(block)) {
        countAgain(place.counters, held.rendered);
        return held.rendered.element;
      }
      const heading = withHeading?.has(block) ? mainHeading : undefined;
      const { index, depth, width, counters } = place;
      const known = rendered.get(block);
      if (
        known?.index === index &&
        known.writing === writing &&
        known.depth === depth &&
        isSameWidth(known.width, width) &&
        known.heading === heading &&
        isSameCounters(known.before, counters)
      ) {
        Object.assign(counters, known.after);
        return known.element;
      }
      const before = { ...counters };
      const element = renderBlock(definitions, block, place, render);
      const now = { index, depth, width, before, after: { ...counters }, heading, writing, element };
      rendered.set(block, now);
      if (isWritten) held = { writing, rendered: now };
      return element;
    };

    const list = listVisibleBlocks(blocks).map((block, index) => render(block, { ...top, index }));
    // With the identical array, React skips comparing its items.
    if (!isSameList(list, last)) last = list;
    return last;
  };
}

function isSameList(a: readonly ReactNode[], b: readonly ReactNode[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}

function renderBlock(
  definitions: Definitions,
  block: Block,
  place: RenderPlace,
  render: (block: Block, place: RenderPlace) => ReactNode,
): ReactNode {
  try {
    const { view, frame, slots } = prepareBlock(definitions, block, place);
    for (const slot of slots) {
      slot.rendered.push(...listVisibleBlocks(slot.stored).map((inner) => render(inner, slot.place)));
    }
    return (
      <div key={block.id} {...frame}>
        <BlockBoundary block={block} preview={place.page.preview}>
          {view}
        </BlockBoundary>
      </div>
    );
  } catch (error) {
    return (
      <div key={block.id} {...buildBareFrame(block, place)}>
        {place.page.preview && <BlockFailure error={error} />}
      </div>
    );
  }
}

/** True for equal functions, and for two that were computed from the same block. */
function isSameWidth(one: WidthByWindow, other: WidthByWindow): boolean {
  return one === other || computeSizes(one) === computeSizes(other);
}

/** True if views get the same from both. The main heading and the typed text are compared per block. */
function isSameContext(a: PageContext, b: PageContext): boolean {
  return (Object.keys(b) as (keyof PageContext)[]).every(
    (name) => name === 'mainHeadingBlock' || name === 'writing' || Object.is(a[name], b[name]),
  );
}

function countAgain(counters: Counters, { before, after }: RenderedBlock): void {
  for (const name of Object.keys(after) as (keyof Counters)[]) counters[name] += after[name] - before[name];
}

function isSameCounters(a: Counters, b: Counters): boolean {
  return (Object.keys(b) as (keyof Counters)[]).every((name) => a[name] === b[name]);
}

/** Lists the blocks around the first block that is wanted, and that block itself. */
function listOuterBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  isWanted: (block: Block) => boolean,
): Set<Block> {
  const found = new Set<Block>();
  const parents = new Map<Block, Block | undefined>();
  for (const { block, parent } of analysePage(definitions, blocks).visits) {
    // Damaged content may contain one block twice: the first occurrence counts.
    if (!parents.has(block)) parents.set(block, parent);
    if (!isWanted(block)) continue;
    for (let at: Block | undefined = block; at; at = parents.get(at)) found.add(at);
    break;
  }
  return found;
}
