import { announce } from '../../../shared/announcer.tsx';
import { isTyping } from '../../../shared/typing.ts';
import { words } from '../../../words.ts';
import { listDraggedBlocks } from '../../services/drop-outcome.ts';
import type { EditorServices } from '../../services/editor-context.ts';
import { openBlockMenu } from '../../services/open-block-menu.ts';
import type { Pane } from '../../services/panes.ts';
import type { Draft } from '../../work/draft/draft.ts';
import type { Point } from '../overlay/geometry.ts';
import { toPagePoint, toWindowPoint } from '../overlay/point-in-page.ts';
import { type DragState, dragOverPage } from './drag-over-page.ts';
import { createBlockPayload } from './drag-payload.ts';
import { type Drag, followPress } from './follow-press.ts';

/** Starts dragging the selected blocks from a grip that lies over the page. */
export type Grab = (start: PointerEvent, grip: HTMLElement) => void;

export interface DragListenerOptions {
  readonly page: Document;
  readonly services: EditorServices;
  readonly pane: Pane;
  readonly show: (over: DragState | undefined) => void;
}

/**
 * Starts a drag when selected blocks are pressed and moved, in the page or by the grip. Returns the function
 * for the grip, and one that stops listening.
 */
export function onBlockDrag(options: DragListenerOptions) {
  const { page, services } = options;
  const { draft, view } = services;
  const ending = new AbortController();
  const { signal } = ending;
  const windows = [window, page.defaultView ?? window];
  let stop = () => {};

  const press = (start: PointerEvent) => {
    const ids = listPressedBlocks(start, draft);
    if (ids.length === 0) return;
    stop = followPress(start, {
      holder: page.documentElement,
      windows,
      atOnce: false,
      toPoint: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
      begin: (point) => openMenuUnmoved(options, start, dragBlocks(options, ids, point)),
    });
  };
  const startDrag: Grab = (start, grip) => {
    const { lead } = draft.store.getState().selection;
    if (start.button !== 0 || lead === null) return;
    stop = followPress(start, {
      holder: grip,
      windows,
      atOnce: true,
      toPoint: ({ clientX, clientY }) => toPagePoint(page, clientX, clientY),
      begin: (point) => dragBlocks(options, listDraggedBlocks(draft, lead), point),
    });
  };
  const keepStill = (event: TouchEvent) => {
    if (event.cancelable && view.getState().dragged.length > 0) event.preventDefault();
  };
  page.addEventListener('pointerdown', press, { signal });
  // Registered early: browsers decide whether a finger scrolls before the long press ends.
  page.addEventListener('touchmove', keepStill, { signal, passive: false });
  return {
    startDrag,
    stop: () => {
      stop();
      ending.abort();
    },
  };
}

/** CSS pixels that a finger may move without dragging. */
const unmoved = 10;

/** A finger that rests on a block and leaves it without moving opens the block's menu. */
function openMenuUnmoved({ page, services }: DragListenerOptions, start: PointerEvent, drag: Drag): Drag {
  if (start.pointerType !== 'touch') return drag;
  const target = start.target as Element;
  const blockId = target.closest<HTMLElement>('[data-block-id]')?.dataset.blockId;
  let hasMoved = false;
  return {
    ...drag,
    move: (point) => {
      hasMoved ||= Math.hypot(point.x - start.clientX, point.y - start.clientY) > unmoved;
      if (hasMoved) drag.move(point);
    },
    drop: () => {
      if (hasMoved || blockId === undefined) return drag.drop();
      drag.cancel();
      const at = toWindowPoint(page, { x: start.clientX, y: start.clientY });
      openBlockMenu(services, blockId, at, target.closest<HTMLElement>('[data-field]')?.dataset.field);
    },
  };
}

/** Drags blocks over the page. The outline and the page dim them during the drag. */
function dragBlocks(
  { page, services, pane, show }: DragListenerOptions,
  ids: readonly string[],
  start: Point,
): Drag {
  const { draft, view, panes } = services;
  const payload = createBlockPayload(services, ids);
  const over = dragOverPage({ page, payload, show, tree: () => draft.store.getState().tree }, start);
  panes.activate(pane.id);
  view.setState({ dragged: ids, hoveredId: null });
  announce(words.drag.begun(payload.name));
  const end = (moved: boolean) => {
    view.setState({ dragged: [] });
    if (!moved) announce(words.drag.stayed(payload.name));
    // Focuses the page, so that keyboard editing continues there.
    page.defaultView?.focus();
  };
  return {
    move: over.move,
    drop: () => end(over.drop() !== undefined),
    cancel: () => {
      over.cancel();
      end(false);
    },
  };
}

/**
 * Ids of the blocks that a press in the page would drag: the selected block under the pointer with the rest
 * of the selection.
 */
function listPressedBlocks(event: PointerEvent, draft: Pick<Draft, 'store'>): readonly string[] {
  const { button, shiftKey, metaKey, ctrlKey, altKey } = event;
  if (button !== 0 || !event.isPrimary || shiftKey || metaKey || ctrlKey || altKey) return [];
  const target = event.target as Element;
  if (isTyping(target) || target.closest('dialog, video[controls]')) return [];
  const { ids } = draft.store.getState().selection;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (hasOwnDrag(element)) return [];
    const id = element.getAttribute('data-block-id');
    if (id !== null && ids.includes(id)) return listDraggedBlocks(draft, id);
  }
  return [];
}

/**
 * True for elements that visitors can drag themselves, such as a carousel or the divider between two images:
 * their `touch-action` says so.
 */
function hasOwnDrag(element: Element): boolean {
  const { touchAction } = (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
  return touchAction === 'none' || touchAction.startsWith('pan-');
}
