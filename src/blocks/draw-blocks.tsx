import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Block, Definitions } from '#content/block.ts';
import { BlockFailure, whyNot } from './block-failure.tsx';
import {
  bareFrame,
  type Place,
  type PreparedBlock,
  prepareBlock,
  topPlace,
  visibleIn,
} from './prepare-block.tsx';
import type { PageContext } from './shared/view-context.ts';

/** A block that visitors do not see, since drawing it failed or asked too much. */
export interface BlockFailed {
  readonly id: string;
  readonly type: string;
  readonly why: string;
  readonly error: unknown;
}

export interface DrawnBlocks {
  readonly elements: ReactNode;
  /** True when the block that was to bring the page's h1 has done so. */
  readonly mainHeading: boolean;
}

/**
 * A page's blocks for visitors, each drawn on its own: what fails takes nothing else along, what draws nothing
 * leaves nothing behind, and whoever runs this can do other things between two blocks. Inner blocks come first.
 */
export function* drawBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  page: PageContext,
  failed: (failure: BlockFailed) => void,
): Generator<undefined, DrawnBlocks> {
  const top = topPlace(page);
  const drawing: Drawing = { definitions, failed, mainHeading: false };
  const elements: ReactNode[] = [];
  for (const [index, block] of visibleIn(blocks).entries()) {
    elements.push(yield* drawBlock(drawing, block, { ...top, index }, index));
  }
  return { elements, mainHeading: drawing.mainHeading };
}

interface Drawing {
  readonly definitions: Definitions;
  readonly failed: (failure: BlockFailed) => void;
  mainHeading: boolean;
}

function* drawBlock(
  drawing: Drawing,
  block: Block,
  place: Place,
  key: number,
): Generator<undefined, ReactNode> {
  const { frame, html } = yield* drawAlone(drawing, block, place);
  yield;
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has just made of the block's view
  return <div key={key} {...frame} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface DrawnAlone {
  readonly frame: PreparedBlock['frame'];
  readonly html: string;
}

function* drawAlone(drawing: Drawing, block: Block, place: Place): Generator<undefined, DrawnAlone> {
  const hadHeading = drawing.mainHeading;
  try {
    const slots: { readonly stored: unknown; readonly drawn: ReactNode[] }[] = [];
    const { view, frame } = prepareBlock(drawing.definitions, block, place, (stored) => {
      const drawn: ReactNode[] = [];
      slots.push({ stored, drawn });
      return drawn;
    });
    for (const { stored, drawn } of slots) yield* fillSlot(drawing, stored, place, drawn);
    const html = renderToString(view);
    if (block === place.page.mainHeadingBlock) drawing.mainHeading = html !== '';
    return { frame, html };
  } catch (error) {
    // What had been drawn inside goes along.
    drawing.mainHeading = hadHeading;
    drawing.failed({ id: block.id, type: block.type, why: whyNot(error), error });
    const html = place.page.preview ? renderToString(<BlockFailure error={error} />) : '';
    return { frame: bareFrame(block, place), html };
  }
}

/** What a view gets as its slot holds only what draws something, so that it can tell an empty one. */
function* fillSlot(
  drawing: Drawing,
  stored: unknown,
  place: Place,
  drawn: ReactNode[],
): Generator<undefined, void> {
  const inside = { ...place, depth: place.depth + 1 };
  for (const [index, inner] of visibleIn(stored).entries()) {
    const element = yield* drawBlock(drawing, inner, inside, index);
    if (element !== null) drawn.push(element);
  }
}
