import type { ReactNode } from 'react';
import type { Block, Definitions } from '#content/block.ts';
import { BlockBoundary, BlockFailure } from './block-failure.tsx';
import { bareFrame, type Place, prepareBlock, topPlace, visibleIn } from './prepare-block.tsx';
import type { PageContext } from './shared/view-context.ts';

/**
 * A page's blocks as one live tree, for the preview. Hidden ones render nothing; slots are rendered first and
 * handed to the view. A block that fails says so in its own place. Visitors get what `draw-blocks.tsx` makes of
 * the same views.
 */
export function renderBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  page: PageContext,
): ReactNode {
  const top = topPlace(page);
  return visibleIn(blocks).map((block, index) => renderBlock(definitions, block, { ...top, index }));
}

function renderBlock(definitions: Definitions, block: Block, place: Place): ReactNode {
  const inside = { ...place, depth: place.depth + 1 };
  try {
    const { view, frame } = prepareBlock(definitions, block, place, (stored) =>
      visibleIn(stored).map((inner) => renderBlock(definitions, inner, inside)),
    );
    return (
      <div key={block.id} {...frame}>
        <BlockBoundary block={block} preview={place.page.preview}>
          {view}
        </BlockBoundary>
      </div>
    );
  } catch (error) {
    return (
      <div key={block.id} {...bareFrame(block, place)}>
        {place.page.preview && <BlockFailure error={error} />}
      </div>
    );
  }
}
