import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Block, type Definitions, findFlow, hasRole } from '#content/block/block.ts';
import { BlockFailure, explainBlockFailure } from './block-failure.tsx';
import {
  buildBareFrame,
  createTopPlace,
  listVisibleBlocks,
  type PreparedBlock,
  type PreparedSlot,
  prepareBlock,
  type RenderPlace,
} from './prepare-block.tsx';
import type { PageContext } from './shared/view-context.ts';

/** A block that is left out for visitors, since rendering failed or was too expensive. */
export interface FailedBlock {
  readonly id: string;
  readonly type: string;
  readonly why: string;
  readonly error: unknown;
}

export interface VisitorBlocks {
  readonly elements: ReactNode;
  /** True if the block with the page's h1 has rendered it. */
  readonly mainHeading: boolean;
}

/**
 * Renders a page's blocks for visitors, each separately: an error affects only its block, an empty block
 * leaves no markup, and the caller can do other work between two blocks. Inner blocks come first.
 */
export function* renderVisitorBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  page: PageContext,
  failed: (failure: FailedBlock) => void,
): Generator<undefined, VisitorBlocks> {
  const top = createTopPlace(page);
  const rendering: Rendering = { definitions, failed, mainHeading: false };
  const elements = yield* renderList(rendering, listVisibleBlocks(blocks), (index) => ({ ...top, index }));
  return { elements, mainHeading: rendering.mainHeading };
}

interface Rendering {
  readonly definitions: Definitions;
  readonly failed: (failure: FailedBlock) => void;
  mainHeading: boolean;
}

/** Renders the blocks of a list and drops empty ones. A caption is dropped if the image above it is missing. */
function* renderList(
  rendering: Rendering,
  blocks: readonly Block[],
  placeAt: (index: number) => RenderPlace,
): Generator<undefined, ReactNode[]> {
  const elements: ReactNode[] = [];
  let isImageMissing = false;
  for (const [index, block] of blocks.entries()) {
    const flow = findFlow(rendering.definitions, block);
    if (flow === 'caption' && isImageMissing) continue;
    const element = yield* renderVisitorBlock(rendering, block, placeAt(index), index);
    isImageMissing = flow === 'media' && element === null;
    if (element !== null) elements.push(element);
  }
  return elements;
}

function* renderVisitorBlock(
  rendering: Rendering,
  block: Block,
  place: RenderPlace,
  key: number,
): Generator<undefined, ReactNode> {
  const { frame, html } = yield* renderAlone(rendering, block, place);
  yield;
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has just made of the block's view
  return <div key={key} {...frame} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface IsolatedBlock {
  readonly frame: PreparedBlock['frame'];
  readonly html: string;
}

function* renderAlone(
  rendering: Rendering,
  block: Block,
  place: RenderPlace,
): Generator<undefined, IsolatedBlock> {
  const hadHeading = rendering.mainHeading;
  const counted = { ...place.counters };
  try {
    let prepared = yield* prepareFilled(rendering, block, place);
    const emptied = place.depth === 0 ? findEmptiedSlots(prepared.slots) : [];
    if (emptied.length > 0) {
      // Renders again without the empty slots: the slots beside them take their space, so their images need
      // other `sizes`.
      Object.assign(place.counters, counted);
      rendering.mainHeading = hadHeading;
      const again = { ...rendering, failed: () => undefined };
      const refilled = refill(rendering.definitions, block, prepared.slots, new Set(emptied));
      prepared = refilled
        ? yield* prepareFilled(again, refilled, place)
        : yield* prepareFilled(again, block, place, new Set(emptied));
      rendering.mainHeading = again.mainHeading;
    }
    const { view, frame } = prepared;
    const html = renderToString(view);
    if (block === place.page.mainHeadingBlock) rendering.mainHeading = html !== '';
    return { frame, html };
  } catch (error) {
    // The blocks inside are dropped as well, including a main heading.
    rendering.mainHeading = hadHeading;
    rendering.failed({ id: block.id, type: block.type, why: explainBlockFailure(error), error });
    const html = place.page.preview ? renderToString(<BlockFailure error={error} />) : '';
    return { frame: buildBareFrame(block, place), html };
  }
}

function* prepareFilled(
  rendering: Rendering,
  block: Block,
  place: RenderPlace,
  emptied?: ReadonlySet<string>,
): Generator<undefined, PreparedBlock> {
  const prepared = prepareBlock(rendering.definitions, block, place, emptied);
  for (const slot of prepared.slots) yield* fillSlot(rendering, slot);
  return prepared;
}

/** Closes the gaps between a block's slots if they are a series: one block in each, none of them a text. */
function refill(
  definitions: Definitions,
  block: Block,
  slots: readonly PreparedSlot[],
  emptied: ReadonlySet<string>,
): Block | undefined {
  const isSeries = slots.every(({ stored }) => {
    const [first, ...others] = listVisibleBlocks(stored);
    return first !== undefined && others.length === 0 && !hasRole(definitions, first, 'text');
  });
  return isSeries ? definitions.get(block.type)?.refill?.(block, emptied) : undefined;
}

/** Finds the paths of slots whose blocks render nothing. A slot without blocks was left empty on purpose, so it is not included. */
function findEmptiedSlots(slots: readonly PreparedSlot[]): string[] {
  return slots.flatMap(({ stored, rendered, path }) =>
    rendered.length === 0 && listVisibleBlocks(stored).length > 0 ? path : [],
  );
}

/** Renders a slot. Only blocks with output are passed to the view, so that it can detect an empty slot. */
function* fillSlot(
  rendering: Rendering,
  { stored, place, rendered }: PreparedSlot,
): Generator<undefined, void> {
  rendered.push(...(yield* renderList(rendering, listVisibleBlocks(stored), () => place)));
}
