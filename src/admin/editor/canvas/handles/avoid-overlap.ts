import type { Point } from '../overlay/geometry.ts';

/** What is known of a handle by where it stands. */
interface Standing {
  readonly handle: { readonly kind: string };
  readonly at: Point;
  readonly grows: Point;
}

/** CSS pixels of the page within which one handle would lie on another. */
const reach = 32;

/** How far it steps aside each time. */
const aside = 56;

/**
 * Handles so that none lies on another: a padding steps aside along its edge, alternately to both sides, as that of a row
 * does which stands where its grid's does. All others stand where they have to.
 */
export function avoidOverlap<Handle extends Standing>(handles: readonly Handle[]): readonly Handle[] {
  const standing = handles.filter(({ handle }) => handle.kind !== 'padding').map(({ at }) => at);
  return handles.map((one) => {
    if (one.handle.kind !== 'padding') return one;
    const at =
      listCandidatePositions(one).find((place) => standing.every((other) => !touch(place, other))) ?? one.at;
    standing.push(at);
    return at === one.at ? one : { ...one, at };
  });
}

/** Where a padding may stand, the nearest first. */
function listCandidatePositions({ at, grows }: Standing): readonly Point[] {
  const along = grows.x === 0 ? { x: aside, y: 0 } : { x: 0, y: aside };
  const steps = [0, -1, 1, -2, 2, -3, 3];
  return steps.map((step) => (step === 0 ? at : { x: at.x + along.x * step, y: at.y + along.y * step }));
}

function touch(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < reach && Math.abs(one.y - other.y) < reach;
}
