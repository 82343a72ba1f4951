import type { Point } from '../overlay/geometry.ts';

/** Position and kind of a handle. */
interface PositionedHandle {
  readonly handle: { readonly kind: string };
  readonly at: Point;
  readonly grows: Point;
}

/** Distance at which two handles overlap, in CSS pixels of the page. */
const reach = 32;

/** Distance that a handle is shifted at a time, in CSS pixels of the page. */
const aside = 56;

/**
 * Shifts handles of paddings along their edge, alternately to both sides, until none overlaps another: a
 * row's padding is often at the same place as its grid's. Other handles stay.
 */
export function avoidOverlap<Handle extends PositionedHandle>(handles: readonly Handle[]): readonly Handle[] {
  const standing = handles.filter(({ handle }) => handle.kind !== 'padding').map(({ at }) => at);
  return handles.map((one) => {
    if (one.handle.kind !== 'padding') return one;
    const at =
      listCandidatePositions(one).find((place) => standing.every((other) => !touch(place, other))) ?? one.at;
    standing.push(at);
    return at === one.at ? one : { ...one, at };
  });
}

/** Positions for the handle of a padding, nearest first. */
function listCandidatePositions({ at, grows }: PositionedHandle): readonly Point[] {
  const along = grows.x === 0 ? { x: aside, y: 0 } : { x: 0, y: aside };
  const steps = [0, -1, 1, -2, 2, -3, 3];
  return steps.map((step) => (step === 0 ? at : { x: at.x + along.x * step, y: at.y + along.y * step }));
}

function touch(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < reach;
}
