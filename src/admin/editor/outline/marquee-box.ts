import { scrollSpeed } from '../services/scroll-speed.ts';
import type { RowSpan } from './marquee.ts';

/** A rectangle in CSS pixels from the upper left corner of the tree's content. */
export interface MarqueeBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the window in the tree's content, however far that is scrolled. */
export function pointIn(tree: HTMLElement, clientX: number, clientY: number): Point {
  const { left, top } = tree.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top + tree.scrollTop };
}

/** The rows of blocks, as they stand now. */
export function rowSpans(tree: HTMLElement): readonly RowSpan[] {
  return [...tree.querySelectorAll<HTMLElement>('[data-row]:not(.row--slot)')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return {
      key: row.dataset.row ?? '',
      top: pointIn(tree, 0, top).y,
      bottom: pointIn(tree, 0, bottom).y,
    };
  });
}

/** Between two points, and never larger than the tree, which it would make larger with it. */
export function boxBetween(from: Point, to: Point, tree: HTMLElement): MarqueeBox {
  const x = (at: number) => Math.min(tree.clientWidth, Math.max(0, at));
  const y = (at: number) => Math.min(tree.scrollHeight, Math.max(0, at));
  const left = Math.min(x(from.x), x(to.x));
  const top = Math.min(y(from.y), y(to.y));
  return { left, top, width: Math.abs(x(to.x) - x(from.x)), height: Math.abs(y(to.y) - y(from.y)) };
}

/** Scrolls the tree while the pointer is at its edges, and says so each time. Answers how to stop. */
export function scrollAlong(tree: HTMLElement, clientY: () => number, scrolled: () => void): () => void {
  let last = performance.now();
  let frame = requestAnimationFrame(tick);
  function tick(now: number): void {
    frame = requestAnimationFrame(tick);
    const { top, height } = tree.getBoundingClientRect();
    const before = tree.scrollTop;
    tree.scrollTop += (scrollSpeed(clientY() - top, height) * Math.min(50, now - last)) / 1000;
    last = now;
    if (tree.scrollTop !== before) scrolled();
  }
  return () => cancelAnimationFrame(frame);
}
