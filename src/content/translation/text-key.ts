import type { PathPart } from '../block/issue.ts';
import { valueAt } from '../block/value-at.ts';
import { readItemId } from '../language/page-texts.ts';

/**
 * Returns the key of a text within its block, which survives moves of its item: property names, and ids of
 * items if they have one.
 */
export function textKey(block: unknown, path: readonly PathPart[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'string') return part;
      const id = readItemId(valueAt(block, path.slice(0, index + 1)));
      return id === undefined ? `#${part}` : `@${id}`;
    })
    .join('/');
}
