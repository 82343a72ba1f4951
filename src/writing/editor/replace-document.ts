import type { Node } from 'prosemirror-model';
import type { Transform } from 'prosemirror-transform';

/** Makes one document of another by replacing what differs, so that places elsewhere in it stay what they are. */
export function replaceDifference<T extends Transform>(change: T, next: Node): T {
  const { doc } = change;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return change;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return change.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}

/** Where the last difference to another document ends, in that one; undefined where there is none. */
export function endOfDifference(doc: Node, next: Node): number | undefined {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  return start === null || !end ? undefined : Math.max(start, end.b);
}
