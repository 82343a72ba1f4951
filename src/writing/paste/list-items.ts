import type { Node } from 'prosemirror-model';
import { richSchema } from '../grammar/schema.ts';

const { nodes } = richSchema;

/** An item of a list as it was met. */
export interface PastedListItem {
  /** 1 for an item of a list that is in no other. */
  readonly level: number;
  ordered: boolean;
  /** The number shown before it; undefined in a bulleted list, and where it follows from the item before. */
  number: number | undefined;
}

/** Words of an item. Several lines may belong to one, also with others between them. */
export interface ItemLine {
  readonly item: PastedListItem;
  readonly words: readonly Node[];
}

/** Lists in lists beyond this many are read by no parser of Markdown; deeper items stand at this depth. */
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
  /** Its words, and lists in it. */
  readonly content: ({ readonly words: Node[] } | OpenList)[];
}

/** Lines in a row as lists in lists. Takes time in proportion to their number. */
export function buildLists(lines: readonly ItemLine[]): Node[] {
  const builder = new ListBuilder();
  for (const line of lines) builder.add(line);
  return builder.lists.map(toNode);
}

class ListBuilder {
  readonly lists: OpenList[] = [];
  /** The lists that are open, from the outermost to the one that was written in last. */
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
    // A selection may begin in an inner list: what follows further out stands beside it.
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

/** A list of the same kind whose numbers go on. */
function continues({ ordered, items, start }: OpenList, item: PastedListItem): boolean {
  if (ordered !== item.ordered) return false;
  const next = (items.at(-1)?.number ?? start - 1) + 1;
  return !ordered || item.number === undefined || item.number === next;
}

/** Several paragraphs of one item are lines of it. */
function addWords(item: OpenItem | undefined, words: readonly Node[]): void {
  const last = item?.content.at(-1);
  if (last && 'words' in last) for (const word of [nodes.break.create(), ...words]) last.words.push(word);
  else item?.content.push({ words: [...words] });
}

/** Lists are no deeper than `deepest`, and so is this. */
function toNode({ ordered, start, items }: OpenList): Node {
  const children = items.map(({ content }) =>
    nodes.list_item.create(
      null,
      content.map((part) => ('words' in part ? nodes.paragraph.create(null, part.words) : toNode(part))),
    ),
  );
  return ordered ? nodes.ordered_list.create({ start }, children) : nodes.bullet_list.create(null, children);
}
