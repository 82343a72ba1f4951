import { type PointerEvent, type RefObject, useState } from 'react';
import { selectBlocks } from '#document/selection.ts';
import { announce } from '../../shared/announcer.tsx';
import { followPointer } from '../../shared/follow-pointer.ts';
import { computeScrollSpeed } from '../services/compute-scroll-speed.ts';
import { type EditorServices, useEditor } from '../services/editor-context.ts';
import { listTouchedRows, type RowSpan } from './list-touched-rows.ts';
import { outlineWords } from './outline-words.ts';
import { isBesideRows } from './row-hit-areas.ts';

/** Selects blocks by a rectangle that is drawn from outside of the rows. */
export function useMarquee(tree: RefObject<HTMLElement | null>) {
  const services = useEditor();
  const [box, setBox] = useState<MarqueeBox>();
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = tree.current;
    if (!element || event.button !== 0 || event.pointerType === 'touch' || !isBesideRows(event)) return;
    event.preventDefault();
    drawMarquee(element, event.nativeEvent, services, setBox);
  };
  return { box, onPointerDown };
}

function drawMarquee(
  tree: HTMLElement,
  start: globalThis.PointerEvent,
  { draft }: EditorServices,
  show: (box: MarqueeBox | undefined) => void,
): void {
  const pressed = (start.target as Element).closest<HTMLElement>('[data-row]');
  // Receives Escape, even if the focus was in the frame.
  (pressed ?? tree.querySelector<HTMLElement>('[tabindex="0"]'))?.focus({ preventScroll: true });
  const { selection: before } = draft.store.getState();
  const adds = start.shiftKey || start.metaKey || start.ctrlKey;
  const from = toTreePoint(tree, start.clientX, start.clientY);
  const spans = measureRows(tree);
  let way = { x: 0, y: 0 };
  let chosen = '';
  const choose = () => {
    const to = toTreePoint(tree, start.clientX + way.x, start.clientY + way.y);
    show(getBoxBetween(from, to, tree));
    const touched = listTouchedRows(spans, from.y, to.y);
    if (touched.join() === chosen) return;
    chosen = touched.join();
    const kept = adds ? before.ids.filter((id) => !touched.includes(id)) : [];
    draft.select(selectBlocks(draft.store.getState().tree, [...kept, ...touched]));
  };
  const stopScrolling = scrollAlong(tree, () => start.clientY + way.y, choose);
  followPointer(tree, start, {
    move: (to) => {
      way = to;
      choose();
    },
    cancel: () => draft.select(before),
    end: (moved) => {
      stopScrolling();
      show(undefined);
      if (moved) announce(outlineWords.selected(draft.store.getState().selection.ids.length));
      else if (!adds && !pressed?.matches('.row--slot')) draft.select(pressed?.dataset.row ?? null);
    },
  });
}

/** A rectangle in CSS pixels from the top left corner of the tree's content. */
interface MarqueeBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts a point of the window to one in the scrolled content of the tree. */
function toTreePoint(tree: HTMLElement, clientX: number, clientY: number): Point {
  const { left, top } = tree.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top + tree.scrollTop };
}

/** Measures the rows of blocks. */
function measureRows(tree: HTMLElement): readonly RowSpan[] {
  return [...tree.querySelectorAll<HTMLElement>('[data-row]:not(.row--slot)')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return {
      key: row.dataset.row ?? '',
      top: toTreePoint(tree, 0, top).y,
      bottom: toTreePoint(tree, 0, bottom).y,
    };
  });
}

/** Box between two points, clipped to the tree, whose content it would enlarge otherwise. */
function getBoxBetween(from: Point, to: Point, tree: HTMLElement): MarqueeBox {
  const x = (at: number) => Math.min(tree.clientWidth, Math.max(0, at));
  const y = (at: number) => Math.min(tree.scrollHeight, Math.max(0, at));
  const left = Math.min(x(from.x), x(to.x));
  const top = Math.min(y(from.y), y(to.y));
  return { left, top, width: Math.abs(x(to.x) - x(from.x)), height: Math.abs(y(to.y) - y(from.y)) };
}

/**
 * Scrolls the tree while the pointer is near its edges, and calls `scrolled` each time. Returns a function
 * that stops it.
 */
function scrollAlong(tree: HTMLElement, clientY: () => number, scrolled: () => void): () => void {
  let last = performance.now();
  let frame = requestAnimationFrame(scrollOncePerFrame);
  function scrollOncePerFrame(now: number): void {
    frame = requestAnimationFrame(scrollOncePerFrame);
    const { top, height } = tree.getBoundingClientRect();
    const before = tree.scrollTop;
    tree.scrollTop += (computeScrollSpeed(clientY() - top, height) * Math.min(50, now - last)) / 1000;
    last = now;
    if (tree.scrollTop !== before) scrolled();
  }
  return () => cancelAnimationFrame(frame);
}
