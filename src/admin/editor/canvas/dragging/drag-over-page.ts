import { getDeviceForWidth } from '#content/look/layout.ts';
import type { PageTree } from '#document/page-tree.ts';
import { computeScrollSpeed } from '../../services/compute-scroll-speed.ts';
import type { DropTarget } from '../drops/drop-target.ts';
import { measureLists } from '../drops/measure-lists.ts';
import type { Point } from '../overlay/geometry.ts';
import type { DragPayload } from './drag-payload.ts';
import type { Drag } from './follow-press.ts';

/** A drag over the page, as of the last frame. */
export interface DragState {
  readonly payload: DragPayload;
  /** Pointer position in CSS pixels of the frame's viewport. */
  readonly point: Point;
  readonly target: DropTarget | undefined;
}

interface DropResult {
  /** Id of the block that the drop created. */
  readonly newBlockId: string | undefined;
}

interface DragOptions {
  readonly page: Document;
  readonly tree: () => PageTree;
  readonly payload: DragPayload;
  readonly show: (over: DragState | undefined) => void;
}

/**
 * Longest time between two frames that auto-scroll counts, in ms, so that the page does not leap after a
 * pause.
 */
const longestFrame = 50;

/**
 * CSS pixels to the side from which a drag may create columns. A block that is moved straight up or down by
 * its grip, which is at an edge of the page's text, passes the edges of others.
 */
const leastSideways = 24;

/**
 * Follows a drag over a page: finds the drop target once per frame, and scrolls near the edges. Dropping
 * returns the result of the drop; undefined if nothing was dropped.
 */
export function dragOverPage(
  options: DragOptions,
  start: Point,
): Omit<Drag, 'drop'> & { readonly drop: () => DropResult | undefined } {
  const { page, tree, payload, show } = options;
  let point = start;
  let isNew = true;
  let last = performance.now();
  let frame = requestAnimationFrame(updateOncePerFrame);

  /** On phones columns are stacked, so that there is nothing beside a block. */
  const isSideways = () =>
    Math.abs(point.x - start.x) >= leastSideways &&
    getDeviceForWidth(page.defaultView?.innerWidth ?? 0) !== 'mobile';
  const findTarget = () => payload.findTarget(measureLists(page, tree()), point, isSideways());

  function updateOncePerFrame(now: number): void {
    frame = requestAnimationFrame(updateOncePerFrame);
    const scrolled = scrollBy(page, point, Math.min(longestFrame, now - last));
    last = now;
    if (!isNew && !scrolled) return;
    isNew = false;
    show({ payload, point, target: findTarget() });
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
      const target = findTarget();
      if (target?.outcome !== 'moves') return undefined;
      return { newBlockId: payload.drop(target) };
    },
    cancel: close,
  };
}

/** Scrolls by a step that depends on the time since the last frame. True if the page has moved. */
function scrollBy(page: Document, { y }: Point, ms: number): boolean {
  const view = page.defaultView;
  if (!view) return false;
  const before = view.scrollY;
  const speed = computeScrollSpeed(y, view.innerHeight);
  if (speed !== 0) view.scrollBy({ top: (speed * ms) / 1000, behavior: 'instant' });
  return view.scrollY !== before;
}
