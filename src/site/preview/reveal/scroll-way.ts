/** From where to where something stands in what it is seen through, along one axis, in CSS pixels. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** CSS pixels that stay between what is looked at and the edge. */
export const margin = 24;

/** The part of the room that something taller than it has to fill to be in view. */
const enough = 1 / 2;

/**
 * How far to scroll so that a span comes into a room that begins at 0: no further than needed, and 0 for what is in view
 * already. What does not fit is brought to its beginning, unless it fills most of what one sees.
 */
export function scrollWay({ start, end }: Span, room: number): number {
  const seen = Math.min(end, room) - Math.max(start, 0);
  if (end - start > room - 2 * margin) return seen >= room * enough ? 0 : start - margin;
  if (start < margin) return start - margin;
  if (end > room - margin) return end - room + margin;
  return 0;
}
