import type { PathPart } from '../block/issue.ts';
import { valueAt } from '../block/value-at.ts';
import { readItemId } from '../language/page-texts.ts';

/** What a text of a block is known by wherever its item moves: names of properties, and ids of items where they have one. */
export function textKey(block: unknown, path: readonly PathPart[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'string') return part;
      const id = readItemId(valueAt(block, path.slice(0, index + 1)));
      return id === undefined ? `#${part}` : `@${id}`;
    })
    .join('/');
}
