import type { PageTree } from '#document/page-tree.ts';
import { computeScrollSpeed } from '../../services/compute-scroll-speed.ts';
import type { DropTarget } from '../drops/drop-target.ts';
import { measureLists } from '../drops/measure-lists.ts';
import type { Point } from '../overlay/geometry.ts';
import type { DragPayload } from './drag-payload.ts';
import type { Drag } from './follow-press.ts';

/** What is on its way over a page. */
export interface DragOver {
  readonly cargo: DragPayload;
  /** Where the pointer is, in CSS pixels of the frame's viewport. */
  readonly point: Point;
  readonly landing: DropTarget | undefined;
}

interface Landed {
  /** The block that is new. */
  readonly landed: string | undefined;
}

interface DragOptions {
  readonly page: Document;
  readonly tree: () => PageTree;
  readonly cargo: DragPayload;
  readonly show: (over: DragOver | undefined) => void;
}

/** The longest time between two frames that counts, in ms: a page that stood still does not leap. */
const longestFrame = 50;

/**
 * Drags something over a page: looks once a frame where it would land, and scrolls near the edges. Dropping answers what
 * has landed; nothing where it stays.
 */
export function dragOverPage(
  options: DragOptions,
  start: Point,
): Omit<Drag, 'drop'> & { readonly drop: () => Landed | undefined } {
  const { page, tree, cargo, show } = options;
  let point = start;
  let isNew = true;
  let last = performance.now();
  let frame = requestAnimationFrame(tick);

  const look = () => cargo.landingAt(measureLists(page, tree()), point);

  function tick(now: number): void {
    frame = requestAnimationFrame(tick);
    const scrolled = scrollBy(page, point, Math.min(longestFrame, now - last));
    last = now;
    if (!isNew && !scrolled) return;
    isNew = false;
    show({ cargo, point, landing: look() });
  }
  const close = () => {
    cancelAnimationFrame(frame);
    show(undefined);
  };
  return {
    move: (to) => {
      point = to;
      isNew = true;
    },
    drop: () => {
      close();
      const landing = look();
      if (landing?.outcome !== 'moves') return undefined;
      return { landed: cargo.land(landing) };
    },
    cancel: close,
  };
}

/** True where the page has moved. */
function scrollBy(page: Document, { y }: Point, ms: number): boolean {
  const view = page.defaultView;
  if (!view) return false;
  const before = view.scrollY;
  const speed = computeScrollSpeed(y, view.innerHeight);
  if (speed !== 0) view.scrollBy({ top: (speed * ms) / 1000, behavior: 'instant' });
  return view.scrollY !== before;
}
