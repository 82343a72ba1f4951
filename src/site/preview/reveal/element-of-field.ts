import { ownElements } from '#blocks/shared/reveal.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';

/**
 * The element of a block that shows what the field at a path changes: the one that is marked with it, or with the nearest that
 * it is a part of, such as its slide or column; else the block itself.
 */
export function elementOfField(block: HTMLElement, path: readonly PathPart[]): HTMLElement {
  const marked = ownElements(block, '[data-field]').filter((element) => element.checkVisibility());
  for (let length = path.length; length > 0; length -= 1) {
    const name = formatPath(path.slice(0, length));
    const isItem = typeof path[length - 1] === 'number';
    const found =
      marked.find(({ dataset }) => dataset.field === name) ??
      (isItem ? marked.find(({ dataset }) => dataset.field?.startsWith(`${name}.`)) : undefined);
    if (found) return found;
  }
  return block;
}
