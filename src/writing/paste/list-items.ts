import type { Node } from 'prosemirror-model';
import { richSchema } from '../grammar/schema.ts';

const { nodes } = richSchema;

/** A list item in the clipboard. */
export interface PastedListItem {
  /** Nesting, from 1. */
  readonly level: number;
  ordered: boolean;
  /** Number of the item; undefined in a bulleted list, and if it follows from the previous item. */
  number: number | undefined;
}

/** A line of an item. An item may have several, with other lines between them. */
export interface ItemLine {
  readonly item: PastedListItem;
  readonly words: readonly Node[];
}

/**
 * Maximum nesting of lists. Markdown parsers do not read more, so deeper items are moved up to this level.
 */
const deepest = 8;

interface OpenList {
  level: number;
  readonly ordered: boolean;
  readonly start: number;
  readonly items: OpenItem[];
}

interface OpenItem {
  readonly source: PastedListItem;
  readonly number: number | undefined;
  /** The item's text, and nested lists. */
  readonly content: ({ readonly words: Node[] } | OpenList)[];
}

/** Builds nested lists from consecutive lines. Time is linear in their number. */
export function buildLists(lines: readonly ItemLine[]): Node[] {
  const builder = new ListBuilder();
  for (const line of lines) builder.add(line);
  return builder.lists.map(toNode);
}

class ListBuilder {
  readonly lists: OpenList[] = [];
  /** Open lists, from the outermost one to the current one. */
  readonly #open: OpenList[] = [];

  add({ item, words }: ItemLine): void {
    const known = this.#open.findLastIndex(({ items }) => items.at(-1)?.source === item);
    if (known !== -1) {
      this.#open.length = known + 1;
      addWords(this.#open[known]?.items.at(-1), words);
      return;
    }
    const list = this.#listFor(item);
    const before = list.items.at(-1)?.number ?? list.start - 1;
    list.items.push({ source: item, number: item.number ?? before + 1, content: [{ words: [...words] }] });
  }

  #listFor(item: PastedListItem): OpenList {
    let ended: OpenList | undefined;
    while (this.#open.length > 1 && this.#isBeyond(item)) ended = this.#open.pop();
    const top = this.#open.at(-1);
    // A selection may begin in an inner list. Outer items after it then continue the same list.
    if (top && item.level < top.level) top.level = item.level;
    if (top && (top.level === item.level || this.#open.length === deepest)) {
      if (continues(top, item)) return top;
      this.#open.pop();
    } else if (ended && item.level > (top?.level ?? 0) && continues(ended, item)) {
      ended.level = item.level;
      this.#open.push(ended);
      return ended;
    }
    return this.#begin(item);
  }

  #isBeyond({ level }: PastedListItem): boolean {
    return (this.#open.at(-1)?.level ?? 0) > level;
  }

  #begin({ level, ordered, number }: PastedListItem): OpenList {
    const list: OpenList = { level, ordered, start: number ?? 1, items: [] };
    const around = this.#open.at(-1)?.items.at(-1);
    if (around) around.content.push(list);
    else this.lists.push(list);
    this.#open.push(list);
    return list;
  }
}

/** True if an item continues a list: same kind, and consecutive numbers. */
function continues({ ordered, items, start }: OpenList, item: PastedListItem): boolean {
  if (ordered !== item.ordered) return false;
  const next = (items.at(-1)?.number ?? start - 1) + 1;
  return !ordered || item.number === undefined || item.number === next;
}

/** Adds text to an item. Its paragraphs become lines. */
function addWords(item: OpenItem | undefined, words: readonly Node[]): void {
  const last = item?.content.at(-1);
  if (last && 'words' in last) for (const word of [nodes.break.create(), ...words]) last.words.push(word);
  else item?.content.push({ words: [...words] });
}

/** Converts a list and its nested lists, at most `deepest` levels. */
function toNode({ ordered, start, items }: OpenList): Node {
  const children = items.map(({ content }) =>
    nodes.list_item.create(
      null,
      content.map((part) => ('words' in part ? nodes.paragraph.create(null, part.words) : toNode(part))),
    ),
  );
  return ordered ? nodes.ordered_list.create({ start }, children) : nodes.bullet_list.create(null, children);
}
