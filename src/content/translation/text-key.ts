import type { PathPart } from '../block/issue.ts';
import { getValueAt } from '../block/value-at.ts';
import { readItemId } from '../language/page-texts.ts';

/**
 * Returns the key of a text within its block, which survives moves of its item: property names, and ids of
 * items if they have one.
 *
 * @example
 * getTextKey({ slides: [{ id: 'item-1', alt: '' }] }, ['slides', 0, 'alt']); // 'slides/@item-1/alt'
 */
export function getTextKey(block: unknown, path: readonly PathPart[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'string') return part;
      const id = readItemId(getValueAt(block, path.slice(0, index + 1)));
      return id === undefined ? `#${part}` : `@${id}`;
    })
    .join('/');
}
