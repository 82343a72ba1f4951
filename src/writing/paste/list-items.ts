import type { Node } from 'prosemirror-model';
import { richSchema } from '../grammar/schema.ts';

const { nodes } = richSchema;

/** An item of a list as it was met: how deep it is, and its words. */
export interface Item {
  /** 1 for one of a list that is in no other. */
  readonly level: number;
  readonly ordered: boolean;
  readonly words: readonly Node[];
}

/** Items in a row as lists in lists. */
export function listsOf(items: readonly Item[]): Node[] {
  const lists: Node[] = [];
  let start = 0;
  while (start < items.length) {
    const first = items[start] as Item;
    let end = start + 1;
    while (end < items.length && belongs(items[end] as Item, first)) end += 1;
    lists.push(listOf(items.slice(start, end), first));
    start = end;
  }
  return lists;
}

const belongs = (item: Item, first: Item) =>
  item.level > first.level || (item.level === first.level && item.ordered === first.ordered);

function listOf(items: readonly Item[], { level, ordered }: Item): Node {
  const made: Node[] = [];
  let start = 0;
  while (start < items.length) {
    let end = start + 1;
    while (end < items.length && (items[end] as Item).level > level) end += 1;
    const paragraph = nodes.paragraph.create(null, items[start]?.words);
    made.push(nodes.list_item.create(null, [paragraph, ...listsOf(items.slice(start + 1, end))]));
    start = end;
  }
  return (ordered ? nodes.ordered_list : nodes.bullet_list).create(null, made);
}
