import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Block, type BlockDefinition, migrateBlock } from '#content/block/block.ts';
import type { HandlePart } from '#content/block/block-handles.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { followPointer } from '../../../shared/follow-pointer.ts';
import { createFreshId } from '../../../shared/fresh-id.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import type { Point } from '../overlay/geometry.ts';
import { createHandleValues } from './handle-values.ts';
import type { PlacedHandle } from './placed-handle.ts';

const directions: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
};

/** Label of a handle: its control, and the side. */
export function formatHandleName({ handle, part, columns }: PlacedHandle): string {
  // A focal point has no side.
  const side: string | undefined = words.sides[part.part as keyof typeof words.sides];
  const name = columns ? words.handles.gutter(columns.gutter + 1) : words.handles.name(handle.label, side);
  return handle.item === undefined ? name : words.handles.ofItem(handle.item, name);
}

/** Distance after which the direction of a finger is known, in CSS pixels of the page. */
const decided = 6;

/**
 * Scrolls the page for a finger that moves up or down on a handle for a width. Returns a function that is true if
 * the page takes a movement, or may still take it.
 */
function createTouchScroll({ grows, picture, element }: PlacedHandle): ((way: Point) => boolean) | undefined {
  if (grows.x === 0 || picture) return undefined;
  const page = element.ownerDocument.defaultView;
  let isScroll: boolean | undefined;
  let last = 0;
  return ({ x, y }) => {
    if (isScroll === undefined && Math.hypot(x, y) >= decided) isScroll = Math.abs(y) > Math.abs(x);
    if (isScroll) page?.scrollBy(0, last - y);
    last = y;
    return isScroll ?? true;
  };
}

/** Drags a handle, or steps it by the keyboard; each drag is one undo step. */
export function useHandle(blockId: string, placed: PlacedHandle, scale: number) {
  const { editing, draft, definitions, view } = useEditor();
  const [dragging, setDragging] = useState(false);
  const drag = (is: boolean) => {
    setDragging(is);
    view.setState({ handleDragged: is });
  };
  // Both edges of a width, and all gutters, are one control.
  const isOne = placed.columns || placed.whole;
  const label = isOne ? placed.handle.label : formatHandleName(placed);

  const readCurrent = (): PlacedHandle => {
    const block = draft.store.getState().tree.find(blockId)?.block;
    const definition = block && definitions.get(block.type);
    return definition ? updateHandle(placed, definition, block) : placed;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const values = event.button === 0 ? createHandleValues(placed) : undefined;
    if (!values) return;
    event.preventDefault();
    // Receives Escape, even if the focus was in the frame.
    event.currentTarget.focus({ preventScroll: true });
    const gestureId = createFreshId();
    const scroll = event.pointerType === 'touch' ? createTouchScroll(placed) : undefined;
    drag(true);
    followPointer(event.currentTarget, event.nativeEvent, {
      move: ({ x, y, ...keys }) => {
        const way = { x: x / scale, y: y / scale };
        if (!scroll?.(way)) editing.dragValues(blockId, values.at(way, keys), label, gestureId);
      },
      cancel: () => editing.dragValues(blockId, values.before, label, gestureId),
      end: () => drag(false),
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    // With Alt the same keys move the block.
    event.stopPropagation();
    const keys = { shift: event.shiftKey, alt: event.altKey };
    const values = createHandleValues(readCurrent())?.step(direction, keys);
    if (values) editing.streamValues(blockId, values, label);
  };

  const onDoubleClick = () => {
    const values = createHandleValues(placed)?.standard;
    if (values) editing.setValues(blockId, values, label);
  };
  return { dragging, handlers: { onPointerDown, onKeyDown, onDoubleClick } };
}

/**
 * Updates a handle with the current values of its block. Handles are positioned again only after the page has
 * rendered a change, and keys are faster: a step from the rendered value would repeat the last one.
 */
export function updateHandle(placed: PlacedHandle, definition: BlockDefinition, block: Block): PlacedHandle {
  const stored = migrateBlock(definition, block);
  const now = new Map(
    placed.handle.parts.map((part) => [part, { ...part, value: getValueAt(stored, part.path) }] as const),
  );
  const findCurrentPart = (part: HandlePart) =>
    now.get(part) ?? { ...part, value: getValueAt(stored, part.path) };
  return {
    ...placed,
    handle: { ...placed.handle, parts: placed.handle.parts.map(findCurrentPart) },
    part: findCurrentPart(placed.part),
  };
}
