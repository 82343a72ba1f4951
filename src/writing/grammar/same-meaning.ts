import type { Mark, Node } from 'prosemirror-model';
import { normalizeBlock } from './normal-form.ts';

const meanings = new WeakMap<Node, string>();

/** Serializes the meaning of a block: equal for two that differ only in how they are written. */
export function serializeMeaning(node: Node): string {
  const before = meanings.get(node);
  if (before !== undefined) return before;
  const normal = normalizeBlock(node);
  const meaning = normal ? JSON.stringify(listContents(normal)) : '';
  meanings.set(node, meaning);
  return meaning;
}

/** Leaves out differences in writing: spacing and markers of items, and the parser's rule for a bare URL. */
function listContents(node: Node): unknown[] {
  const { level, start, source } = node.attrs;
  const own = [node.type.name, level ?? start ?? source ?? 0];
  if (node.isText) return [node.text, ...node.marks.map(serializeMark)];
  return [...own, ...node.marks.map(serializeMark), node.content.content.map(listContents)];
}

function serializeMark({ type, attrs }: Mark): string {
  return `${type.name} ${attrs.href ?? ''}`;
}
