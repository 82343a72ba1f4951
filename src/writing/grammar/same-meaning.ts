import type { Mark, Node } from 'prosemirror-model';
import { normalForm } from './normal-form.ts';

const meanings = new WeakMap<Node, string>();

/** What a part of a text says, as one string: two that are written differently and say the same have the same. */
export function meaningOf(node: Node): string {
  const before = meanings.get(node);
  if (before !== undefined) return before;
  const normal = normalForm(node);
  const meaning = normal ? JSON.stringify(contentsOf(normal)) : '';
  meanings.set(node, meaning);
  return meaning;
}

/** How items are spaced, how they are marked, and by which rule an address is a link is how something is written. */
function contentsOf(node: Node): unknown[] {
  const { level, start, source } = node.attrs;
  const own = [node.type.name, level ?? start ?? source ?? 0];
  if (node.isText) return [node.text, ...node.marks.map(markValue)];
  return [...own, ...node.marks.map(markValue), node.content.content.map(contentsOf)];
}

function markValue({ type, attrs }: Mark): string {
  return `${type.name} ${attrs.href ?? ''}`;
}
