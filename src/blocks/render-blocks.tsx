import type { ReactNode } from 'react';
import { type Block, type Definitions, isBlock } from '#content/block.ts';
import { resolveBlock } from '#content/resolve-block.ts';
import { exampleAt, withExamples } from '#content/starter-values.ts';
import type { BlockContext, EditMarks, PageContext } from './shared/view-context.ts';
import { UnknownBlock } from './unknown-block.tsx';
import { blockViews } from './views.ts';

/** How many blocks at the top of a page load at once and do not fade in; specified. */
const priorityBlocks = 3;

/** How many blocks inside those do, so that a row of cards does not hold up its own first picture. */
const priorityInside = 1;

interface Counters {
  heroes: number;
  texts: number;
  contacts: number;
  insidePriority: number;
}

/** Draws a page's blocks. Hidden ones render nothing; slots are drawn first and handed to the view. */
export function renderBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  page: PageContext,
): ReactNode {
  const counters: Counters = { heroes: 0, texts: 0, contacts: 0, insidePriority: 0 };
  const visible = blocks.filter((block) => isBlock(block) && !block.hidden);
  return visible.map((block, index) => renderBlock(definitions, block, { page, index, depth: 0, counters }));
}

interface Place {
  readonly page: PageContext;
  readonly index: number;
  readonly depth: number;
  readonly counters: Counters;
}

function renderBlock(definitions: Definitions, block: Block, place: Place): ReactNode {
  const { page, index, depth, counters } = place;
  const definition = definitions.get(block.type);
  const View = blockViews[block.type];
  const isHero = block.type === 'heroImage';
  const context: BlockContext = {
    ...page,
    index,
    depth,
    priority:
      isHero || (index < priorityBlocks && (depth === 0 || counters.insidePriority++ < priorityInside)),
    heroIndex: isHero ? counters.heroes++ : undefined,
    firstText: block.type === 'text' && counters.texts++ === 0,
    firstContact: block.type === 'contact' && counters.contacts++ === 0,
  };
  // Words that nobody has written yet are the editor's, and stay in its frame.
  const shown = page.preview ? withExamples(definitions, block) : block;
  const mark = (field: string) => (page.preview ? editMarks(definitions, block, field) : {});
  const resolved = definition
    ? resolveBlock(definition, shown, page.language, (stored) => renderSlot(definitions, stored, place))
    : undefined;
  return (
    <div
      key={block.id}
      className={`block block--${resolved ? kebab(block.type) : 'unknown'}${depth === 0 ? breakout(resolved) : ''}`}
      data-block-id={page.preview ? block.id : undefined}
      data-reveal={depth > 0 || context.priority || page.preview ? undefined : index}
    >
      {View && resolved ? (
        <View block={resolved as never} context={context} edit={mark} />
      ) : (
        <UnknownBlock type={block.type} />
      )}
    </div>
  );
}

function renderSlot(definitions: Definitions, stored: unknown, place: Place): ReactNode {
  const blocks: unknown[] = Array.isArray(stored) ? stored : [];
  const visible = blocks.filter(isBlock).filter((block) => !block.hidden);
  return visible.map((block) => renderBlock(definitions, block, { ...place, depth: place.depth + 1 }));
}

function editMarks(definitions: Definitions, block: Block, field: string): EditMarks {
  const isExample = exampleAt(definitions, block, field) !== undefined;
  return { 'data-field': field, 'data-example': isExample ? '' : undefined };
}

/** At the top of a page media may break out of the text column: to the page's width or the viewport's. */
function breakout(resolved: Record<string, unknown> | undefined): string {
  const full = resolved?.fullbleed === true || resolved?.widthMode === 'full-width';
  const width = full ? 'viewport' : (resolved?.widthType ?? resolved?.layoutWidth);
  return width === 'page' || width === 'viewport' ? ` block--${width}` : '';
}

function kebab(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
