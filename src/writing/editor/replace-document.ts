import type { Node } from 'prosemirror-model';
import type { Transform } from 'prosemirror-transform';

/** Replaces only the difference to another document, so that positions outside of it stay valid. */
export function replaceDifference<T extends Transform>(change: T, next: Node): T {
  const { doc } = change;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return change;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return change.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}

/**
 * Finds the end of the last difference to another document, as a position in that one; undefined if they are
 * equal.
 */
export function endOfDifference(doc: Node, next: Node): number | undefined {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  return start === null || !end ? undefined : Math.max(start, end.b);
}
